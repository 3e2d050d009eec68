import { foldText } from './foldText.ts';
import { type Script, wordsOf } from './scripts.ts';
import { stem } from './stem.ts';

/** A word of a text as the index knows it. */
export interface IndexWord {
  /** Under which the forms of a word come together. */
  key: string;
  /** As it is written, folded. */
  surface: string;
  script: Script;
}

/** A stretch of a text without spaces: its words, and its names where it is one of several words. */
export interface Chunk {
  words: IndexWord[];
  /** The chunk in one piece, such as `notbefore` for `notBefore`, and each such name that it holds. */
  names: string[];
}

/** Characters of the longest name that is kept in one piece. */
const MAX_NAME = 120;
/** Longer words, and codes from a shorter length on, stand apart, where only such a query looks for them. */
const LONG_WORD = 24;
const LONG_CODE = 12;
/** Comes before a long word. It sorts behind all Latin letters and before all other scripts. */
export const LONG_MARK = '~';
/** Stands behind two neighbouring words in one piece, which are no name: `diddocument+` for "DID document". */
export const PAIR_MARK = '+';
/** Characters of the longest run of punctuation that is a word of its own, such as `$.*`. */
const MAX_SIGNS = 12;

/** The place between two words of a name such as `notBefore`. Shorter pieces are rather odd capitals. */
const hump = /(\p{L}{2}\p{Ll}|\p{Ll}\p{Ll})(?=\p{Lu}\p{L})/gu;
/** What makes a name of a part of a longer one: a hump, or a character between two words. */
const compound = /\p{Ll}\p{Lu}|[\p{L}\p{N}][_-][\p{L}\p{N}]/u;
const edges = /^[^\p{L}\p{N}*[\]$]+|[^\p{L}\p{N}*[\]]+$/gu;

/** Takes a text apart at its spaces. */
export function chunksOf(text: string): Chunk[] {
  return text.split(/\s+/).flatMap((part) => (part ? [chunkOf(part)] : []));
}

/** Chunks that were taken apart before: texts repeat their words. */
const known = new Map<string, Chunk>();
const MOST_KNOWN = 50_000;

function chunkOf(part: string): Chunk {
  let chunk = known.get(part);
  if (!chunk) {
    if (known.size >= MOST_KNOWN) known.clear();
    chunk = readChunk(part);
    known.set(part, chunk);
  }
  return chunk;
}

function readChunk(part: string): Chunk {
  const { folded } = foldText(isCode(part) ? part : part.replace(hump, '$1 '));
  const words = wordsOf(folded).flatMap(({ text, script }) => indexWords(text, script));
  if (words.length === 0) {
    const isWord = folded.length > 1 && folded.length <= MAX_SIGNS;
    return { words: isWord ? [{ key: folded, surface: folded, script: 'default' }] : [], names: [] };
  }
  return { words, names: namesOf(part, words) };
}

/** Keys and signatures mix letters and digits, and their capitals begin no words. */
function isCode(part: string): boolean {
  return part.length >= LONG_CODE && (part.match(/\p{L}\d|\d\p{L}/gu)?.length ?? 0) > 2;
}

function namesOf(part: string, words: IndexWord[]): string[] {
  const whole = part.replace(edges, '');
  const isName = words.length > 1 || /[*[\]]/.test(whole);
  if (!isName || whole.length > MAX_NAME || words.some(({ script }) => script !== 'default')) return [];
  const parts = whole.split(/[./:[\]"'#?&=,()<>{}]+/).filter((name) => name !== whole && name.search(compound) !== -1);
  // The names in an address are enough: nobody types it whole.
  const names = whole.includes('//') ? parts : [whole, ...parts];
  return [...new Set(names.map((name) => withMark(joined(foldText(name).folded))))];
}

/** Writes a name without what separates its words, so that `not_before`, `notBefore` and `not before` are one. */
export function joined(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}*[\]]+/gu, '');
}

/** The form in which two neighbouring words stand in the index, from both in one piece. */
export function pairOf(text: string): string {
  return stem(text.replace(LONG_MARK, '')) + PAIR_MARK;
}

/** Texts without spaces are cut into pairs of characters, since nothing says where their words end. */
function indexWords(text: string, script: Script): IndexWord[] {
  if (script === 'chinese' || script === 'japanese') return pairs([...text]).map((surface) => word(surface, script));
  const surface = withMark(text);
  return [{ key: stem(surface), surface, script }];
}

/** Keys, signatures and long names get the mark of long words. */
function withMark(text: string): string {
  const isLong = text.length > LONG_WORD || (text.length >= LONG_CODE && /\d/.test(text) && /\p{L}/u.test(text));
  return isLong ? LONG_MARK + text : text;
}

function word(surface: string, script: Script): IndexWord {
  return { key: surface, surface, script };
}

function pairs(characters: string[]): string[] {
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => characters[index] + character);
}
