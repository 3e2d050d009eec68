import { createHash } from 'node:crypto';

/** Digits of the hash in the name of an index file. */
const HASH_LENGTH = 8;

/**
 * Name of an index file below `static/`: `search_index[.lang][.version].hash.json`.
 * @param lang empty on a site without locales
 * @param version empty on a site without versions
 * @param bytes content of the file, which decides the hash
 */
export function indexFileName(lang: string, version: string, bytes: string): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
  // A dot inside a language would look like the dot before the version.
  const parts = ['search_index', lang.replaceAll('.', '_'), version, hash, 'json'];
  return parts.filter(Boolean).join('.');
}
