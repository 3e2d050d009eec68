export interface WrittenFence {
  /** Line of its opening, from 1. */
  line: number;
  language: string;
  meta: string;
  /** Without the indentation of its opening. */
  code: string;
}

/** A line of a page with its number, from 1. */
export type Row = [line: number, row: string];

/** Front matter with its hyphens; the group is its YAML. */
export const FRONT_MATTER = /^---\r?\n(|[\s\S]*?\n)---[ \t]*(?:\r?\n|$)/;
const OPENING = /^(\s*)(`{3,}|~{3,})\s*([\w+-]*)[ \t]*(.*?)\r?$/;

/** Splits the text of a page into its fences and the lines outside front matter, fences and comments. Its tree contains the fences of shortcodes, too. */
function splitRows(source: string) {
  const rows = source.split('\n');
  const front = (FRONT_MATTER.exec(source)?.[0] ?? '').split('\n').length - 1;
  const split = { outside: [] as Row[], fences: [] as WrittenFence[] };
  let open: (Omit<WrittenFence, 'code'> & { mark: string; rows: string[]; indent: RegExp }) | undefined;
  let isComment = false;
  for (const [index, row] of rows.entries()) {
    if (index < front) continue;
    const [, before = '', mark, language = '', meta = ''] = OPENING.exec(row) ?? [];
    if (!open && /^\s*\{\/\*/.test(row)) isComment = true;
    if (isComment) isComment = !row.includes('*/}');
    else if (open && mark && row.trim() === mark && mark.startsWith(open.mark)) {
      const { line, language, meta, rows } = open;
      split.fences.push({ line, language, meta, code: rows.join('\n') });
      open = undefined;
    } else if (open) open.rows.push(row.replace(open.indent, ''));
    else if (mark)
      open = { line: index + 1, language, meta, mark, rows: [], indent: new RegExp(`^[ \\t]{0,${before.length}}`) };
    else split.outside.push([index + 1, row]);
  }
  return split;
}

export const rowsOutsideCode = (source: string): Row[] => splitRows(source).outside;

export const rowsOfFences = (source: string): WrittenFence[] => splitRows(source).fences;
