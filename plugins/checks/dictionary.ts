import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { memoize, memoizeByText } from '../shared/memoize.ts';

const ENGLISH = '@cspell/dict-en_us/en_US.trie.gz';
const LISTS = [
  '@cspell/dict-aws/dict/aws.txt',
  '@cspell/dict-companies/dict/companies.txt',
  '@cspell/dict-cryptocurrencies/dict/cryptocurrencies.txt',
  '@cspell/dict-software-terms/dict/softwareTerms.txt.gz',
  '@cspell/dict-software-terms/dict/software-tools.txt',
  '@cspell/dict-software-terms/dict/computing-acronyms.txt',
  '@cspell/dict-software-terms/dict/networkingTerms.txt',
  '@cspell/dict-software-terms/dict/webServices.txt',
  '@cspell/dict-filetypes/filetypes.txt.gz',
];
/** Frequent misspellings of English, and words that are usually mistakes: `therefor`. */
const MISSPELLINGS = '@cspell/dict-en-common-misspellings/dict/dict-en.json';

/** A shorter part of a name, such as OID in OID4VP, is not a word. */
const LONGEST_SHORT = 3;
/** Where a name is made of words: `status-list`, `statusList`, `JSONPath`, `base64url`. */
const BETWEEN = /[-_\d]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
const MAX_SUGGESTIONS = 3;
/** Milliseconds. The library's default of one second would make suggestions differ on a busy machine. */
const TIMEOUT = 60_000;

/** English for this process, which takes some tenths of a second to read. */
const englishDictionary = memoize(() => {
  const english = decodeTrie(read(ENGLISH));
  const listed = new Set(LISTS.flatMap((name) => read(name).toString().toLowerCase().split('\n')));
  const mistakes = new Set(misspellings().flagWords.map((entry) => entry.replace(/->.*/, '')));
  return {
    has: (word: string) => !mistakes.has(word) && (listed.has(word) || isIn(english, word)),
    suggest: suggestFrom(english),
  };
});

/** Entries such as `recieve->receive` and `aas->as, ass`. */
const misspellings = memoize((): { flagWords: string[]; suggestWords: string[] } => {
  const [definition] = JSON.parse(read(MISSPELLINGS).toString()).dictionaryDefinitions;
  return definition;
});

type Trie = ReturnType<typeof decodeTrie>;

/** The trie contains words that start with a capital as `~name`, too, in lower case. */
const isIn = (trie: Trie, word: string) => trie.has(word) || trie.has(`~${word}`);

const suggestFrom = (trie: Trie) =>
  memoizeByText((word) => {
    const options = { numSuggestions: MAX_SUGGESTIONS, ignoreCase: true, timeout: TIMEOUT };
    return trie.suggest(word, options).slice(0, MAX_SUGGESTIONS);
  });

/** The dictionary of a language, which also knows English, or undefined where its package isn't installed. */
const dictionaryOf = memoizeByText((lang: string) => {
  if (/^en\b/i.test(lang)) return englishDictionary();
  const prefix = `dict-${lang.toLowerCase()}`;
  const folder = folderOf(ENGLISH);
  const name = readdirSync(path.dirname(folder)).find((one) => one === prefix || one.startsWith(`${prefix}-`));
  const file = name && readdirSync(path.join(folder, '..', name)).find((one) => one.endsWith('.trie.gz'));
  if (!file) return undefined;
  const trie = decodeTrie(read(`@cspell/${name}/${file}`));
  return { has: (word: string) => englishDictionary().has(word) || isIn(trie, word), suggest: suggestFrom(trie) };
});

/** Whether the spelling of a language can be checked. */
export const hasDictionary = (lang: string): boolean => dictionaryOf(lang) !== undefined;

/**
 * Returns whether a language, English, the technical lists or our own words contain a word, or each part of a name.
 * @param own our own words; `!word` forbids one
 * @param lang one with a dictionary
 */
export function knownWords(own: readonly string[], lang = 'en'): (word: string) => boolean {
  const lower = own.map((word) => word.toLowerCase());
  const ours = new Set(lower);
  const forbidden = new Set(lower.flatMap((word) => (word.startsWith('!') ? [word.slice(1)] : [])));
  const isKnown = (word: string) => {
    const key = word.toLowerCase();
    return !forbidden.has(key) && (ours.has(key) || dictionaryOf(lang)?.has(key) === true);
  };
  const isKnownPart = (part: string) => isKnown(part) || isKnown(part.replace(/'s$/, ''));
  return (word) => {
    if (forbidden.has(word.toLowerCase())) return false;
    // The dictionaries have Latin letters.
    if (isKnown(word) || !/\p{Script=Latin}/u.test(word)) return true;
    const parts = word
      .split(BETWEEN)
      .map((part) => part.replace(/'$/, ''))
      .filter((part) => part.length > LONGEST_SHORT);
    return (word.length > LONGEST_SHORT || /[A-Z\d]/.test(word)) && parts.every(isKnownPart);
  };
}

/** The nearest words of a language. Finding them takes tens of milliseconds. */
export const suggestWords = (word: string, lang: string): string[] => dictionaryOf(lang)?.suggest(word) ?? [];

/** The word that a frequent misspelling of English stands for, if it can only be one. */
export function correctWord(word: string): string | undefined {
  const { flagWords, suggestWords } = misspellings();
  const entry = [...flagWords, ...suggestWords].find((one) => one.startsWith(`${word}->`));
  return /->([a-z]+)$/.exec(entry ?? '')?.[1];
}

function folderOf(name: string): string {
  const [scope, packageName] = name.split('/');
  return path.dirname(createRequire(import.meta.url).resolve(`${scope}/${packageName}`));
}

/** @param name package with the path of a file, whose packages export a file beside it */
function read(name: string): Buffer<ArrayBuffer> {
  const [, , ...inside] = name.split('/');
  const content = readFileSync(path.join(folderOf(name), ...inside));
  return name.endsWith('.gz') ? gunzipSync(content) : content;
}
