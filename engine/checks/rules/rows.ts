/** A fence as it is written. */
export interface WrittenFence {
  /** Line of its opening, from 1. */
  line: number;
  language: string;
  meta: string;
  code: string;
}

const OPENING = /^(\s*)(`{3,}|~{3,})\s*([\w+-]*)[ \t]*(.*?)\r?$/;

/** Reads the fences of a page from its text, since a tree shows those of parts too. */
export function rowsOfFences(source: string): WrittenFence[] {
  const fences: WrittenFence[] = [];
  let open: (WrittenFence & { mark: string; rows: string[] }) | undefined;
  for (const [index, row] of source.split('\n').entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(row)?.[1];
    if (open && mark && row.trim() === mark && mark[0] === open.mark[0] && mark.length >= open.mark.length) {
      fences.push({ line: open.line, language: open.language, meta: open.meta, code: open.rows.join('\n') });
      open = undefined;
    } else if (open) open.rows.push(row);
    else if (mark) {
      const [, , , language, meta] = OPENING.exec(row) ?? [];
      open = { line: index + 1, language: language ?? '', meta: meta ?? '', code: '', mark, rows: [] };
    }
  }
  return fences;
}
