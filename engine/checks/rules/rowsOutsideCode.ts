/** Lines with their numbers, outside front matter and fences. */
export function rowsOutsideCode(source: string): [line: number, row: string][] {
  const rows = source.split('\n');
  const front = /^---\r?$/.test(rows[0]) ? rows.findIndex((row, index) => index > 0 && /^---\r?$/.test(row)) : -1;
  let fence = '';
  return rows.flatMap((row, index): [number, string][] => {
    if (index <= front) return [];
    const mark = /^\s*(`{3,}|~{3,})/.exec(row)?.[1];
    if (mark && fence === '') fence = mark;
    else if (mark && row.trim() === mark && mark.length >= fence.length && mark[0] === fence[0]) {
      fence = '';
      return [];
    }
    return fence === '' ? [[index + 1, row]] : [];
  });
}
