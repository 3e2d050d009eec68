import { FILLERS } from '../../../theme/logic/search/fillers.ts';
import { type Chunk, chunksOf, joined, pairOf } from '../../../theme/logic/search/indexWords.ts';
import { sectionsOf } from '../../../theme/logic/search/pageSections.ts';
import type { Field } from '../../../theme/logic/search/rankWeights.ts';
import type { SearchRecord } from '../../../theme/logic/search/searchRecord.ts';
import { stem } from '../../../theme/logic/search/stem.ts';
import type { PageNotes } from '../knowledge/pageNotes.ts';

/** Where on a page a word can stand, see `Field`. */
export const FIELDS: readonly Field[] = ['title', 'defines', 'summary', 'linked', 'heading', 'name', 'text', 'links'];

/** Headings above lists of links, whose words are about other pages. */
const LINK_HEADINGS = ['related', 'next'];
/** Numbers of an entry: the section, then the count of each field. */
export const ENTRY = 1 + FIELDS.length;

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
  /** Position of each page's first section among all sections; one more for the end. */
  pageStarts: number[];
  /** Words of each section by field. */
  lengths: Record<Field, number[]>;
}

/**
 * Counts the words of all pages.
 * @param notes what is known of pages beside their text, by route
 */
export function countWords(records: SearchRecord[], notes: ReadonlyMap<string, PageNotes> = new Map()): Counts {
  const lengths = Object.fromEntries(FIELDS.map((field) => [field, []])) as unknown as Counts['lengths'];
  const counts: Counts = { words: new Map(), pageStarts: [], lengths };
  let section = 0;
  for (const record of records) {
    counts.pageStarts.push(section);
    for (const { heading, text } of sectionsOf(record)) {
      for (const field of FIELDS) lengths[field].push(0);
      if (section === counts.pageStarts.at(-1)) {
        addPage(counts, section, record.title, notes.get(record.routePath));
      }
      if (heading) addPhrase(counts, section, 'heading', heading);
      addText(counts, section, LINK_HEADINGS.includes(heading.toLowerCase()) ? 'links' : 'text', text);
      section++;
    }
  }
  counts.pageStarts.push(section);
  return counts;
}

function addPage(counts: Counts, section: number, title: string, notes: PageNotes | undefined): void {
  addPhrase(counts, section, 'title', title);
  if (!notes) return;
  for (const term of notes.defines) addPhrase(counts, section, 'defines', term);
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
  const pairs = [plain, ...chunks.map(({ words }) => words.map(({ surface }) => surface))].flatMap(pairsOf);
  for (const pair of new Set(pairs)) add(counts, section, field, pair, pair);
}

/** Neighbours in one piece: `diddocument`, and `jwtenabled` of `formats.jwt.enabled`. */
function pairsOf(parts: string[]): string[] {
  return parts.slice(1).map((part, index) => pairOf(joined(parts[index] + part)));
}

function addText(counts: Counts, section: number, field: Field, text: string): void {
  for (const chunk of chunksOf(text)) {
    addWords(counts, section, field, chunk);
    for (const name of chunk.names) add(counts, section, 'name', stem(name), name);
  }
}

function addWords(counts: Counts, section: number, field: Field, { words }: Chunk): void {
  counts.lengths[field][section] += words.length;
  for (const { key, surface } of words) add(counts, section, field, key, surface);
}

function add({ words }: Counts, section: number, field: Field, key: string, surface: string): void {
  let word = words.get(key);
  if (!word) {
    word = { surfaces: new Map(), entries: [] };
    words.set(key, word);
  }
  word.surfaces.set(surface, (word.surfaces.get(surface) ?? 0) + 1);
  const { entries } = word;
  if (entries[entries.length - ENTRY] !== section) entries.push(section, ...FIELDS.map(() => 0));
  entries[entries.length - ENTRY + 1 + FIELDS.indexOf(field)]++;
}
