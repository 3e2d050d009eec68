import { withoutEach } from '../../shared/withoutEach.ts';
import { cellsOf } from '../rules/tableRows.ts';
import { turnIn } from './turnedFact.ts';
import type { Turn } from './wordChanges.ts';

/** What is known of the page of a row. */
interface Page {
  recorded: readonly string[];
  /** The things that it names. */
  things: () => ReadonlySet<string>;
}

/** What a cell of a row says otherwise than before, by itself or as a choice of its column. */
export function turnInCells(before: string, after: string, { recorded, things }: Page): Turn | undefined {
  if (!before.startsWith('|') || !after.startsWith('|')) return undefined;
  const [old, now] = [cellsOf(before), cellsOf(after)];
  if (old.length !== now.length) return undefined;
  const changed = old.flatMap((cell, column) => (cell === now[column] ? [] : [[cell, now[column]] as const]));
  const turnOf = (surroundings = {}) => changed.flatMap(([was, is]) => turnIn(was, is, surroundings) ?? [])[0];
  return turnOf() ?? otherChoice(old, now, before, recorded) ?? turnOf({ things });
}

/** The cells of a row that only changed places, which are written back as a whole. */
export function cellsExchanged(before: string, after: string): Turn | undefined {
  if (!before.startsWith('|') || !after.startsWith('|')) return undefined;
  const [old, now] = [before, after].map((row) => cellsOf(row).map((cell) => cell.trim()));
  if (old.length !== now.length || withoutEach(old, now).length > 0) return undefined;
  const [first, last] = [
    old.findIndex((cell, at) => cell !== now[at]),
    old.findLastIndex((cell, at) => cell !== now[at]),
  ];
  const [was, is] = [old, now].map((cells) => cells.slice(first, last + 1).join(' | '));
  return first < 0 ? undefined : { was, is };
}

/** Another choice of what the cells of its column choose from. */
function otherChoice(
  old: readonly string[],
  now: readonly string[],
  before: string,
  recorded: readonly string[],
): Turn | undefined {
  const at = old.findIndex((cell, column) => {
    const [lost, come] = [itemsOf(cell), itemsOf(now[column])];
    if (lost.every((item) => come.includes(item)) && come.every((item) => lost.includes(item))) return false;
    const choices = new Set(recorded.flatMap((row) => choicesOf(row, old.length, column, before)));
    return [...lost, ...come].every((item) => item !== '' && choices.has(item));
  });
  return at < 0 ? undefined : { was: old[at].trim(), is: now[at].trim() };
}

function choicesOf(row: string, width: number, column: number, but: string): string[] {
  if (!row.startsWith('|') || row === but) return [];
  const cells = cellsOf(row);
  return cells.length === width ? itemsOf(cells[column]) : [];
}

const itemsOf = (cell: string) => cell.trim().split(/, | and | or /);
