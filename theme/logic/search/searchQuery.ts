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
}

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

/** Takes a query apart. Signs separate words; a query of signs alone is searched as it stands. */
export function parseQuery(input: string): Query {
  const text = normalizeQuery(input);
  const { folded } = foldText(text.replace(hump, '$1 '));
  const words = wordsOf(folded);
  const all: Word[] = words.length > 0 ? words : folded ? [{ text: folded, script: 'default', start: 0 }] : [];
  const once = all.filter((word, index) => all.findIndex((other) => other.text === word.text) === index);
  return { text, terms: once.map(withSingular) };
}

/** A page that says `key` answers a reader who asks for `keys`. */
function withSingular(word: Word): Word {
  const singular = /^([a-z]{2,}[a-rtv-z])s$/.exec(word.text)?.[1];
  return singular ? { ...word, singular } : word;
}
