import { matchesOf } from '../../shared/matchesOf.ts';
import type { PlacedStatement } from './statementsIn.ts';

/** Members that are no facts: notes, what a file says of itself, and the order of what stands side by side. */
const NO_FACT =
  /^(?:\$comment|\$id|\$schema|openapi|x-told-by|checked|recorded|order|description|summary|text|note|notes|when|label)$/;
/** A member, with its value where that stands on the same row; what the value begins with where it is an object. */
const MEMBER =
  /(?:"([^"\s]+)"|(?<=^[\s-]*)'?([\w$./{}@-]+)'?):(?=\s|$)\s*(\[[^[\]{}]*\]|\{|"(?:[^"\\]|\\.)*"|'[^']*'|[^\s,{}[\]|>"'][^,{}[\]"']*)?/g;
/** An item of a list on a row of its own. */
const ITEM = /^\s*(?:- )?("(?:[^"\\]|\\.)*"|'[^']*'|[\w./+-]+(?::[\w./+-]+)*),?$/;
const BLOCK = /:\s*[>|][+-]?$/;
/** Members that tell an item from those beside it, the best first. */
const NAMES = ['id', 'slug', 'term', 'operationId', 'method', 'name', 'api', 'action', 'title', 'key', '$ref', 'type'];

/** What the name of a list ends with. */
export const LIST = '[]';

interface Member {
  name: string;
  value: string;
  column: number;
}

interface Row {
  line: number;
  /** Of its members. */
  depth: number;
  /** Where an item begins on it. */
  item?: number;
  members: Member[];
  /** What it is where it is an item without members. */
  alone?: string;
}

/**
 * The values of a file of data, each behind the way to it: `/errors/unexpected-error status=500`. An item of a list goes by
 * its name, so that it may move. Rows are read as they are laid out, which takes a tenth of what a parser takes.
 */
export function valuesIn(text: string): PlacedStatement[] {
  const rows = rowsOf(text);
  const open: { depth: number; name: string }[] = [];
  let hidden = Number.POSITIVE_INFINITY;
  const found: PlacedStatement[] = [];
  for (const [at, { line, depth, item, members, alone }] of rows.entries()) {
    const start = item ?? depth;
    if (start > hidden) continue;
    hidden = Number.POSITIVE_INFINITY;
    while (open.length > 0 && open[open.length - 1].depth >= start) open.pop();
    if (item) open.push({ depth: item, name: nameOf(rows, at) });
    const names = open.map(({ name }) => name);
    const say = (way: string[], key: string, value: string, column: number) =>
      found.push({ text: `/${way.join('/')} ${key}=${value.replaceAll(' ', '%20')}`, line, column });
    if (alone !== undefined && !alone.includes(' '))
      say(names.slice(0, -1), listOf(names.at(-1) ?? ''), alone, start + 1);
    for (const { name, value, column } of members) {
      const isOpen = /^[[{]?$/.test(value);
      const isHidden = NO_FACT.test(name);
      if (isHidden && isOpen) hidden = depth;
      if (isOpen && isHidden) break;
      if (isOpen && members.length === 1) open.push({ depth, name });
      for (const one of isOpen || isHidden ? [] : valuesOf(value))
        say(names, value.startsWith('[') ? listOf(name) : name, one, column);
    }
  }
  return found;
}

function rowsOf(text: string): Row[] {
  let block = Number.POSITIVE_INFINITY;
  return text.split('\n').flatMap((row, index): Row[] => {
    const [indent] = /^\s*/.exec(row) as RegExpExecArray;
    if (indent.length === row.length || indent.length > block) return [];
    block = BLOCK.test(row) ? indent.length : Number.POSITIVE_INFINITY;
    const line = index + 1;
    const begins = /^(?:- |\{)/.test(row.slice(indent.length));
    const depth = begins ? indent.length + 2 : indent.length;
    const item = begins ? indent.length : undefined;
    const alone = ITEM.exec(row)?.[1];
    if (alone !== undefined) return [{ line, depth, members: [], alone: bare(alone) }];
    const members = matchesOf(row, MEMBER).map(
      ({ 1: quoted, 2: plain, 3: value = '', index: at }): Member => ({
        name: quoted ?? plain,
        value: value.trim(),
        column: at + 1,
      }),
    );
    return members.length > 0 || begins ? [{ line, depth, item, members }] : [];
  });
}

/** What an item is called, by its own members. */
function nameOf(rows: readonly Row[], at: number): string {
  const { depth } = rows[at];
  const own = [...rows[at].members];
  for (let next = at + 1; next < rows.length && rows[next].depth >= depth && rows[next].item === undefined; next++)
    if (rows[next].depth === depth) own.push(...rows[next].members);
  const names = NAMES.flatMap((name) => own.filter((one) => one.name === name && !/^[[{]?$/.test(one.value)));
  return bare(names[0]?.value ?? '').replaceAll(' ', '-');
}

/** How the member is called whose items a list has, each of which may be gone. */
const listOf = (name: string) => `${name}${LIST}`;

const bare = (value: string) => value.replace(/^["']|["']$/g, '');

/** A value, or those of a list; sentences are statements of their own. */
const valuesOf = (value: string): string[] =>
  value.startsWith('[')
    ? value
        .slice(1, -1)
        .split(',')
        .map((one) => bare(one.trim()))
        .filter(Boolean)
    : [bare(value)].filter((one) => !one.includes(' '));
