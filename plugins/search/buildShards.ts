import { createHash } from 'node:crypto';
import { cardKey } from '../../theme/components/Search/engine/cardKey.ts';
import { sectionsOf } from '../../theme/components/Search/engine/pageSections.ts';
import { encodePostings } from '../../theme/components/Search/engine/postings.ts';
import { fieldWeights } from '../../theme/components/Search/engine/rankWeights.ts';
import type { SearchCard } from '../../theme/components/Search/engine/searchHit.ts';
import type { SearchRecord } from '../../theme/components/Search/engine/searchRecord.ts';
import {
  type ShardKind,
  type ShardManifest,
  type Shards,
  shardFile,
} from '../../theme/components/Search/engine/shardFormat.ts';
import { termScorer } from './bm25.ts';
import { countTerms, type TermCounts } from './countTerms.ts';
import type { PageMetadata } from './pageMetadata.ts';
import { partition, partitionWords } from './partition.ts';
import { relatedPages } from './relatedPages.ts';

export interface ShardOptions {
  /** Prefix of all file names, with language and version if the site has several. */
  prefix?: string;
  /** By route. */
  metadata?: ReadonlyMap<string, PageMetadata>;
  /** Groups of words for the same thing. */
  synonyms?: string[][];
  cards?: SearchCard[];
}

/** Sizes in characters before compression. What one search loads of each kind grows more slowly than the site. */
const WORDS_SIZE = 6000;
const POSTINGS_SIZE = { shards: 300, least: 2800, most: 48_000 };
const TEXTS_SIZE = { shards: 512, least: 2400, most: 32_000 };
const CARDS_SIZE = { shards: 1, least: 8000, most: 8000 };

/** Builds the files with which a browser searches the full text without loading all of it, and names the manifest. */
export function buildShards(records: SearchRecord[], options: ShardOptions = {}) {
  const { prefix = '', metadata, cards = [], synonyms = [] } = options;
  const counts = countTerms(records, metadata);
  const terms = sortedTerms(counts);
  const scoreTerm = termScorer(counts, fieldWeights);
  const surfaces = terms.map(({ surface }) => surface);
  const wordRanges = partitionWords(surfaces, WORDS_SIZE);
  const postings = terms.map(({ term }) => scoreTerm(term));
  const encoded = partition(
    postings.map(encodePostings),
    (numbers) => JSON.stringify(numbers).length + 1,
    POSTINGS_SIZE,
  );
  const texts = partition(
    records.flatMap((record) => sectionsOf(record).map(({ text }) => text)),
    (text) => text.length + 20,
    TEXTS_SIZE,
  );
  const cardShards = partition(sortedCards(cards), (card) => JSON.stringify(card).length, CARDS_SIZE);
  const contents: [ShardKind, object[]][] = [
    ['words', wordRanges.map(({ from, to }) => wordsShard(surfaces.slice(from, to), postings.slice(from, to)))],
    ['postings', encoded.shards.map((shard) => ({ postings: shard }))],
    ['texts', texts.shards.map((shard) => ({ texts: shard }))],
    ['cards', cardShards.shards.map((shard) => ({ cards: shard }))],
  ];
  const manifest: Omit<ShardManifest, 'build'> = {
    questions: counts.textSections.map((count, page) => counts.pageStarts[page + 1] - counts.pageStarts[page] - count),
    mentions: counts.mentions,
    related: relatedPages(counts),
    words: wordRanges.map(({ from, to }) => [surfaces[from], to - from]),
    postings: encoded.starts,
    texts: texts.starts,
    cards: cardShards.shards.map(([[key]]) => key),
    synonyms,
  };
  return nameFiles(prefix, manifest, contents);
}

function sortedTerms({ terms }: TermCounts) {
  return [...terms.values()]
    .map((term) => ({ term, surface: mostCommon(term.surfaces) }))
    .sort((a, b) => (a.surface < b.surface ? -1 : 1));
}

function nameFiles(prefix: string, manifest: object, contents: [ShardKind, object[]][]) {
  const build = shortHash(JSON.stringify([manifest, contents]));
  const name = [prefix, 'manifest', build, 'json'].filter(Boolean).join('.');
  const files = new Map([[name, JSON.stringify({ build, ...manifest })]]);
  for (const [kind, shards] of contents) {
    for (const [number, shard] of shards.entries()) {
      files.set(shardFile(prefix, kind, number, build), JSON.stringify({ build, ...shard }));
    }
  }
  return { manifest: name, files };
}

function wordsShard(surfaces: string[], postings: { length: number }[]): Shards['words'] {
  const frequencies = postings.map(({ length }) => Math.min(9, Math.floor(Math.log2(Math.max(1, length)))));
  return { words: surfaces, frequencies: frequencies.join('') };
}

function mostCommon(surfaces: Map<string, number>): string {
  let best = '';
  for (const [surface, count] of surfaces) {
    const most = surfaces.get(best) ?? 0;
    if (count > most || (count === most && surface < best)) best = surface;
  }
  return best;
}

function sortedCards(cards: SearchCard[]): (readonly [string, SearchCard])[] {
  // A configuration key is also found by its last name, if no other ends with it and it isn't a word such as "status".
  const lastName = ({ kind, name }: SearchCard) => (kind === 'key' && /\.(\w+[A-Z]\w*)$/.exec(name)?.[1]) || '';
  const counts = new Map<string, number>();
  for (const name of cards.map(lastName)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const keyed = cards.flatMap((card) => {
    const last = lastName(card);
    return [card.name, counts.get(last) === 1 ? last : ''].map((name) => [cardKey(name), card] as const);
  });
  return keyed.filter(([key]) => key !== '').sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** The first digits of a SHA-256 hash, for the names of files. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
