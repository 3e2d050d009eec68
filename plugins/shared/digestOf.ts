import { createHash } from 'node:crypto';

/** A short name for texts, which is another one as soon as a character differs. */
export function digestOf(...texts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha1');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('base64url');
}
