import { editDistance } from '../../../../tools-core/base/editDistance.ts';
import { type Script, wordsOf } from './scripts.ts';
import type { ShardManifest, Shards } from './shardFormat.ts';
import { familyRoot, stem } from './stem.ts';
import { LONG_MARK, PAIR_MARK } from './tokenize.ts';

/** A word of the index by its number. */
export interface KnownWord {
  number: number;
  surface: string;
}

export type Lexicon = ReturnType<typeof createLexicon>;

interface LoadedShard {
  first: number;
  surfaces: string[];
  byKey: Map<string, number>;
  frequencies: string;
}

/** Most words that are compared for one beginning. */
const MAX_SCANNED = 2000;
/** Least letters that words of one family have in common. */
const FAMILY_START = 3;

/** The words of the index whose shards are loaded. */
export function createLexicon({ words }: Pick<ShardManifest, 'words'>) {
  const shards = new Map<number, LoadedShard>();
  const starts = words.map(([first]) => first);
  const shardsFor = (beginning: string) => shardsWith(starts, beginning);
  const wordAt = ({ first, surfaces, frequencies }: LoadedShard, at: number) => {
    return { number: first + at, surface: surfaces[at], frequency: Number(frequencies[at]) };
  };
  const loaded = (beginning: string) => shardsFor(beginning).flatMap((shard) => shards.get(shard) ?? []);
  const scan = (beginning: string) =>
    loaded(beginning).flatMap((shard) =>
      shard.surfaces
        .flatMap((surface, at) => (surface.startsWith(beginning) ? [wordAt(shard, at)] : []))
        .slice(0, MAX_SCANNED),
    );
  return {
    /** Shards that may have words with this beginning. */
    shardsFor,
    shardsOfScript: (script: Script) =>
      starts.flatMap((start, shard) => {
        return !start.startsWith(LONG_MARK) && (wordsOf(start)[0]?.script ?? 'default') === script ? [shard] : [];
      }),
    has: (shard: number) => shards.has(shard),
    add: (shard: number, data: Shards['words']) => shards.set(shard, readShard(shard, data, words)),
    exact(key: string): KnownWord | undefined {
      for (const shard of loaded(key.slice(0, FAMILY_START))) {
        const at = shard.byKey.get(key);
        if (at !== undefined) return wordAt(shard, at);
      }
      return undefined;
    },
    /** Words that continue a beginning, most common first. Compounds are included on request. */
    startingWith: (beginning: string, most: number, withPairs = false): KnownWord[] =>
      scan(beginning)
        .filter(({ surface }) => withPairs || !isPair(surface))
        .sort((a, b) => b.frequency - a.frequency || a.surface.length - b.surface.length)
        .slice(0, most),
    family(surface: string): KnownWord[] {
      const root = familyRoot(surface);
      if (root === '') return [];
      const start = root.slice(0, Math.max(FAMILY_START, root.length - 1));
      return scan(start).filter((word) => familyRoot(word.surface) === root);
    },
    /** The likeliest corrections first. */
    corrections: (typed: string, asPrefix: boolean) => correct([...shards.values()], typed, asPrefix),
  };
}

/** @param starts the first word of each shard, sorted */
function shardsWith(starts: readonly string[], beginning: string): number[] {
  const from = Math.max(
    0,
    starts.findLastIndex((start) => start <= beginning),
  );
  const last = starts.findLastIndex((start) => start.slice(0, beginning.length) <= beginning);
  return starts.map((_, shard) => shard).filter((shard) => shard >= from && shard <= Math.max(from, last));
}

function isPair(surface: string): boolean {
  return surface.endsWith(PAIR_MARK);
}

function readShard(
  number: number,
  { words: surfaces, frequencies }: Shards['words'],
  all: ShardManifest['words'],
): LoadedShard {
  const byKey = new Map(surfaces.map((surface, at) => [stem(surface), at]));
  const first = all.slice(0, number).reduce((sum, [, count]) => sum + count, 0);
  return { first, surfaces, byKey, frequencies };
}

/** Letters from which a word may have one typo, and two. */
const ONE_TYPO = 3;
const TWO_TYPOS = 5;
const MAX_CORRECTIONS = 3;

function correct(shards: LoadedShard[], typed: string, asPrefix: boolean): KnownWord[] {
  // Another digit makes another name: PS384, P-384.
  if (typed.length < ONE_TYPO || !/^\p{L}+$/u.test(typed)) return [];
  const isShort = typed.length < TWO_TYPOS;
  // A few letters that no word starts with could be corrected to the beginning of almost any word.
  if (isShort && asPrefix) return [];
  const most = isShort ? 1 : 2;
  const found: (KnownWord & { cost: number })[] = [];
  for (const shard of shards) {
    for (const [key, at] of shard.byKey) {
      const surface = shard.surfaces[at];
      if (isPair(surface)) continue;
      // Nobody mistypes the first two letters at once.
      if (surface[0] !== typed[0] && surface[1] !== typed[1] && surface[0] !== typed[1]) continue;
      if (isShort && isDifferentShortWord(typed, surface)) continue;
      // A page may have a word in the plural only.
      const edits = Math.min(...[surface, key].map((word) => editDistance(typed, word, most, asPrefix)));
      if (edits > most || (asPrefix && surface.length < typed.length - 1)) continue;
      // Prefer common words and words with the same first letter.
      const cost = edits * 4 + (surface[0] === typed[0] ? 0 : 2) - Number(shard.frequencies[at]) / 2;
      found.push({ number: shard.first + at, surface, cost });
    }
  }
  return found.sort((a, b) => a.cost - b.cost).slice(0, MAX_CORRECTIONS);
}

/** Replacing a letter of a short word makes a different word ("beta", "meta"); swapped or missing letters are typos. */
function isDifferentShortWord(typed: string, surface: string): boolean {
  const isSwapped = typed.length === surface.length && [...typed].sort().join() === [...surface].sort().join();
  return !isSwapped && (typed.length === surface.length || typed[0] !== surface[0]);
}
