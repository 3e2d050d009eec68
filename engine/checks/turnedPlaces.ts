import { escapePattern } from '../base/escapePattern.ts';
import type { Problem } from '../base/problem.ts';

const TURNED = 'facts/turned';
/** What a problem says to be there, and to write in its place. */
const IS = /^"(.*?)": it was recorded as /s;
const WAS = /^Write "(.*?)"\. Where/s;

/**
 * Whether two problems tell of one change, and the other one says better what to write: a rule that names what was
 * recorded knows why it is true, and one that does not took the new word for another slip.
 */
export function isToldOfTurned(problem: Problem, problems: readonly Problem[]): boolean {
  const others = problems.filter(({ file }) => file === problem.file);
  if (problem.rule === TURNED) {
    const beside = others.filter(({ rule, line }) => rule !== TURNED && line === problem.line);
    return beside.length > 0 && !beside.every((one) => isMistaken(one, problem));
  }
  return others.some(
    (one) =>
      one.rule === TURNED &&
      (one.line === problem.line ? isMistaken(problem, one) : isOfSample(problem) && names(problem, one)),
  );
}

const isOfSample = ({ rule }: Problem) => rule.startsWith('samples/');

/** Whether a problem is about what a line became, and its fix does not lead back to what it was. */
function isMistaken(problem: Problem, turned: Problem): boolean {
  const was = wordsOf(WAS.exec(turned.fix)?.[1]);
  return names(problem, turned) && was.length > 0 && !was.every((word) => isIn(word, problem));
}

/** Whether a message names a word that came or went. */
const names = ({ message }: Problem, turned: Problem): boolean => {
  const [is, was] = [wordsOf(IS.exec(turned.message)?.[1]), wordsOf(WAS.exec(turned.fix)?.[1])];
  const differs = [...is.filter((word) => !was.includes(word)), ...was.filter((word) => !is.includes(word))];
  return differs.some((word) => isIn(word, { message, fix: '' }));
};

const isIn = (word: string, { message, fix }: Pick<Problem, 'message' | 'fix'>): boolean =>
  new RegExp(`(?<![\\w-])${escapePattern(word)}(?![\\w-])`).test(`${message} ${fix}`);

const wordsOf = (text = ''): string[] => text.match(/[\p{L}\d][\p{L}\d_./+-]*[\p{L}\d]|\d/gu) ?? [];
