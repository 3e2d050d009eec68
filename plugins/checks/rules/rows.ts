/** A fence as it is written. */
export interface WrittenFence {
  /** Line of its opening, from 1. */
  line: number;
  language: string;
  meta: string;
  /** Without the indentation of its opening. */
  code: string;
}

const OPENING = /^(\s*)(`{3,}|~{3,})\s*([\w+-]*)[ \t]*(.*?)\r?$/;

/** Reads the fences of a page from its text, since a tree shows those of parts too. */
export function rowsOfFences(source: string): WrittenFence[] {
  const fences: WrittenFence[] = [];
  let open: (WrittenFence & { mark: string; rows: string[]; indent: RegExp }) | undefined;
  for (const [index, row] of source.split('\n').entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(row)?.[1];
    if (open && mark && row.trim() === mark && mark[0] === open.mark[0] && mark.length >= open.mark.length) {
      fences.push({ line: open.line, language: open.language, meta: open.meta, code: open.rows.join('\n') });
      open = undefined;
    } else if (open) open.rows.push(row.replace(open.indent, ''));
    else if (mark) {
      const [, before = '', , language = '', meta = ''] = OPENING.exec(row) ?? [];
      const indent = new RegExp(`^[ \\t]{0,${before.length}}`);
      open = { line: index + 1, language, meta, code: '', mark, rows: [], indent };
    }
  }
  return fences;
}
