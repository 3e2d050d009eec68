import { partsOf } from './keyClaims.ts';

/** Names that the data have together, such as an action and the service that has it: plain values, which can be kept. */
export interface Relation {
  /** What the names on the right are to those on the left: "service". */
  is: string;
  /** The names on the right by those on the left, in small letters. */
  of: Record<string, string[]>;
  /** What the column of the names on the left is called; of any other column where it is not said. */
  column?: string;
}

interface Finding {
  /** Where it is in the row, from 0. */
  index: number;
  message: string;
  fix: string;
}

/**
 * Rule `facts/name` of a row of a table: where one cell is a name, and another one is what the data have with names of its
 * kind, the two belong together.
 */
export function relationSlips(
  row: string,
  header: readonly string[] | undefined,
  relations: readonly Relation[],
): Finding[] {
  if (!header || !/^\s*\|/.test(row)) return [];
  const columns = relations.flatMap(({ column }) => column ?? []);
  const isOf = (name: string, column: string | undefined) =>
    column ? name.replace(/s$/, '') === column : !columns.includes(name.replace(/s$/, ''));
  const cells = partsOf(row).map(({ text, start }) => ({ start, text, names: namesIn(text) }));
  return relations.flatMap(({ is, of, column }) => {
    const rights = new Set(Object.values(of).flat());
    const named = cells.flatMap(({ names, start }, at) =>
      names.length > 0 && names.every((name) => rights.has(name)) ? [{ names, start, at }] : [],
    );
    return cells.flatMap(({ names, text, start }, at): Finding[] => {
      const [name] = names;
      const others = named.filter((one) => one.at !== at);
      if (names.length !== 1 || !isOf(header[at] ?? '', column) || !Object.hasOwn(of, name) || others.length === 0)
        return [];
      if (others.some((one) => one.names.some((other) => of[name].includes(other)))) return [];
      const message = `"${name}" does not belong to ${others.flatMap((one) => one.names).join(', ')}.`;
      const index = start + Math.max(0, text.toLowerCase().indexOf(name));
      return [{ index, message, fix: `The ${is} of "${name}" is ${of[name].join(' or ')}.` }];
    });
  });
}

/** What a cell names, where it has nothing but names. */
function namesIn(cell: string): string[] {
  const names = cell
    .replace(/\]\([^)]*\)|[`[*]/g, '')
    .toLowerCase()
    .split(/, | and | or /)
    .map((name) => name.trim());
  return names.every((name) => /^[a-z][\w.-]*$/.test(name)) ? names : [];
}
