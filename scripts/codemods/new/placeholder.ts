import { CodemodError, type Site } from '../site.ts';

/** Words in brackets are for the writer to replace; the check names each that is left. */
export const placeholder = (words: string) => `[${words}]`;

/** A name for a file or an anchor: small letters, digits and hyphens. */
export function assertName(name: string, what: string): void {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new CodemodError(`"${name}" is no name for ${what}: use small letters, digits and hyphens.`);
}

/** @throws CodemodError where the file is there already */
export function assertNewFile({ texts }: Site, file: string): void {
  if (texts.has(file)) throw new CodemodError(`${file} is there already.`);
}
