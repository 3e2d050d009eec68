import type { SearchCard } from './searchHit.ts';

/**
 * Describes the shards of an index. The shards of each kind are numbered from 0, and the manifest has the first item of
 * each, so a search knows which ones it needs. Pages are numbered like the records.
 */
export interface ShardManifest {
  /** Hash of all shards. It's in the name and the content of each shard, so shards of two builds never mix. */
  build: string;
  /**
   * Virtual sections of each page: its title, its questions, and the names that it defines or mentions. In the postings
   * of a word they follow the sections of the text, with the share of the title or question that the word makes up.
   */
  questions: number[];
  /** Pages that mention names in a line each, and how many of their last `questions` are such mentions. */
  mentions: [page: number, count: number][];
  /** The related pages of each page. Empty on a large site. */
  related: number[][];
  /** The first word and the number of words of each shard. */
  words: [first: string, count: number][];
  /** The number of the first word of each shard. */
  postings: number[];
  /** The number of the first section of each shard. */
  texts: number[];
  /** The first key of each shard. */
  cards: string[];
  /** Groups of words for the same thing. Phrases are written as one word. */
  synonyms: string[][];
}

/** What a shard of each kind contains, beside its `build`. */
export interface Shards {
  /** Words, sorted, and a digit for each: the binary logarithm of its number of pages. */
  words: { words: string[]; frequencies: string };
  postings: { postings: number[][] };
  texts: { texts: string[] };
  cards: { cards: [key: string, SearchCard][] };
}

export type ShardKind = keyof Shards;

/** File name of a shard below `static/`. */
export function shardFile(prefix: string, kind: ShardKind, number: number, build: string): string {
  return [prefix, `${kind}-${number}`, build, 'json'].filter(Boolean).join('.');
}
