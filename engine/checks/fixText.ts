import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { GLOSSARY_FILE, inAlphabet } from '../data/glossary.ts';
import { rowsOutsideCode } from './rules/markdown.ts';

/**
 * Fixes what needs no judgement in a text: line ends, a byte order mark, hidden characters, and in pages curly quotes in
 * prose and a heading that skips a level; the terms of the glossary stand in the alphabet.
 * @param file path, whose ending says what the text is
 */
export function fixText(file: string, text: string): string {
  const plain = text
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .replace(/\u00a0/g, ' ')
    .replace(/[\u00ad\u200b\u2060\u202a-\u202e\ufeff]/g, '');
  if (/\.mdx?$/.test(file)) return fixProse(plain);
  return file.endsWith(GLOSSARY_FILE) ? sortGlossary(plain) : plain;
}

function fixProse(text: string): string {
  const rows = text.split('\n');
  let level = 1;
  for (const [line, row] of rowsOutsideCode(text)) {
    const marks = /^(#+) /.exec(row)?.[1].length;
    const depth = marks && Math.min(marks, level + 1);
    if (depth) level = depth;
    const heading = depth && depth < (marks ?? 0) ? row.replace(/^#+/, '#'.repeat(depth)) : row;
    rows[line - 1] = heading.replace(/[“”„‟«»]/g, '"').replace(/[‘’‚‛]/g, "'");
  }
  return rows.join('\n');
}

/** The glossary with its entries in the alphabet, each as it is written. One that cannot be read stays as it is. */
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
