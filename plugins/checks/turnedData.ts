import { escapePattern } from '../shared/escapePattern.ts';
import type { Problem } from '../shared/problem.ts';
import { turnedValueIn } from './statements/turnedValues.ts';

/** Rules that hold one place to the data of another. */
const HELD =
  /^(?:facts\/(?!turned$)|core\/|errors\/|policies\/|standards\/|iam\/|samples\/(?:schema|request|core|http)$)/;
/** Rules of headings, which parts write from the data. */
const OF_HEADINGS = /^(?:links\/anchor-exists|addresses\/heading)$/;

interface TurnedValue {
  file: string;
  line: number;
  /** Whether it is a link of a page, of which no other is made. */
  isPage: boolean;
  /** Finds what the others would have to say. */
  said: RegExp;
  /** Finds what another file still says, where that is told with the name of this one. */
  lacks: RegExp;
  /** Finds the page of an API. */
  page: RegExp;
  /** Finds an address that a part made of the value. */
  address: RegExp;
}

/** The values of data that are not what was recorded of them. */
export function turnedData(problems: readonly Problem[]): TurnedValue[] {
  return problems.flatMap(({ rule, file, line, message, fix }) => {
    const is = turnedValueIn(message);
    if (rule !== 'facts/turned' || is === undefined) return [];
    // A day is told in words.
    const said = new RegExp(`(?<![\\w.-])${escapePattern(/^\d{4}-/.test(is) ? is.slice(0, 4) : is)}(?![\\w-])`);
    const name = file.replace(/^.*\//, '');
    const was = /^Write "(.*?)"\. Where/.exec(fix)?.[1] ?? is;
    const lacks = new RegExp(`(?=.*${escapePattern(name)}).*"${escapePattern(was)}"`);
    const page = new RegExp(`/${escapePattern(name.replace(/\.\w+$/, ''))}(?![\\w-])`);
    const address = new RegExp(`[ /]${escapePattern(is)}\\.$`);
    return [{ file, line, isPage: /\.mdx?$/.test(file), said, lacks, page, address }];
  });
}

/** Whether a problem tells that a place does not say what a value of the data became. */
export function isOfTurnedValue({ rule, file, line, message, fix }: Problem, turned: readonly TurnedValue[]): boolean {
  return turned.some(
    (one) =>
      (HELD.test(rule) && !(file === one.file && line === one.line) && one.said.test(`${message} ${fix}`)) ||
      (HELD.test(rule) && file !== one.file && one.lacks.test(message)) ||
      (rule === 'links/page-exists' && file !== one.file && !one.isPage && one.address.test(message)) ||
      (OF_HEADINGS.test(rule) && one.page.test(message)),
  );
}
