import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Vectors whose license keeps them out of this repository run from a folder, `tests/fixtures/vectors` or the one that
 * `VECTORS` names. It has copies of the repositories that publish them, each under its own name, and tests of those
 * that are absent are skipped: w3c/vc-di-eddsa, vc-di-ecdsa, vc-di-bbs, vc-data-model-2.0-test-suite,
 * vc-jose-cose-test-suite; w3c-ccg/citizenship-vocab; oauth-wg/draft-ietf-oauth-status-list;
 * openwallet-foundation-labs/identity-credential; decentralized-identity/didwebvh-test-suite.
 */
const folder = process.env.VECTORS ?? path.resolve(import.meta.dirname, '../../fixtures/vectors');

/** Whether the folder has copies of all these repositories. */
export const hasVectors = (...names: string[]): boolean => names.every((name) => existsSync(path.join(folder, name)));

/** The text of a file of the vectors; empty where it is absent. */
export const vectorText = (name: string): string =>
  hasVectors(name) ? readFileSync(path.join(folder, name), 'utf8') : '';
export const vectorJson = (name: string) => JSON.parse(vectorText(name));

/** Names of files in a folder of the vectors and below, as they are written to open them; none if it is absent. */
export const vectorFiles = (name: string, pattern: RegExp): string[] =>
  hasVectors(name)
    ? readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' })
        .map((file) => `${name}/${file}`)
        .filter((file) => pattern.test(file))
        .sort()
    : [];
