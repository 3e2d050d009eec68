/** A source map of nothing. */
const NO_MAP = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' });

/**
 * Replaces the data in a module that Rspress wrote. The source map goes: it would hold the data as they were, and the dev
 * server would take a module for changed when only its map has.
 * @throws {Error} where the module has another form
 */
export function replaceData(code: string, pattern: RegExp, text: string): { code: string; map: string } {
  if (!pattern.test(code)) throw new Error('The data of the site are no plain module. Was Rspress updated?');
  return { code: code.replace(pattern, () => text), map: NO_MAP };
}
