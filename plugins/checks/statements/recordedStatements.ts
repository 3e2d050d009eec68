import type { Problem } from '../../shared/problem.ts';
import { codeOf, isCodeLine } from './codeLinesIn.ts';
import type { PlacedStatement } from './statementsIn.ts';
import { type TurnedStatement, turnedStatements } from './turnedStatements.ts';
import { isValue, recordedAs } from './turnedValues.ts';

/** The file with what every page stated when it was recorded, inside the docs folder. */
export const STATEMENTS_FILE = '_statements.txt';

/** The statements of each page, by its route. */
export type Recorded = ReadonlyMap<string, readonly string[]>;

/** Reads the list: the route of a page, or a file of data, and below it, further in, what it states. */
export function parseStatements(text: string): Recorded {
  const recorded = new Map<string, string[]>();
  let statements: string[] = [];
  for (const row of text.split('\n')) {
    if (row.startsWith('/')) {
      statements = [];
      recorded.set(row, statements);
    } else if (row.startsWith('  ')) statements.push(...parted(row.slice(2)));
  }
  return recorded;
}

/** Reads of the list what one page or file states, without a look at the rest. */
export function recordOf(list: Buffer, name: string): readonly string[] {
  // What stands twice counts the last time.
  const inside = list.lastIndexOf(`\n${name}\n`) + 1;
  const isFirst = inside === 0 && list.indexOf(`${name}\n`) === 0;
  if (inside === 0 && !isFirst) return parseStatements(list.toString('utf8')).get(name) ?? [];
  const end = list.indexOf('\n/', inside);
  return parseStatements(list.toString('utf8', inside, end < 0 ? undefined : end)).get(name) ?? [];
}

/** The list as it is written. */
export function writeStatements(recorded: Recorded): string {
  const pages = [...recorded].sort(([a], [b]) => (a < b ? -1 : 1));
  return pages
    .map(([route, statements]) => `${[route, ...joined(statements).map((one) => `  ${one}`)].join('\n')}\n`)
    .join('');
}

/** The values of an object, which stand on one row of the list behind the way to it: `/errors/x status=500 type=y`. */
const VALUES = /^(\/\S*)((?: [^\s=]+=\S*)+)$/;

function parted(row: string): string[] {
  const [, way, values] = (row.startsWith('/') && VALUES.exec(row)) || [];
  return way ? values.split(' ').flatMap((value) => (value ? [`${way} ${value}`] : [])) : [row];
}

function joined(statements: readonly string[]): string[] {
  const rows: string[] = [];
  let last = '';
  for (const one of statements) {
    const [, way, value] = VALUES.exec(one) ?? [];
    if (way !== undefined && way === last) rows[rows.length - 1] += value;
    else rows.push(one);
    last = way ?? '';
  }
  return rows;
}

/**
 * Rule `facts/turned`: what a page says of the platform stays what it was, in whatever words, until somebody records that it
 * is another now. One edit may turn several statements of a line, of which the first one is told.
 */
export function checkStatements(
  file: string,
  statements: readonly PlacedStatement[],
  recorded: readonly string[],
): Problem[] {
  const turned = turnedStatements(recorded, statements);
  const lines = turned.map(({ line }) => line);
  const firsts = turned.filter(({ line }, at) => lines.indexOf(line) === at);
  return firsts.map(({ line, column, was, is, before }): Problem => {
    const said = isValue(before) ? recordedAs(before) : `"${shortened(before)}"`;
    const message = `${is ? `"${is}"` : `This ${isValue(before) ? 'list' : 'statement'} lacks "${was}"`}: it was recorded as ${said}.`;
    const fix = `Write ${was ? `"${was}"` : 'it without these words'}. Where the platform is another now, run npm run facts -- ${file}:${line}.`;
    return { file, line, column, rule: 'facts/turned', message, fix };
  });
}

/** The address that a link or a member of the data had before it got another one. */
export const addressBefore = ({ rule, message }: Problem): string | undefined =>
  rule === 'facts/turned' ? / as "([^"]+)" as (?:link|page) of \//.exec(message)?.[1] : undefined;

const LONGEST = 120;
const shortened = (text: string) => shortLine(isCodeLine(text) ? codeOf(text) : text);
const shortLine = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/**
 * What is recorded of a page or a file once its statements are taken over.
 * @param isTaken whether a statement that says something else than before is taken too
 * @returns what is recorded then, and the statements that are not taken
 */
export function recordStatements(
  statements: readonly PlacedStatement[],
  recorded: readonly string[],
  isTaken: (turned: TurnedStatement) => boolean,
): { recorded: string[]; refused: TurnedStatement[] } {
  const refused = turnedStatements(recorded, statements).filter((turned) => !isTaken(turned));
  const placeOf = ({ line, text }: PlacedStatement) => `${line}:${text}`;
  const kept = new Map(refused.map((one) => [placeOf(one), one.before]));
  return { recorded: statements.map((one) => kept.get(placeOf(one)) ?? one.text), refused };
}
