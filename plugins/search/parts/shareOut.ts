import { LONG_MARK } from '../../../theme/logic/search/indexWords.ts';
import { wordsOf } from '../../../theme/logic/search/scripts.ts';

/** How large parts get: a share of all, within limits. */
export interface PartSize {
  /** Parts that everything would make, if nothing limited their size. */
  share: number;
  least: number;
  most: number;
}

/** Shares items out among parts of about one size, in their order. */
export function shareOut<Item>(
  items: Item[],
  sizeOf: (item: Item) => number,
  { share, least, most }: PartSize,
): { parts: Item[][]; starts: number[] } {
  const total = items.reduce((sum, item) => sum + sizeOf(item), 0);
  const wanted = Math.max(least, Math.min(most, total / share));
  const parts: Item[][] = [];
  const starts: number[] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const [index, item] of items.entries()) {
    const own = sizeOf(item);
    if (size + own > wanted) {
      parts.push([]);
      starts.push(index);
      size = 0;
    }
    parts[parts.length - 1].push(item);
    size += own;
  }
  return { parts, starts };
}

/** Letters that decide in which part a word stands, so that its forms are never apart. */
const BEGINNING = 3;

/** Cuts sorted words into parts: a new one for each writing system, and wherever one has become large. */
export function cutWords(surfaces: string[], most: number): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  let size = 0;
  let last = '';
  for (const [index, surface] of surfaces.entries()) {
    const isOther = groupOf(surface) !== groupOf(last);
    const mayCut = surface.slice(0, BEGINNING) !== last.slice(0, BEGINNING);
    if (index === 0 || isOther || (size > most && mayCut)) {
      parts.push({ from: index, to: index });
      size = 0;
    }
    parts[parts.length - 1].to = index + 1;
    size += surface.length;
    last = surface;
  }
  return parts;
}

/** What is loaded together: the words of a writing system, or long ones such as keys. */
function groupOf(surface: string): string {
  if (surface.startsWith(LONG_MARK)) return LONG_MARK;
  return wordsOf(surface)[0]?.script ?? 'default';
}
