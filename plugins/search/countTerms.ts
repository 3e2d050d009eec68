import { type PageSection, sectionsOf } from '../../theme/components/Search/engine/pageSections.ts';
import type { Field } from '../../theme/components/Search/engine/rankWeights.ts';
import type { SearchRecord } from '../../theme/components/Search/engine/searchRecord.ts';
import { stem } from '../../theme/components/Search/engine/stem.ts';
import { FILLERS } from '../../theme/components/Search/engine/stopWords.ts';
import { type Chunk, chunksOf, joined, pairOf } from '../../theme/components/Search/engine/tokenize.ts';
import type { PageMetadata } from './pageMetadata.ts';

export const FIELDS: readonly Field[] = ['heading', 'answers', 'linked', 'text', 'shared'];

/** Shorter lines are values that tables have in common rather than sentences. */
const LONG_LINE = 20;
/** A line on this many pages says little about any of them. */
const SEVERAL_PAGES = 5;
/** Numbers in an entry: the section, then the count of each field. */
export const ENTRY = 1 + FIELDS.length;
const POSITIONS = Object.fromEntries(FIELDS.map((field, at) => [field, at + 1])) as Record<Field, number>;

/** How often a term occurs in each section. */
export interface TermCount {
  /** Its forms and their frequencies. */
  surfaces: Map<string, number>;
  /** `ENTRY` numbers for each section with the term, in order. */
  entries: number[];
}

/** Term frequencies and lengths of all sections. */
export interface TermCounts {
  terms: Map<string, TermCount>;
  /**
   * Position of each page's first section among all; one more for the end. After the sections of its text, a page has
   * virtual ones: for its title, each question that it answers, and each name that it defines or mentions.
   */
  pageStarts: number[];
  /** Number of text sections of each page. */
  textSections: number[];
  /** Pages with mentions, and how many. */
  mentions: [page: number, count: number][];
  /** Number of words of each section by field, for the sections that have some. */
  lengths: Record<Field, number[]>;
}

/**
 * Counts the terms of all pages.
 * @param metadata by route
 */
export function countTerms(
  records: SearchRecord[],
  metadata: ReadonlyMap<string, PageMetadata> = new Map(),
): TermCounts {
  const lengths = Object.fromEntries(FIELDS.map((field) => [field, []])) as unknown as TermCounts['lengths'];
  const counts: TermCounts = { terms: new Map(), pageStarts: [], textSections: [], mentions: [], lengths };
  const pages = records.map(sectionsOf);
  const isShared = sharedLines(pages);
  let section = 0;
  for (const [page, record] of records.entries()) {
    const { answers = [], linked = [], mentions = [] } = metadata.get(record.routePath) ?? {};
    counts.pageStarts.push(section);
    counts.textSections.push(pages[page].length);
    for (const text of linked) addPhrase(counts, section, 'linked', text);
    for (const { heading, text } of pages[page]) {
      addPhrase(counts, section, 'heading', heading);
      for (const line of text.split('\n')) addText(counts, section, isShared(line) ? 'shared' : 'text', line);
      section++;
    }
    addPhrase(counts, section++, 'heading', record.title);
    for (const text of answers) addPhrase(counts, section++, 'answers', text);
    // Mentions are in the text of the page, where they count.
    for (const text of mentions) addPhrase(counts, section++, 'shared', text);
    if (mentions.length > 0) counts.mentions.push([page, mentions.length]);
  }
  counts.pageStarts.push(section);
  return counts;
}

/** Finds lines that several pages have, such as the headers that all API pages describe. */
function sharedLines(pages: PageSection[][]): (line: string) => boolean {
  const holders = new Map<string, number>();
  for (const sections of pages) {
    const lines = new Set(sections.flatMap(({ text }) => text.split('\n')).filter((line) => line.length >= LONG_LINE));
    for (const line of lines) holders.set(line, (holders.get(line) ?? 0) + 1);
  }
  return (line) => (holders.get(line) ?? 0) >= SEVERAL_PAGES;
}

/** Adds a short text, whose adjacent words also count as one: `diddocument` for "DID document". */
function addPhrase(counts: TermCounts, section: number, field: Field, text: string): void {
  const content = addText(counts, section, field, text).filter(({ words }) =>
    words.some(({ surface }) => !FILLERS.has(surface)),
  );
  const plain = content.map(({ names, words }) => names[0] ?? words.map(({ surface }) => surface).join(''));
  const pairs = plain.slice(1).map((word, index) => pairOf(joined(plain[index] + word)));
  for (const pair of new Set(pairs)) add(counts, section, field, pair, pair);
}

function addText(counts: TermCounts, section: number, field: Field, text: string): Chunk[] {
  const chunks = chunksOf(text);
  for (const { words, names } of chunks) {
    counts.lengths[field][section] = (counts.lengths[field][section] ?? 0) + words.length;
    for (const { key, surface } of words) add(counts, section, field, key, surface);
    for (const name of names) add(counts, section, field, stem(name), name);
  }
  return chunks;
}

function add({ terms }: TermCounts, section: number, field: Field, key: string, surface: string): void {
  let term = terms.get(key);
  if (!term) {
    term = { surfaces: new Map(), entries: [] };
    terms.set(key, term);
  }
  term.surfaces.set(surface, (term.surfaces.get(surface) ?? 0) + 1);
  const { entries } = term;
  if (entries[entries.length - ENTRY] !== section) {
    entries.push(section);
    for (let at = 1; at < ENTRY; at++) entries.push(0);
  }
  entries[entries.length - ENTRY + POSITIONS[field]]++;
}
