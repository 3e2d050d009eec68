export interface Stretch<Range> {
  start: number;
  end: number;
  range?: Range;
}

/**
 * Splits the stretch of a text between two offsets where ranges begin and end.
 * @param ranges in order, without overlaps; one that is only partly inside is cut
 */
export function splitAtRanges<Range extends { start: number; end: number }>(
  start: number,
  end: number,
  ranges: readonly Range[],
): Stretch<Range>[] {
  const pieces: Stretch<Range>[] = [];
  let from = start;
  for (const range of ranges) {
    if (range.end <= from || range.start >= end) continue;
    if (range.start > from) pieces.push({ start: from, end: range.start });
    const inside = { start: Math.max(range.start, from), end: Math.min(range.end, end), range };
    pieces.push(inside);
    from = inside.end;
  }
  return from < end ? [...pieces, { start: from, end }] : pieces;
}
