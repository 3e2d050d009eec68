import { escapePattern } from '../base/escapePattern.ts';
import type { Problem } from '../base/problem.ts';
import { turnedValueIn } from './statements/turnedValues.ts';

/** Rules that hold one place to the data of another. */
const HELD = /^(?:facts\/(?!turned$)|core\/|errors\/|policies\/|standards\/|samples\/(?:schema|request|core|http)$)/;
/** Rules of headings, which parts write from the data. */
const OF_HEADINGS = /^(?:links\/anchor-exists|addresses\/heading)$/;

interface TurnedValue {
  file: string;
  line: number;
  /** Finds what the others would have to say. */
  said: RegExp;
  /** Finds the page of an API. */
  page: RegExp;
}

/** The values of data that are not what was recorded of them. */
export function turnedData(problems: readonly Problem[]): TurnedValue[] {
  return problems.flatMap(({ rule, file, line, message }) => {
    const is = turnedValueIn(message);
    if (rule !== 'facts/turned' || is === undefined) return [];
    // A day is told in words.
    const said = new RegExp(`(?<![\\w.-])${escapePattern(/^\d{4}-/.test(is) ? is.slice(0, 4) : is)}(?![\\w-])`);
    const page = new RegExp(`/${escapePattern(file.replace(/^.*\/|\.\w+$/g, ''))}(?![\\w-])`);
    return [{ file, line, said, page }];
  });
}

/** Whether a problem tells that a place does not say what a value of the data became. */
export function isOfTurnedValue({ rule, file, line, message, fix }: Problem, turned: readonly TurnedValue[]): boolean {
  return turned.some(
    (one) =>
      (HELD.test(rule) && !(file === one.file && line === one.line) && one.said.test(`${message} ${fix}`)) ||
      (OF_HEADINGS.test(rule) && one.page.test(message)),
  );
}
