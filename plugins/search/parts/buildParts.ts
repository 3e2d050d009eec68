import { createHash } from 'node:crypto';
import { cardKey } from '../../../theme/logic/search/cardKey.ts';
import { packLists, packPostings, packWords } from '../../../theme/logic/search/packed.ts';
import { sectionsOf } from '../../../theme/logic/search/pageSections.ts';
import {
  type PartKind,
  partFile,
  type SearchCard,
  type SearchHead,
  type WordsPart,
} from '../../../theme/logic/search/partFormat.ts';
import { type FieldWeights, fieldWeights } from '../../../theme/logic/search/rankWeights.ts';
import type { SearchRecord } from '../../../theme/logic/search/searchRecord.ts';
import type { PageNotes } from '../knowledge/pageNotes.ts';
import { type Counts, countWords, type WordCounts } from './countWords.ts';
import { nearPages } from './nearPages.ts';
import { cutWords, shareOut } from './shareOut.ts';
import { averageLengths, weigh } from './weigh.ts';

export interface PartsOptions {
  /** Comes before the names of all parts: language and version, where a site has several. */
  prefix?: string;
  /** What is known of pages beside their text, by route. */
  notes?: ReadonlyMap<string, PageNotes>;
  /** Groups of words for the same thing. */
  synonyms?: string[][];
  /** Words with which the titles of guides begin, see `SearchHead`. */
  tasks?: string[];
  /** Names that are answered with one line. */
  cards?: SearchCard[];
  weights?: FieldWeights;
  /** Words that were counted before, where only weights change. */
  counts?: Counts;
}

/** The parts of an index by file name, and which of them is loaded first. */
export interface BuiltParts {
  head: string;
  files: Map<string, string>;
}

/** Characters of a part, before it is compressed: what one search loads of each kind grows slower than the site. */
const WORDS_SIZE = 6000;
const PLACES_SIZE = { share: 300, least: 1400, most: 24_000 };
const TEXTS_SIZE = { share: 512, least: 2400, most: 32_000 };
const CARDS_SIZE = 8000;
const HASH_LENGTH = 8;

/** Makes the parts of one index, in which a browser searches without loading all of it. */
export function buildParts(records: SearchRecord[], options: PartsOptions = {}): BuiltParts {
  const { prefix = '', notes, weights = fieldWeights, cards = [], synonyms = [] } = options;
  const counts = options.counts ?? countWords(records, notes);
  const averages = averageLengths(counts);
  const words = sortedWords(counts);
  const surfaces = words.map(({ surface }) => surface);
  const wordParts = cutWords(surfaces, WORDS_SIZE);
  const postings = words.map(({ word }) => weigh(word, counts, averages, weights));
  const places = shareOut(
    postings.map((pages) => packPostings(pages)),
    (text) => text.length + 3,
    PLACES_SIZE,
  );
  const texts = shareOut(
    records.flatMap((record) => sectionsOf(record).map(({ id, heading, text }) => [id, heading, text])),
    ([, heading, text]) => heading.length + text.length + 20,
    TEXTS_SIZE,
  );
  const cardParts = shareOut(sortedCards(cards), (card) => JSON.stringify(card).length, {
    share: 1,
    least: CARDS_SIZE,
    most: CARDS_SIZE,
  });
  const contents: [PartKind, object[]][] = [
    ['words', wordParts.map(({ from, to }) => wordsPart(surfaces.slice(from, to), postings.slice(from, to)))],
    ['places', places.parts.map((part) => ({ places: part }))],
    ['texts', texts.parts.map((part) => ({ sections: part }))],
    ['cards', cardParts.parts.map((part) => ({ cards: part }))],
  ];
  const head: Omit<SearchHead, 'build'> = {
    titles: records.map(({ title }) => title),
    routes: packWords(records.map(({ routePath }) => routePath)),
    domain: records[0]?.domain ?? '',
    sections: counts.textSections,
    questions: counts.textSections.map((count, page) => counts.pageStarts[page + 1] - counts.pageStarts[page] - count),
    glosses: counts.glosses,
    near: packLists(nearPages(records, notes, counts)),
    words: wordParts.map(({ from, to }) => [surfaces[from], to - from]),
    places: places.starts,
    texts: texts.starts,
    cards: cardParts.parts.map(([[key]]) => key),
    synonyms,
    tasks: options.tasks ?? [],
  };
  return nameFiles(prefix, head, contents);
}

/** All words by their most common forms, in the order of these. */
export function sortedWords({ words }: Counts): { surface: string; word: WordCounts }[] {
  return [...words.values()]
    .map((word) => ({ word, surface: mostCommon(word.surfaces) }))
    .sort((a, b) => (a.surface < b.surface ? -1 : 1));
}

function nameFiles(prefix: string, head: object, contents: [PartKind, object[]][]): BuiltParts {
  const build = createHash('sha256')
    .update(JSON.stringify([head, contents]))
    .digest('hex')
    .slice(0, HASH_LENGTH);
  const files = new Map<string, string>();
  const headFile = [prefix, 'head', build, 'json'].filter(Boolean).join('.');
  files.set(headFile, JSON.stringify({ build, ...head }));
  for (const [kind, parts] of contents) {
    for (const [number, part] of parts.entries()) {
      files.set(partFile(prefix, kind, number, build), JSON.stringify({ build, ...part }));
    }
  }
  return { head: headFile, files };
}

/** Writes words with how common each is. */
export function wordsPart(surfaces: string[], postings: { length: number }[]): Omit<WordsPart, 'build'> {
  const common = postings.map(({ length }) => Math.min(9, Math.floor(Math.log2(Math.max(1, length)))));
  return { words: packWords(surfaces), common: common.join('') };
}

function mostCommon(surfaces: Map<string, number>): string {
  let best = '';
  for (const [surface, count] of surfaces) {
    const most = surfaces.get(best) ?? 0;
    if (count > most || (count === most && surface < best)) best = surface;
  }
  return best;
}

function sortedCards(cards: SearchCard[]): [string, SearchCard][] {
  const keyed = cards.map((card): [string, SearchCard] => [cardKey(card.name), card]).filter(([key]) => key !== '');
  return keyed.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}
