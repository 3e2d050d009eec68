import { escapePattern } from '../shared/escapePattern.ts';
import type { Problem } from '../shared/problem.ts';

const TURNED = 'facts/turned';
/** What a problem says to be there, and to write in its place. */
const IS = /^"(.*?)": it was recorded as /s;
const WAS = /^Write "(.*?)"\. Where/s;

/** Lines within which problems may be of one sample, or of one object of the data. */
const NEAR = 10;

/**
 * Whether two problems tell of one change, and the other one says better what to write: a rule that names what was
 * recorded knows why it is true, and one that does not took the new word for another slip.
 */
export function isToldOfTurned(problem: Problem, problems: readonly Problem[]): boolean {
  if (problem.rule === TURNED) return isToldByAnother(problem, problems);
  return problems.some((one) => one.rule === TURNED && follows(problem, one));
}

function isToldByAnother(turned: Problem, problems: readonly Problem[]): boolean {
  const near = problems.filter(({ file, rule }) => file === turned.file && rule !== TURNED);
  const beside = near.filter(({ line }) => line === turned.line);
  if (beside.length > 0 && !beside.every((one) => follows(one, turned))) return true;
  // A list of another length than the one beside it.
  return / list lacks "/.test(turned.message) && near.some((one) => distance(one, turned) <= NEAR);
}

/** Whether a problem only tells what a turned line brings about. */
function follows(problem: Problem, turned: Problem): boolean {
  const isPart = /: it was recorded as "</.test(turned.message);
  if (isPart && problem.rule === 'links/anchor-exists') return problem.message.includes(`"#${anchorOf(turned)}"`);
  if (isOfSchema(problem, turned)) return true;
  if (problem.file !== turned.file) return false;
  const is = IS.exec(turned.message)?.[1];
  if (problem.rule === 'openapi/operation' && problem.message.endsWith(` has the ID "${is}" as well.`)) return true;
  if (problem.line === turned.line) return isMistaken(problem, turned) || (isPart && OF_PART.test(problem.rule));
  if (!/\.mdx?$/.test(problem.file)) return distance(problem, turned) <= NEAR && names(problem, turned);
  // What a request lacks is told of the object that is the nearest to it.
  if (problem.rule === 'samples/request') return distance(problem, turned) <= NEAR;
  return problem.rule.startsWith('samples/') && names(problem, turned);
}

/** What a schema accepts, in the words of a turned value. */
const KEYWORD =
  /: it was recorded as ".*" as (?:enum|const|type|format|pattern|required|additionalProperties|\$ref|(?:min|max)\w+) of (?!\S*\/(?:examples?|value)(?:[/.]|$))/;

/** Whether an example is none of a schema since that accepts something else than before. */
const isOfSchema = ({ rule, message, file, line }: Problem, turned: Problem): boolean =>
  rule === 'openapi/example' &&
  message.includes(' is no value of its schema') &&
  !(file === turned.file && line === turned.line) &&
  /\/spec\/(?:openapi|json-schema)\//.test(turned.file) &&
  KEYWORD.test(turned.message);

/** What is said of a part that another one of the page is already. */
const OF_PART = /^(?:headings\/unique|parts\/use)$/;
const distance = (one: Problem, other: Problem) => Math.abs(one.line - other.line);

/** The heading of what a part showed before. */
const anchorOf = ({ fix }: Problem) => (WAS.exec(fix)?.[1] ?? '').replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();

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

const wordsOf = (text = ''): string[] => text.match(/[\p{L}\d/][\p{L}\d_./+-]*[\p{L}\d]|\d/gu) ?? [];
