import { type Change, ChoreError, findPage, type Site } from '../site.ts';

/** Words in brackets are for the writer to replace; the check names each that is left. */
export const todo = (words: string) => `[${words}]`;

/** A name for a file or an anchor: small letters, digits and hyphens. */
export function refuseOddName(name: string, what: string): void {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new ChoreError(`"${name}" is no name for ${what}: use small letters, digits and hyphens.`);
}

/** @throws ChoreError where the file is there already */
export function refuseTakenFile({ texts }: Site, file: string): void {
  if (texts.has(file)) throw new ChoreError(`${file} is there already.`);
}

/**
 * Puts a tag on a page: before its last links, or at its end.
 * @param named address or file of the page; without it nothing is done
 */
export function tagOnPage(site: Site, named: string | undefined, tag: string): Change[] {
  if (!named) return [];
  const { file } = findPage(site, named);
  const text = site.texts.get(file) ?? '';
  const at = text.search(/^## (?:Related|Next)\b/m);
  const end = text.endsWith('\n') ? text : `${text}\n`;
  const next = at < 0 ? `${end}\n${tag}\n` : `${text.slice(0, at)}${tag}\n\n${text.slice(at)}`;
  return [{ kind: 'write', file, text: next }];
}
