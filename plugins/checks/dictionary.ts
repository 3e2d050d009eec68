import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { memoizeByText } from '../../theme/shared/memoize.ts';
import { memoize } from '../shared/memoize.ts';

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
/** English words that are usually mistakes: `therefor`. */
const SLIPS = '@cspell/dict-en-common-misspellings/dict/dict-en.json';

/** A shorter part of a name, such as OID in OID4VP, is not a word. */
const LONGEST_SHORT = 3;
/** Where a name is made of words: `status-list`, `statusList`, `JSONPath`, `base64url`. */
const BETWEEN = /[-_\d]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
const MAX_SUGGESTIONS = 3;
/** Milliseconds. The library's default of one second would make suggestions differ on a busy machine. */
const TIMEOUT = 60_000;

/** The dictionary of this process, which takes some tenths of a second to read. */
const dictionary = memoize(() => {
  const english = decodeTrie(read(ENGLISH));
  const listed = new Set(LISTS.flatMap((name) => read(name).toString().toLowerCase().split('\n')));
  const [, slips = ''] = /"flagWords": \[([^\]]*)\]/.exec(read(SLIPS).toString()) ?? [];
  const wrong = new Set([...slips.matchAll(/"([^"]+?)->/g)].map(([, word]) => word.toLowerCase()));
  return {
    // The trie contains words that start with a capital as `~name`, too, in lower case.
    has: (word: string) => !wrong.has(word) && (listed.has(word) || english.has(word) || english.has(`~${word}`)),
    suggest: memoizeByText((word: string) => {
      const options = { numSuggestions: MAX_SUGGESTIONS, ignoreCase: true, timeout: TIMEOUT };
      return english.suggest(word, options).slice(0, MAX_SUGGESTIONS);
    }),
  };
});

/**
 * Returns whether English, the technical lists or our own words contain a word, or each part of a name.
 * @param own our own words; `!word` forbids one
 */
export function knownWords(own: readonly string[]): (word: string) => boolean {
  const lower = own.map((word) => word.toLowerCase());
  const ours = new Set(lower);
  const forbidden = new Set(lower.flatMap((word) => (word.startsWith('!') ? [word.slice(1)] : [])));
  const isKnown = (word: string) => {
    const key = word.toLowerCase();
    return !forbidden.has(key) && (ours.has(key) || dictionary().has(key));
  };
  const isKnownPart = (part: string) => isKnown(part) || isKnown(part.replace(/'s$/, ''));
  return (word) => {
    if (forbidden.has(word.toLowerCase())) return false;
    // The dictionary is English.
    if (isKnown(word) || !/\p{Script=Latin}/u.test(word)) return true;
    const parts = word
      .split(BETWEEN)
      .map((part) => part.replace(/'$/, ''))
      .filter((part) => part.length > LONGEST_SHORT);
    return (word.length > LONGEST_SHORT || /[A-Z\d]/.test(word)) && parts.every(isKnownPart);
  };
}

/** The nearest English words. Finding them takes tens of milliseconds. */
export const suggestWords = (word: string): string[] => dictionary().suggest(word);

/** @param name package with the path of a file, whose packages export a file beside it */
function read(name: string): Buffer<ArrayBuffer> {
  const [scope, packageName, ...inside] = name.split('/');
  const folder = path.dirname(createRequire(import.meta.url).resolve(`${scope}/${packageName}`));
  const content = readFileSync(path.join(folder, ...inside));
  return name.endsWith('.gz') ? gunzipSync(content) : content;
}
