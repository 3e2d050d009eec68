import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Vectors whose license keeps them out of this repository run from a folder, `tests/fixtures/vectors` or the one that
 * `VECTORS` names. It has copies of the repositories that publish them, each under its own name, and tests of those
 * that are absent are skipped: w3c/vc-di-eddsa, vc-di-ecdsa, vc-di-bbs, vc-data-model-2.0-test-suite,
 * vc-jose-cose-test-suite, vc-bitstring-status-list; w3c-ccg/citizenship-vocab, did-method-key;
 * oauth-wg/draft-ietf-oauth-status-list; openwallet-foundation-labs/identity-credential; spruceid/ssi; auth0-lab/mdl;
 * decentralized-identity/presentation-exchange; openid/OpenID4VP.
 */
const folder = process.env.VECTORS ?? path.resolve(import.meta.dirname, '../../fixtures/vectors');
const at = (name: string): string => path.join(folder, name);

/** Whether the folder holds copies of all these repositories. */
export const holds = (...names: string[]): boolean => names.every((name) => existsSync(at(name)));

export const vectorText = (name: string): string => readFileSync(at(name), 'utf8');
export const vectorJson = (name: string) => JSON.parse(vectorText(name));

/** Names of files in a folder of the vectors and below, as they are written to open them; none if it is absent. */
export const vectorFiles = (name: string, pattern: RegExp): string[] =>
  holds(name)
    ? readdirSync(at(name), { recursive: true, encoding: 'utf8' })
        .map((file) => `${name}/${file}`)
        .filter((file) => pattern.test(file))
        .sort()
    : [];
