import { editDistance } from '../../../tools-core/base/editDistance.ts';
import { decodeSafely } from '../../shared/decode.ts';

/** A page as the list of all pages names it. */
export interface KnownPage {
  /** Path below the base, without ending: `guides/services/resolver/test`. */
  path: string;
  title: string;
  description: string;
}

const OFFERED = 3;
/** How like the address of a page has to be to what was asked for, from 0 to 1. */
const LIKE_ENOUGH = 0.5;
/** Share of the letters in which two words may differ that mean the same. */
const MOST_EDITS = 0.3;
/** Letters from which a word is read as the start of a longer one, as "config" does for "configuration". */
const STEM = 4;
const LIKENESS_OF_STEM = 0.8;

/**
 * Finds the pages whose addresses are most like one that leads nowhere: a part that was moved, misspelled or left out
 * costs a little.
 * @param asked decoded path below the base
 */
export function nearestPages(asked: string, pages: readonly KnownPage[]): KnownPage[] {
  const wanted = wordsOf(asked);
  if (wanted.length === 0) return [];
  return pages
    .map((page) => ({ page, likeness: likeness(wanted, wordsOf(page.path)) }))
    .filter((found) => found.likeness >= LIKE_ENOUGH)
    .sort((a, b) => b.likeness - a.likeness || a.page.path.length - b.page.path.length)
    .slice(0, OFFERED)
    .map(({ page }) => page);
}

function wordsOf(path: string): string[] {
  const words = path.toLowerCase().replace(/(?:\.html?|\.mdx?)$/, '');
  return words.split(/[^\p{L}\p{N}]+/u).filter((word) => word && word !== 'index');
}

/** The share of both addresses that the other one has as well. */
function likeness(asked: string[], known: string[]): number {
  if (known.length === 0) return 0;
  return (covered(asked, known) + covered(known, asked)) / 2;
}

function covered(words: string[], by: string[]): number {
  const best = words.map((word) => Math.max(...by.map((other) => similarity(word, other))));
  return best.reduce((sum, like) => sum + like, 0) / words.length;
}

/** 1 for the same word, less for one with typing errors, 0 for a different one. */
function similarity(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const edits = editDistance(short, long, Math.floor(long.length * MOST_EDITS));
  if (edits < long.length) return 1 - edits / long.length;
  return short.length >= STEM && long.startsWith(short) ? LIKENESS_OF_STEM : 0;
}

/**
 * Reads the pages from the list that the build publishes as `llms.txt`.
 * @param base base path of the site, with a slash at the end. The host does not count: a copy of the site has another.
 */
export function pagesOfList(list: string, base: string): KnownPage[] {
  return [...list.matchAll(/^- \[(.+?)\]\((\S+?)\.md\): ?(.*)$/gm)].flatMap(([, title, address, description]) => {
    const path = decodeSafely(new URL(address, 'https://x.invalid').pathname);
    if (!path.startsWith(base)) return [];
    return [{ path: path.slice(base.length).replace(/(^|\/)index$/, '$1'), title, description }];
  });
}
