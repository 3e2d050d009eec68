import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Vectors that may not stand here run from a folder: copies of the repositories that publish them, each under its own
 * name, in `tests/fixtures/vectors` or in the folder that `VECTORS` names. What the folder lacks is skipped.
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
