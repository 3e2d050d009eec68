import { matchesOf } from '../../shared/matchesOf.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import type { RowPage } from './factPage.ts';
import { cellsOf } from './tableRows.ts';

/** Names of the data by their letters, without capitals, hyphens and underscores; then what else is written with these. */
export type Spellings = Record<string, { names: string[]; others: string[] }>;

interface Finding {
  /** Where it is in the row, from 0. */
  index: number;
  message: string;
  fix: string;
}

/** A name of several words: of one word, other capitals are another thing. */
const COMPOUND = /[a-z][A-Z]|[A-Za-z][-_][A-Za-z]/;
/** Shorter names have neighbours. */
const LONG = 5;
const lettersOf = (name: string) => name.toLowerCase().replace(/[-_]/g, '');

/**
 * Reads how the data spell their names.
 * @param names of keys, values, actions and resources
 * @param tokens all words of the data
 */
export function spellingsOf(names: Iterable<string>, tokens: Iterable<string>): Spellings {
  const found: Spellings = {};
  for (const name of names) {
    const letters = lettersOf(name);
    if (!COMPOUND.test(name) || letters.length < LONG || !/^[a-z]+$/.test(letters)) continue;
    found[letters] ??= { names: [], others: [] };
    if (!found[letters].names.includes(name)) found[letters].names.push(name);
  }
  for (const token of tokens) {
    const known = Object.hasOwn(found, lettersOf(token)) ? found[lettersOf(token)] : undefined;
    if (known && !known.names.includes(token) && !known.others.includes(token)) known.others.push(token);
  }
  return found;
}

/**
 * Rule `facts/name`: a name of the data has the capitals, hyphens and underscores that they give it.
 * @param rows outside samples
 */
export function checkSpellings(
  { file, fences }: RowPage,
  rows: readonly { line: number; row: string }[],
  spellings: Spellings,
): Problem[] {
  let own: ReadonlySet<string> | undefined;
  return rows.flatMap(({ line, row }) =>
    matchesOf(row, /`([A-Za-z][\w-]*)`/g).flatMap(({ 1: name, index }): Problem[] => {
      const letters = lettersOf(name);
      const known = Object.hasOwn(spellings, letters) ? spellings[letters] : undefined;
      if (!known || known.names.includes(name) || known.others.includes(name)) return [];
      // The samples of a page have names of their own.
      own ??= new Set(fences().flatMap(({ code }) => code.match(/[A-Za-z][\w-]*/g) ?? []));
      if (own.has(name)) return [];
      const fix = `Write ${known.names.map((one) => `"${one}"`).join(' or ')}.`;
      const message = `The data do not spell it "${name}".`;
      return [{ file, line, column: index + 2, rule: 'facts/name', message, fix }];
    }),
  );
}

/** What actions stand behind: "the actions `read` and `list`". */
const ACTIONS = /\b[Aa]ctions? (`[^`]+`(?:(?:, | and | or |, and |, or )`[^`]+`)*)/g;
const ACTION = /^[a-z]+(?:[-_]?[a-z]+)*$/i;

/** Rule `facts/name` of the actions of policies, in a sentence or in the column of a table. */
export function actionSlips(row: string, header: readonly string[] | undefined, actions: readonly string[]): Finding[] {
  if (actions.length === 0) return [];
  return [...listsIn(row), ...cellsIn(row, header)].flatMap(({ text, start }) =>
    matchesOf(text, /`([^`]+)`/g).flatMap(({ 1: name, index }) => {
      if (!ACTION.test(name) || actions.includes(name)) return [];
      const guess = nearest(name, actions);
      const fix = guess ? `Did you mean "${guess}"?` : `Write one of: ${actions.join(', ')}.`;
      return [{ index: start + index + 1, message: `No policy has an action "${name}".`, fix }];
    }),
  );
}

const listsIn = (row: string) =>
  matchesOf(row, ACTIONS).map(({ 0: found, 1: text, index }) => ({
    text,
    start: index + found.length - text.length,
  }));

function cellsIn(row: string, header: readonly string[] = []): { text: string; start: number }[] {
  const column = header.findIndex((cell) => /^actions?$/.test(cell));
  if (column < 0) return [];
  const cells = cellsOf(row);
  const text = cells[column] ?? '';
  const start = row.indexOf('|') + 1 + cells.slice(0, column).reduce((sum, { length }) => sum + length + 1, 0);
  return [{ text, start }];
}

/** A scheme behind the name of the header, as languages write both: `"Authorization": "Token …"`. */
const QUOTED = /\bAuthorization["'`]?\]?(?:\s*[:=,]\s*| is | as )[frb]?["'`]{1,3}([A-Z][A-Za-z-]+)(?![\w-])/g;
/** As a request has both: `Authorization: Token …`. In a sentence, what follows a colon may be anything. */
const PLAIN = /\bAuthorization: ([A-Z][A-Za-z-]+)(?![\w-])/g;
const PLAIN_IN_CODE = /(?<=[`"'])Authorization: ([A-Z][A-Za-z-]+)(?![\w-])/g;

/**
 * Rule `facts/name` of how a caller proves who it is.
 * @param row in prose or in a sample
 */
export function schemeSlips(row: string, schemes: readonly string[], isSample: boolean): Finding[] {
  if (schemes.length === 0 || !row.includes('Authorization')) return [];
  const forms = [QUOTED, isSample ? PLAIN : PLAIN_IN_CODE];
  return forms.flatMap((form) =>
    matchesOf(row, form).flatMap(({ 0: found, 1: scheme, index }) => {
      if (schemes.some((one) => one.toLowerCase() === scheme.toLowerCase())) return [];
      const message = `No API takes the scheme "${scheme}" in Authorization.`;
      const fix = `Write ${schemes.map((one) => `"${one}"`).join(' or ')}.`;
      return [{ index: index + found.length - scheme.length, message, fix }];
    }),
  );
}
