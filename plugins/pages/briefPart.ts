import { matchesOf } from '../shared/matchesOf.ts';
/** What a part shows beside its headings and samples, as far as rules of a page ask for it. */
export interface PartFacts {
  /** IDs of its elements. */
  ids: string[];
  links: string[];
  images: string[];
  /** Number of its words, without headings and samples. */
  words: number;
}

/** What is left of a part to parse. */
export interface BriefPart {
  /** Its headings and samples, in their order. */
  text: string;
  facts: PartFacts;
}

const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^#{1,6} /;
/** An address in Markdown stands after the words of the link. */
const MARKDOWN_LINK = /(!?)\[[^\]]*\]\(([^)\s]*)[^)]*\)/g;
const ATTRIBUTE = /\s(id|href|src|examples)="([^"]*)"/g;
const CODE = /(`+)(?!`).*?[^`]\1(?!`)/g;

/**
 * Reads off the text of a part what rules of a page ask for, and leaves of it what a page is parsed for. Two fifths of the
 * text of all pages is written by parts, row by row of large tables, and to parse it takes as long as all else.
 * @param text Markdown that a part wrote
 * @param withSamples whether its samples are left in it
 */
export function briefPart(text: string, withSamples: boolean): BriefPart {
  const left: string[] = [];
  const facts = { ids: new Set<string>(), links: new Set<string>(), images: new Set<string>(), words: 0 };
  let fence = '';
  for (const row of text.split('\n')) {
    const mark = FENCE.exec(row)?.[1] ?? '';
    if (fence !== '' || mark !== '') {
      if (withSamples) left.push(row);
      if (fence === '') fence = mark;
      else if (mark.startsWith(fence) && row.trim() === mark) fence = '';
    } else if (HEADING.test(row)) left.push('', row, '');
    else readRow(row, facts);
  }
  const { ids, links, images, words } = facts;
  return { text: left.join('\n'), facts: { ids: [...ids], links: [...links], images: [...images], words } };
}

/** Adds what one row outside samples shows. */
function readRow(
  row: string,
  facts: { ids: Set<string>; links: Set<string>; images: Set<string>; words: number },
): void {
  if (row === '') return;
  const bare = row.replace(CODE, 'code');
  for (const [, isImage, address] of matchesOf(bare, MARKDOWN_LINK))
    (isImage ? facts.images : facts.links).add(address);
  for (const [, name, value] of matchesOf(bare, ATTRIBUTE)) {
    if (name === 'id') facts.ids.add(value);
    else if (name === 'href') facts.links.add(value);
    else if (name === 'src') facts.images.add(value);
    // A tool opens with the example that a fragment names.
    else for (const example of value.split(' ')) facts.ids.add(`example=${example}`);
  }
  facts.words += wordsOf(bare);
}

/** Counts what reads as a word, without tags, addresses and the lines of tables. */
function wordsOf(row: string): number {
  const shown = row.replace(/<[^>]*>/g, ' ').replace(/\]\([^)]*\)/g, ' ');
  return shown.match(/[^\s|]*[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0;
}
