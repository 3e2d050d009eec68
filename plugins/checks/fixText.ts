import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { GLOSSARY_FILE, inAlphabet } from '../data/glossary.ts';
import { rowsOutsideCode } from '../pages/sourceRows.ts';
import { escapePattern } from '../shared/escapePattern.ts';

const FIXES: [name: string, file: RegExp, fix: (text: string) => string][] = [
  ['byte order mark', /./, (text) => text.replace(/^\ufeff/, '')],
  ['line ends', /./, (text) => text.replaceAll('\r\n', '\n')],
  ['spaces that do not break', /./, (text) => text.replace(/\u00a0/g, ' ')],
  ['hidden characters', /./, (text) => text.replace(/[\u00ad\u200b\u2060\u202a-\u202e\ufeff]/g, '')],
  ['heading levels', /\.mdx?$/, fixHeadings],
  ['order of words', /(?:^|\/)_(?:words|hosts)\.txt$/, sortWords],
  ['order of the glossary', new RegExp(`${escapePattern(GLOSSARY_FILE)}$`), sortGlossary],
];

/**
 * Fixes what needs no decision in a text: line ends, a byte order mark, hidden characters, and in pages
 * a heading that skips a level; the terms of the glossary are sorted.
 * @param file path, whose ending says what the text is
 * @returns the text, and the names of what was fixed
 */
export function fixText(file: string, text: string) {
  const start = { text, fixed: [] as string[] };
  return FIXES.filter(([, files]) => files.test(file)).reduce((before, [name, , fix]) => {
    const after = fix(before.text);
    return after === before.text ? before : { text: after, fixed: [...before.fixed, name] };
  }, start);
}

function fixHeadings(text: string): string {
  // As they were written: headings that had one level before have one level after.
  let above: number[] = [];
  const rows = text.split('\n');
  for (const [line, row] of rowsOutsideCode(text)) {
    const level = /^(#+) /.exec(row)?.[1].length;
    if (!level) continue;
    above = [...above.filter((one) => one < level), level];
    const isBelowTitle = above[0] > 1 ? 1 : 0;
    rows[line - 1] = row.replace(/^#+/, '#'.repeat(above.length + isBelowTitle));
  }
  return rows.join('\n');
}

function sortWords(text: string): string {
  const rows = [...new Set(text.split('\n').filter(Boolean))];
  const isComment = (row: string) => row.startsWith('#');
  const words = rows.filter((row) => !isComment(row)).sort((a, b) => a.localeCompare(b, 'en'));
  return [...rows.filter(isComment), ...words, ''].join('\n');
}

function sortGlossary(text: string): string {
  const list = parseTree(text);
  const entries = list?.type === 'array' ? (list.children ?? []) : [];
  const texts = entries.map((entry) => ({
    term: String(findNodeAtLocation(entry, ['term'])?.value ?? ''),
    text: text.slice(entry.offset, entry.offset + entry.length),
  }));
  if (texts.some(({ term }) => term === '')) return text;
  const sorted = texts.toSorted(inAlphabet);
  // From the end, so that the places before stay where they are.
  return entries.reduceRight(
    (now, { offset, length }, index) => now.slice(0, offset) + sorted[index].text + now.slice(offset + length),
    text,
  );
}
