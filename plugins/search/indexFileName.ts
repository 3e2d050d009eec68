import { createHash } from 'node:crypto';

/** The first digits of a SHA-256 hash, for the names of files. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/**
 * Name of an index file below `static/`: `search_index[.lang][.version].hash.json`.
 * @param lang empty on a site without locales
 * @param version empty on a site without versions
 * @param bytes content of the file, which the hash depends on
 */
export function indexFileName(lang: string, version: string, bytes: string): string {
  // A dot inside a language would look like the dot before the version.
  const parts = ['search_index', lang.replaceAll('.', '_'), version, shortHash(bytes), 'json'];
  return parts.filter(Boolean).join('.');
}
