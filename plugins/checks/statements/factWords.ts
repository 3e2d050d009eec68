import { numberOf, ORDINALS } from '../rules/numberWords.ts';
import { OPPOSITES } from './opposites.ts';

/** Groups with the side of each word. */
const SIDES = OPPOSITES.map((sides) => new Map(sides.flatMap((words, side) => words.map((word) => [word, side]))));

const NEGATIONS = new Set('no not nor never none nobody nothing neither cannot without unless'.split(' '));
/** Words that deny in another way, by which a negation may be said. */
const DENYING =
  /^(?:only|except|instead|refuses?d?|rejects?|rejected|denie[sd]|deny|forbid\w*|fails?|failed|lacks?|missing|absent|empty|ignores?d?|leaves?|left|stops?|stopped|ends?|ended|ceases?|prevents?|avoids?|excludes?|hides?|hidden|least|most|before|until|off|unknown|independent|free|rather|(?:un|in(?!cl|st|for)|im(?!pl|port)|ir|dis(?!t|p)|non-?)\p{L}{4,}|\p{L}+less)$/u;

/** Words that carry no fact, and come and go with the style. */
const STYLE = new Set(
  (
    'a an the this that these those there here it its they them their is are was were be been being has have had do does did will ' +
    'would could should shall of to in for by at from as into so then thus just which who whose what when where if while ' +
    'you your we our us than even still itself themselves ones'
  ).split(' '),
);

/** Words that say what something is limited to. */
const LIMITING = new Set('only alone just but except exactly single one limited solely nothing other else'.split(' '));

/** Whether a word may say what `only` says. */
export const isLimiting = (word: string): boolean => LIMITING.has(word) || isDenying(word);

/** Whether a word is there for the style of its sentence alone. */
export const isStyle = (word: string): boolean => STYLE.has(word);
/** Whether a word says no. */
export const isNegation = (word: string): boolean => NEGATIONS.has(word);
/** Whether a word may say what a negation says. */
export const isDenying = (word: string): boolean => NEGATIONS.has(word) || DENYING.test(word);

/** Whether one of two words denies what the other one says. */
export function areOpposite(word: string, other: string): boolean {
  let isFound = false;
  for (const sides of SIDES) {
    const [one, two] = [sides.get(word), sides.get(other)];
    if (one === undefined || two === undefined) continue;
    if (one === two) return false;
    isFound = true;
  }
  return isFound;
}

/** Numbers of words beyond those that prose counts in. */
const LARGE =
  'seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million'.split(
    ' ',
  );

/** A value in the words of a text: what is said of it, and what it is compared with. */
export interface Value {
  kind: 'number' | 'name';
  text: string;
}

/** Code, a number, or a name such as `PATCH`, `P-256` and `Internet-Draft`; undefined of any other word. */
export function valueIn(word: string): Value | undefined {
  const text = word.replaceAll('`', '');
  const number = word === 'once' ? 1 : word === 'twice' ? 2 : numberOf(word);
  if (ORDINALS.includes(word)) return { kind: 'number', text: `${ORDINALS.indexOf(word)}th` };
  if (LARGE.includes(word)) return { kind: 'number', text: word };
  if (number >= 1) return { kind: 'number', text: String(number) };
  if (/^[\d.-]+$/.test(text)) return { kind: 'number', text };
  return /^`|\d|\p{L}-?\p{Lu}|\p{L}:\p{L}/u.test(word) ? { kind: 'name', text } : undefined;
}
