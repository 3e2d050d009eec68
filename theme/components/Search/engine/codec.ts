/**
 * Numbers as letters, because every host compresses JSON. Each letter has five bits, the lowest first; a letter from
 * the second half of the alphabet means that more follow.
 */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const valueOfLetter = new Uint8Array(128);
for (let value = 0; value < LETTERS.length; value++) valueOfLetter[LETTERS.charCodeAt(value)] = value;

/** Steps of an impact: the weight of a word in a page or section, from 0 to 1. */
const STEPS = 63;

/** A page that contains a word. */
export interface PagePosting {
  page: number;
  /** Weight of the word in the whole page, from 0 to 1. */
  impact: number;
  /** Sections of the page with the word. */
  sections: { section: number; impact: number }[];
}

/** Encodes the pages of a word, in order. */
export function encodePostings(postings: PagePosting[]): string {
  let text = '';
  let lastPage = -1;
  for (const { page, impact, sections } of postings) {
    text += encodeNumber(page - lastPage - 1) + encodeImpact(impact) + encodeNumber(sections.length);
    lastPage = page;
    let lastSection = -1;
    for (const found of sections) {
      text += encodeNumber(found.section - lastSection - 1) + encodeImpact(found.impact);
      lastSection = found.section;
    }
  }
  return text;
}

/** Called for each page and section, so that decoding creates no objects. */
export interface PostingReader {
  page(page: number, impact: number): void;
  section(page: number, section: number, impact: number): void;
}

/** Decodes the pages of a word. */
export function decodePostings(text: string, reader: PostingReader): void {
  const { number, letter, hasMore } = numberReader(text);
  const impact = () => letter() / STEPS;
  let page = -1;
  while (hasMore()) {
    page += number() + 1;
    reader.page(page, impact());
    let section = -1;
    for (let left = number(); left > 0; left--) {
      section += number() + 1;
      reader.section(page, section, impact());
    }
  }
}

function numberReader(text: string) {
  let at = 0;
  const letter = () => valueOfLetter[text.charCodeAt(at++) & 127];
  const number = () => {
    let result = 0;
    let shift = 0;
    for (;;) {
      const value = letter();
      result |= (value & 31) << shift;
      if (value < 32) return result;
      shift += 5;
    }
  };
  return { letter, number, hasMore: () => at < text.length };
}

function encodeNumber(value: number): string {
  let text = '';
  let rest = value;
  while (rest > 31) {
    text += LETTERS[(rest & 31) | 32];
    rest >>>= 5;
  }
  return text + LETTERS[rest];
}

function encodeImpact(impact: number): string {
  return LETTERS[Math.max(1, Math.min(STEPS, Math.round(impact * STEPS)))];
}

/** Encodes lists of ascending numbers. */
export function encodeLists(lists: number[][]): string {
  let text = '';
  for (const list of lists) {
    text += encodeNumber(list.length);
    for (const [at, number] of list.entries()) text += encodeNumber(at === 0 ? number : number - list[at - 1] - 1);
  }
  return text;
}

/** Decodes the lists of `encodeLists`. */
export function decodeLists(text: string): number[][] {
  const read = numberReader(text);
  const lists: number[][] = [];
  while (read.hasMore()) {
    const list: number[] = [];
    for (let left = read.number(); left > 0; left--) {
      list.push(read.number() + (list.length > 0 ? list[list.length - 1] + 1 : 0));
    }
    lists.push(list);
  }
  return lists;
}

/** Encodes sorted words, each without the beginning that it shares with the one before it. */
export function encodeWords(words: string[]): string {
  let last = '';
  const lines = words.map((word) => {
    let shared = 0;
    while (shared < last.length && shared < word.length && shared < 61 && last[shared] === word[shared]) shared++;
    last = word;
    return LETTERS[shared] + word.slice(shared);
  });
  return lines.join('\n');
}

/** Decodes the words of `encodeWords`. */
export function decodeWords(text: string): string[] {
  if (text === '') return [];
  let last = '';
  return text.split('\n').map((line) => {
    last = last.slice(0, valueOfLetter[line.charCodeAt(0) & 127]) + line.slice(1);
    return last;
  });
}
