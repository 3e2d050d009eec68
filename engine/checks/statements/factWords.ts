import { numberOf } from '../rules/numberWords.ts';

/** Words that say what others deny. Of each group, those between two bars say the same. */
const OPPOSITES = [
  'yes | no',
  'always every all both each whole | some sometimes either part partly | only alone | also too additionally',
  'everything | something | nothing',
  'everybody everyone anybody anyone | somebody someone | nobody',
  'required mandatory | optional',
  'must need needs | may can might',
  'case-sensitive | case-insensitive',
  'public | private',
  'encrypted encrypts encryption | signed signs signature',
  'error errors | warning warnings',
  'valid | invalid',
  'pass passes passed succeeds succeeded | fail fails failed',
  'allow allows allowed permit permits permitted | refuse refuses refused deny denies denied reject rejects rejected',
  'accept accepts accepted | refuse refuses refused reject rejects rejected ignore ignores ignored',
  'include includes included including | exclude excludes excluded excluding',
  'with | without',
  'on enabled | off disabled',
  'start starts started begin begins | stop stops stopped end ends ended',
  'before earlier until | after later since',
  'first | second | third | last',
  'parallel together simultaneously | after turn sequentially',
  'once | twice | again',
  'most more longer higher greater | least less fewer shorter lower smaller',
  'maximum | minimum',
  'upper | lower',
  'and | or',
  'left left-most | right right-most',
  'true | false',
  'same | different other another',
  'string | number integer | boolean | array list | object',
  'letter letters | digit digits | hyphen hyphens | underscore underscores | dot dots | space spaces | colon colons',
  'host | path | body | header | query | fragment',
  'read reads | write writes',
  'raise raises | lower lowers',
  'add adds added | remove removes removed',
  'own | managed',
  'client | server',
  'issuer issuers | holder holders | verifier verifiers | validator validators | resolver resolvers | gateway gateways',
  'credential credentials | presentation presentations',
  'wallet wallets | browser browsers',
  'millisecond milliseconds | second seconds | minute minutes | hour hours | day days | week weeks | month months | year years',
  'bit bits | byte bytes | character characters',
  'january | february | march | april | june | july | august | september | october | november | december',
  'monday | tuesday | wednesday | thursday | friday | saturday | sunday',
].map((group) => group.split(' | ').map((side) => side.split(' ')));

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

/** A value in the words of a text: what is said of it, and what it is compared with. */
export interface Value {
  kind: 'number' | 'name';
  text: string;
}

/** Code, a number, or a name such as `PATCH`, `P-256` and `Internet-Draft`; undefined of any other word. */
export function valueIn(word: string): Value | undefined {
  const text = word.replaceAll('`', '');
  const number = word === 'once' ? 1 : word === 'twice' ? 2 : numberOf(word);
  if (number >= 1) return { kind: 'number', text: String(number) };
  if (/^[\d.-]+$/.test(text)) return { kind: 'number', text };
  return /^`|\d|\p{L}-?\p{Lu}/u.test(word) ? { kind: 'name', text } : undefined;
}
