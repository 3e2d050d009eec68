/** What was, and what is now, between two neighbours that stayed. */
export interface Gap {
  lost: string[];
  come: string[];
}

/** Where statements took the place of others. */
export function gapsBetween(recorded: readonly string[], texts: readonly string[]): Gap[] {
  const [before, after] = [gapsOf(recorded, new Set(texts)), gapsOf(texts, new Set(recorded))];
  return [...before].flatMap(([gap, lost]) => {
    const come = after.get(gap);
    return come ? [{ lost, come }] : [];
  });
}

/** What stands alone between the neighbours that a statement stood between, by that statement. */
export const placesOf = (gaps: readonly Gap[]): Map<string, string> =>
  new Map(
    gaps.flatMap(({ lost, come }) => (lost.length === 1 && come.length === 1 ? [[lost[0], come[0]] as const] : [])),
  );

/** The statements that are not kept, by the two kept ones that they stand between. */
function gapsOf(texts: readonly string[], kept: ReadonlySet<string>): Map<string, string[]> {
  const gaps = new Map<string, string[]>();
  let last = '';
  let open: string[] = [];
  for (const text of [...texts, '']) {
    if (text !== '' && !kept.has(text)) {
      open.push(text);
      continue;
    }
    if (open.length > 0) gaps.set(`${last}\n${text}`, open);
    [last, open] = [text, []];
  }
  return gaps;
}

/** Share of words that two texts have in common. */
export function shareOf(words: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    common++;
  }
  return (2 * common) / (words.length + others.length);
}
