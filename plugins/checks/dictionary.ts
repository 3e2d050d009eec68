import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { matchesOf } from '../shared/matchesOf.ts';

/** American English, and the lists of plain words that `judgeWords` holds words against as well. */
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
/** Names words that English has, and that are slips all the same: `therefor`. */
const SLIPS = '@cspell/dict-en-common-misspellings/dict/dict-en.json';

const require = createRequire(import.meta.url);

/** Tells of a word whether it is right for sure. Others are for the spell checker, which takes seconds to load. */
export type SureWords = (word: string) => boolean;

interface Dictionary {
  has(word: string): boolean;
  isSlip(word: string): boolean;
}

/** The dictionary of this process. */
let opened: Promise<Dictionary> | undefined;

/**
 * Opens the dictionary, once for all who ask.
 * @param own our own words
 */
export async function sureWords(own: readonly string[]): Promise<SureWords> {
  opened ??= openDictionary();
  const { has, isSlip } = await opened;
  const ours = new Set(own.filter((word) => PLAIN.test(word)).map((word) => word.toLowerCase()));
  const refused = new Set(own.flatMap((word) => /^!(.+)/.exec(word)?.[1].toLowerCase() ?? []));
  const isKnown = (word: string) => {
    const lower = word.toLowerCase();
    return !refused.has(lower) && (ours.has(lower) || (!isSlip(lower) && has(lower)));
  };
  const isKnownPart = (part: string) => isKnown(part) || isKnown(part.replace(/'s$/, ''));
  return (word) => {
    if (refused.has(word.toLowerCase())) return false;
    if (isKnown(word)) return true;
    const parts = word
      .split(BETWEEN)
      .map((part) => part.replace(/'$/, ''))
      .filter((part) => part.length > LONGEST_SHORT);
    // What is short inside a name, such as OID in OID4VP, is no word: see `judgeWords`.
    return PLAIN.test(word) && (word.length > LONGEST_SHORT || /[A-Z\d]/.test(word)) && parts.every(isKnownPart);
  };
}

const PLAIN = /^[A-Za-z\d_'-]+$/;
const LONGEST_SHORT = 3;
/** Where a name is made of words: `status-list`, `statusList`, `JSONPath`, `base64url`. */
const BETWEEN = /[-_\d]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

async function openDictionary(): Promise<Dictionary> {
  try {
    const { decodeTrie } = await import('cspell-trie-lib');
    const english = decodeTrie(readPacked(placeOf(ENGLISH)));
    const listed = new Set(
      LISTS.flatMap((name) => readPacked(placeOf(name)).toString().split('\n')).flatMap(listedWord),
    );
    const slips = new Set(slipsOf(readPacked(placeOf(SLIPS)).toString()));
    // English has the words with a capital as `~name` too, in small letters.
    const has = (word: string) => listed.has(word) || english.has(word) || english.has(`~${word}`);
    return { has, isSlip: (word) => slips.has(word) };
  } catch {
    // A different version of these packages has no such files: then no word is sure.
    return { has: () => false, isSlip: () => false };
  }
}

/** A package of words exports its description, which stands beside them. */
function placeOf(name: string): string {
  const [scope, packageName, ...inside] = name.split('/');
  return path.join(path.dirname(require.resolve(`${scope}/${packageName}`)), ...inside);
}

function readPacked(file: string): Buffer<ArrayBuffer> {
  const content = readFileSync(file);
  return file.endsWith('.gz') ? gunzipSync(content) : content;
}

const listedWord = (row: string) => (PLAIN.test(row) ? [row.toLowerCase()] : []);

function slipsOf(text: string): string[] {
  const [, list = ''] = /"flagWords": \[([^\]]*)\]/.exec(text) ?? [];
  return matchesOf(list, /"([^"]+?)->/g).map(([, word]) => word.toLowerCase());
}
