import { wordsOf } from '../../theme/components/Search/engine/scripts.ts';
import { LONG_MARK } from '../../theme/components/Search/engine/tokenize.ts';

/** Size of shards: an equal share of everything, within limits. */
export interface ShardSize {
  /** Number of shards if there were no limits. */
  shards: number;
  least: number;
  most: number;
}

/** Splits items into shards of about the same size, in order. */
export function partition<Item>(
  items: Item[],
  sizeOf: (item: Item) => number,
  { shards: count, least, most }: ShardSize,
): { shards: Item[][]; starts: number[] } {
  const total = items.reduce((sum, item) => sum + sizeOf(item), 0);
  const target = Math.max(least, Math.min(most, total / count));
  const shards: Item[][] = [];
  const starts: number[] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const [index, item] of items.entries()) {
    const own = sizeOf(item);
    if (size + own > target) {
      shards.push([]);
      starts.push(index);
      size = 0;
    }
    shards[shards.length - 1].push(item);
    size += own;
  }
  return { shards, starts };
}

/** Words with the same first letters are in one shard, so that the forms of a word are together. */
const BEGINNING = 3;

/** Splits sorted words into ranges: a new one for each writing system, and where one has become large. */
export function partitionWords(surfaces: string[], most: number): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  let size = 0;
  let last = '';
  for (const [index, surface] of surfaces.entries()) {
    const isOtherGroup = groupOf(surface) !== groupOf(last);
    const maySplit = surface.slice(0, BEGINNING) !== last.slice(0, BEGINNING);
    if (index === 0 || isOtherGroup || (size > most && maySplit)) {
      ranges.push({ from: index, to: index });
      size = 0;
    }
    ranges[ranges.length - 1].to = index + 1;
    size += surface.length;
    last = surface;
  }
  return ranges;
}

/** Words of one writing system are loaded together, and so are long words such as keys. */
function groupOf(surface: string): string {
  if (surface.startsWith(LONG_MARK)) return LONG_MARK;
  return wordsOf(surface)[0]?.script ?? 'default';
}
