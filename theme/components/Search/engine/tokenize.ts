import { foldText } from './foldText.ts';
import { type Script, wordsOf } from './scripts.ts';
import { stem } from './stem.ts';

/** A word as the index stores it. */
export interface IndexWord {
  /** The same for all forms of a word. */
  key: string;
  /** The word as it's written, folded. */
  surface: string;
  script: Script;
}

/** A part of a text without spaces: its words, and its names if it consists of several words. */
export interface Chunk {
  words: IndexWord[];
  /** The chunk as one word, such as `notbefore` for `notBefore`, and the names inside it. */
  names: string[];
}

/** Longer names aren't indexed as one word. */
const MAX_NAME = 120;
/** Longer words and codes are in shards of their own, because few queries need them. */
const LONG_WORD = 24;
const LONG_CODE = 12;
/** Precedes a long word. It sorts after all Latin letters and before all other scripts. */
export const LONG_MARK = '~';
/** Follows two adjacent words written as one: `diddocument+` for "DID document". */
export const PAIR_MARK = '+';
/** Longer punctuation isn't a word. `$.*` is. */
const MAX_SIGNS = 12;

/** The boundary between two words of a name such as `notBefore`. */
const hump = /(\p{L}{2}\p{Ll}|\p{Ll}\p{Ll})(?=\p{Lu}\p{L})/gu;
/** A part of a longer name is a name itself if it consists of several words. */
const compound = /\p{Ll}\p{Lu}|[\p{L}\p{N}][_-][\p{L}\p{N}]/u;
const edges = /^[^\p{L}\p{N}*[\]$]+|[^\p{L}\p{N}*[\]]+$/gu;

/** Splits a text at its spaces. */
export function chunksOf(text: string): Chunk[] {
  return text.split(/\s+/).flatMap((part) => (part ? [chunkOf(part)] : []));
}

/** The build reads a million chunks, most of them several times. */
const cache = new Map<string, Chunk>();
const MAX_CACHED = 50_000;

function chunkOf(part: string): Chunk {
  let chunk = cache.get(part);
  if (!chunk) {
    if (cache.size >= MAX_CACHED) cache.clear();
    chunk = readChunk(part);
    cache.set(part, chunk);
  }
  return chunk;
}

function readChunk(part: string): Chunk {
  // Keys and signatures mix letters and digits, so their capitals don't start words.
  const isCode = part.length >= LONG_CODE && (part.match(/\p{L}\d|\d\p{L}/gu)?.length ?? 0) > 2;
  const { folded } = foldText(isCode ? part : part.replace(hump, '$1 '));
  const words = wordsOf(folded).flatMap(({ text, script }) => indexWords(text, script));
  if (words.length === 0) {
    const isWord = folded.length > 1 && folded.length <= MAX_SIGNS;
    return { words: isWord ? [{ key: folded, surface: folded, script: 'default' }] : [], names: [] };
  }
  return { words, names: namesOf(part, words) };
}

function namesOf(part: string, words: IndexWord[]): string[] {
  const whole = part.replace(edges, '');
  const isName = words.length > 1 || /[*[\]]/.test(whole);
  if (!isName || whole.length > MAX_NAME || words.some(({ script }) => script !== 'default')) return [];
  const parts = whole.split(/[./:[\]"'#?&=,()<>{}]+/).filter((name) => name !== whole && name.search(compound) !== -1);
  // Nobody types a whole URL, so the names in it are enough.
  const names = whole.includes('//') ? parts : [whole, ...parts];
  return [...new Set(names.map((name) => withMark(joined(foldText(name).folded))))];
}

/** Removes what separates the words of a name, so that `not_before`, `notBefore` and `not before` are the same. */
export function joined(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}*[\]]+/gu, '');
}

/** The key of two adjacent words, from both written as one. */
export function pairOf(text: string): string {
  return stem(text.replace(LONG_MARK, '')) + PAIR_MARK;
}

/** Texts without spaces are split into pairs of characters, because nothing shows where their words end. */
function indexWords(text: string, script: Script): IndexWord[] {
  if (script === 'chinese' || script === 'japanese') {
    return pairsOf(text).map((surface) => ({ key: surface, surface, script }));
  }
  const surface = withMark(text);
  return [{ key: stem(surface), surface, script }];
}

/** Marks keys, signatures and long names as long words. */
function withMark(text: string): string {
  const isLong = text.length > LONG_WORD || (text.length >= LONG_CODE && /\d/.test(text) && /\p{L}/u.test(text));
  return isLong ? LONG_MARK + text : text;
}

/** Pairs of adjacent characters. */
export function pairsOf(text: string): string[] {
  const characters = [...text];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => characters[index] + character);
}
