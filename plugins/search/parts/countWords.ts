import { FILLERS } from '../../../theme/logic/search/fillers.ts';
import { type Chunk, chunksOf, joined, pairOf } from '../../../theme/logic/search/indexWords.ts';
import { type PageSection, sectionsOf } from '../../../theme/logic/search/pageSections.ts';
import type { Field } from '../../../theme/logic/search/rankWeights.ts';
import type { SearchRecord } from '../../../theme/logic/search/searchRecord.ts';
import { stem } from '../../../theme/logic/search/stem.ts';
import type { PageNotes } from '../knowledge/pageNotes.ts';

/** Where on a page a word can stand, see `Field`. */
export const FIELDS: readonly Field[] = [
  'title',
  'defines',
  'answers',
  'summary',
  'linked',
  'heading',
  'name',
  'text',
  'links',
];

/** Headings above lists of links, whose words are about other pages. */
const LINK_HEADINGS = ['related', 'next'];
/** Characters from which on a line is a sentence, and not a value that tables have in common. */
const LONG_LINE = 20;
/** Pages from which on a line is what they have in common. */
const SEVERAL_PAGES = 5;
/** Numbers of an entry: the section, then the count of each field. */
export const ENTRY = 1 + FIELDS.length;
/** Where the count of each field stands in an entry. */
const PLACES = Object.fromEntries(FIELDS.map((field, at) => [field, at + 1])) as Record<Field, number>;

/** A word with where it stands. */
export interface WordCounts {
  /** Its forms with how often each occurs. */
  surfaces: Map<string, number>;
  /** `ENTRY` numbers for each section with the word, in the order of the sections. */
  entries: number[];
}

/** Every word of the pages with where it stands, and how long everything is. Weights have no part in it. */
export interface Counts {
  words: Map<string, WordCounts>;
  /**
   * Position of each page's first section among all; one more for the end. Behind the sections of its text, a page has
   * one for its title, for each question that it answers, for each name that it defines and for each that it has a
   * gloss of.
   */
  pageStarts: number[];
  /** Sections of each page's text. */
  textSections: number[];
  /** Pages with glosses, and how many. */
  glosses: [page: number, count: number][];
  /** Words of each section by field. */
  lengths: Record<Field, number[]>;
}

/**
 * Counts the words of all pages.
 * @param notes what is known of pages beside their text, by route
 */
export function countWords(records: SearchRecord[], notes: ReadonlyMap<string, PageNotes> = new Map()): Counts {
  const lengths = Object.fromEntries(FIELDS.map((field) => [field, []])) as unknown as Counts['lengths'];
  const counts: Counts = { words: new Map(), pageStarts: [], textSections: [], glosses: [], lengths };
  const pages = records.map(sectionsOf);
  const isShared = sharedLines(pages);
  let section = 0;
  for (const [page, record] of records.entries()) {
    counts.pageStarts.push(section);
    for (const { heading, text } of pages[page]) {
      for (const field of FIELDS) lengths[field].push(0);
      if (section === counts.pageStarts.at(-1)) addNotes(counts, section, notes.get(record.routePath));
      if (heading) addPhrase(counts, section, 'heading', heading);
      const isLinks = LINK_HEADINGS.includes(heading.toLowerCase());
      for (const line of text.split('\n')) addText(counts, section, isLinks || isShared(line) ? 'links' : 'text', line);
      section++;
    }
    counts.textSections.push(pages[page].length);
    const { answers = [], defines = [], glosses = [] } = notes.get(record.routePath) ?? {};
    const asked: [Field, string[]][] = [
      ['title', [record.title]],
      ['answers', answers],
      ['defines', defines],
    ];
    for (const [of, texts] of asked) {
      for (const text of texts) {
        for (const field of FIELDS) lengths[field].push(0);
        addPhrase(counts, section, of, text);
        section++;
      }
    }
    if (glosses.length > 0) counts.glosses.push([page, glosses.length]);
    for (const name of glosses) {
      for (const field of FIELDS) lengths[field].push(0);
      addGloss(counts, section, name);
      section++;
    }
  }
  counts.pageStarts.push(section);
  return counts;
}

/**
 * Finds lines that stand word for word on several pages, such as the headers that all API pages describe: they say
 * little about any of them.
 */
function sharedLines(pages: PageSection[][]): (line: string) => boolean {
  const holders = new Map<string, number>();
  for (const sections of pages) {
    const lines = new Set(sections.flatMap(({ text }) => text.split('\n')).filter((line) => line.length >= LONG_LINE));
    for (const line of lines) holders.set(line, (holders.get(line) ?? 0) + 1);
  }
  return (line) => (holders.get(line) ?? 0) >= SEVERAL_PAGES;
}

function addNotes(counts: Counts, section: number, notes: PageNotes | undefined): void {
  if (!notes) return;
  for (const text of notes.linked) addPhrase(counts, section, 'linked', text);
  addText(counts, section, 'summary', notes.summary);
}

/** A short text, whose neighbouring words count in one piece too: `diddocument` for "DID document". */
function addPhrase(counts: Counts, section: number, field: Field, text: string): void {
  const chunks = chunksOf(text);
  for (const chunk of chunks) {
    addWords(counts, section, field, chunk);
    for (const name of chunk.names) add(counts, section, field, stem(name), name);
  }
  const telling = chunks.filter(({ words }) => words.some(({ surface }) => !FILLERS.has(surface)));
  const plain = telling.map(({ names, words }) => names[0] ?? words.map(({ surface }) => surface).join(''));
  // Questions are many, and `howdo+` would stand in most of them.
  const inChunks = field === 'answers' ? [] : chunks.map(({ words }) => words.map(({ surface }) => surface));
  const pairs = [plain, ...inChunks].flatMap(pairsOf);
  for (const pair of new Set(pairs)) add(counts, section, field, pair, pair);
}

/** Neighbours in one piece: `diddocument`, and `jwtenabled` of `formats.jwt.enabled`. */
function pairsOf(parts: string[]): string[] {
  return parts.slice(1).map((part, index) => pairOf(joined(parts[index] + part)));
}

function addText(counts: Counts, section: number, field: Field, text: string): void {
  for (const chunk of chunksOf(text)) {
    addWords(counts, section, field, chunk);
    for (const name of chunk.names) add(counts, section, field === 'text' ? 'name' : field, stem(name), name);
  }
}

function addWords(counts: Counts, section: number, field: Field, { words }: Chunk): void {
  counts.lengths[field][section] += words.length;
  for (const { key, surface } of words) add(counts, section, field, key, surface);
}

/** The words of a name that a page has a gloss of. They stand in its text, and count there. */
function addGloss(counts: Counts, section: number, name: string): void {
  for (const { words } of chunksOf(name)) for (const { key, surface } of words) entryOf(counts, section, key, surface);
}

function add(counts: Counts, section: number, field: Field, key: string, surface: string): void {
  const { entries, at } = entryOf(counts, section, key, surface);
  entries[at + PLACES[field]]++;
}

/** Finds where a word is counted in a section, and begins to where it was not. */
function entryOf({ words }: Counts, section: number, key: string, surface: string): { entries: number[]; at: number } {
  let word = words.get(key);
  if (!word) {
    word = { surfaces: new Map(), entries: [] };
    words.set(key, word);
  }
  word.surfaces.set(surface, (word.surfaces.get(surface) ?? 0) + 1);
  const { entries } = word;
  if (entries[entries.length - ENTRY] !== section) {
    entries.push(section);
    for (let at = 1; at < ENTRY; at++) entries.push(0);
  }
  return { entries, at: entries.length - ENTRY };
}
