import { foldText } from './foldText.ts';
import { type Word, wordsOf } from './scripts.ts';

/** Characters of a query that are searched; the rest of a pasted text adds nothing. */
export const MAX_QUERY_LENGTH = 256;

/** A query as it is compared with texts. */
export interface Query {
  /** As the reader is shown it. */
  text: string;
  /** The words that all have to occur, each once. */
  terms: Word[];
  /** All words in order, which a text may hold as a phrase. */
  phrase: Word[];
  /**
   * The folded text of a query that is one name of several words, such as `notBefore`, `paths.*` or `did:web`; empty
   * for other queries.
   */
  name: string;
  /** The folded text of a query that a title or heading may be word for word: a name, or several words. */
  whole: string;
}

/** Fewer words than these are a subject, which many headings have. */
const SEVERAL_WORDS = 3;

/** Words that say how a reader asks and nothing about what. They count where a query has no others. */
const FILLERS = new Set(
  'a an and are can do does for how i in is it my of on or the to vs what when where which why with'.split(' '),
);

const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** The place between two words of a name such as `notBefore`. Shorter pieces are rather odd capitals. */
const hump = /(\p{L}{2}\p{Ll})(?=\p{Lu}\p{L}{2})/gu;

/** Brings what was typed or pasted to one form: composed characters, single spaces, nothing invisible, not too long. */
export function normalizeQuery(input: string): string {
  const clean = input
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return [...clean].slice(0, MAX_QUERY_LENGTH).join('').trim();
}

/** Takes a query apart. Punctuation separates words; a query of punctuation alone is searched as it stands. */
export function parseQuery(input: string): Query {
  const text = normalizeQuery(input);
  const { folded } = foldText(text.replace(hump, '$1 '));
  const words = wordsOf(folded);
  const all: Word[] = words.length > 0 ? words : folded ? [{ text: folded, script: 'default', start: 0 }] : [];
  const once = all.filter((word, index) => all.findIndex((other) => other.text === word.text) === index);
  const isName = !text.includes(' ') && /[^\p{L}\p{N}]|\p{Ll}\p{Lu}/u.test(text);
  const telling = isName ? once : once.filter((word) => !FILLERS.has(word.text));
  const wholeText = foldText(text).folded;
  return {
    text,
    terms: (telling.length > 0 ? telling : once).map(withSingular),
    phrase: all.map(withSingular),
    name: isName ? wholeText : '',
    whole: isName || all.length >= SEVERAL_WORDS ? wholeText : '',
  };
}

/** A page that says `key` answers a reader who asks for `keys`. */
function withSingular(word: Word): Word {
  const singular = /^([a-z]{2,}[a-rtv-z])s$/.exec(word.text)?.[1];
  return singular ? { ...word, singular } : word;
}
