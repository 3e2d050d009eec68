/** Lines with their numbers, outside front matter and fences. */
export const rowsOutsideCode = (source: string): [line: number, row: string][] => partedRows(source).outside;

/** Lines with their numbers: of front matter, outside fences, and inside them. */
export function partedRows(source: string): Record<'front' | 'outside' | 'code', [line: number, row: string][]> {
  const rows = source.split('\n');
  const front = /^---\r?$/.test(rows[0]) ? rows.findIndex((row, index) => index > 0 && /^---\r?$/.test(row)) : -1;
  const parted: ReturnType<typeof partedRows> = { front: [], outside: [], code: [] };
  let fence = '';
  for (const [index, row] of rows.entries()) {
    if (index <= front) {
      parted.front.push([index + 1, row]);
      continue;
    }
    const mark = /^\s*(`{3,}|~{3,})/.exec(row)?.[1];
    if (mark && fence === '') fence = mark;
    else if (mark && row.trim() === mark && mark.length >= fence.length && mark[0] === fence[0]) fence = '';
    else parted[fence === '' ? 'outside' : 'code'].push([index + 1, row]);
  }
  return parted;
}
