import { endOfJson } from '../base/index.ts';

/**
 * Takes apart what was put into one field: JSON texts, PEM blocks and tokens, in any order. Between them is white
 * space or nothing.
 */
export function splitTexts(field: string): string[] {
  const texts: string[] = [];
  let at = 0;
  while (at < field.length) {
    if (/\s/.test(field[at] as string)) {
      at += 1;
      continue;
    }
    const end = endOf(field, at);
    const text = field.slice(at, end).trim();
    // The entries of a log of did:webvh belong together.
    const isEntry = (one: string | undefined) => one?.startsWith('{"versionId"');
    if (isEntry(text) && isEntry(texts.at(-1))) texts.push(`${texts.pop()}\n${text}`);
    else texts.push(text);
    at = end;
  }
  return texts;
}

function endOf(field: string, start: number): number {
  if (field.startsWith('-----BEGIN', start)) {
    const close = /-----END [A-Z0-9 ]+-----/g;
    close.lastIndex = start;
    return close.exec(field) ? close.lastIndex : field.length;
  }
  if (field[start] === '{' || field[start] === '[') return endOfJson(field, start);
  // A token may be broken into lines, so an empty line ends it.
  const gap = /\n\s*\n|\s+(?=[{[]|-----BEGIN)/g;
  gap.lastIndex = start;
  return gap.exec(field)?.index ?? field.length;
}
