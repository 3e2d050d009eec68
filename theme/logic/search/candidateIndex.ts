import { Index } from 'flexsearch';
import type { PreparedRecord } from './preparedRecord.ts';
import { type Script, type Word, wordsOf } from './scripts.ts';

/** Pages that FlexSearch returns at most. */
const CANDIDATE_LIMIT = 100;
/**
 * FlexSearch keeps every part of every word, which grows with the square of its length. Long words, such as keys and
 * signatures, are therefore cut into overlapping pieces that hold any part of up to `PIECE_STEP` characters.
 */
const PIECE_LENGTH = 32;
const PIECE_STEP = 16;
/** Milliseconds of work after which the page may react to the reader. */
const SLICE = 12;

/** Finds the pages on which words occur, as whole words or as parts of words. */
export interface CandidateIndex {
  /** Positions of the pages that hold every word, in no order of use to a reader. */
  candidates(words: Word[]): Promise<number[]>;
  /** Builds the default index ahead of the first query, a slice at a time. */
  warmUp(): Promise<void>;
  /** The writing systems whose indexes were built. */
  built(): Script[];
}

/** Makes an index that builds itself by writing system: each when pages and a query both have such text. */
export function createCandidateIndex(pages: PreparedRecord[]): CandidateIndex {
  const wordsByPage = new Map<Script, Map<number, Set<string>>>();
  const indexes = new Map<Script, Promise<Index>>();
  let reading: Promise<void> | undefined;

  const indexOf = async (script: Script): Promise<Index | undefined> => {
    reading ??= readWords(pages, wordsByPage);
    await reading;
    const words = wordsByPage.get(script);
    if (!words) return undefined;
    let index = indexes.get(script);
    if (!index) {
      index = buildIndex(words);
      indexes.set(script, index);
    }
    return index;
  };

  return {
    built: () => [...indexes.keys()],
    warmUp: async () => void (await indexOf('default')),
    async candidates(words) {
      let found: number[] | undefined;
      for (const script of new Set(words.map((word) => word.script))) {
        const index = await indexOf(script);
        const query = words
          .filter((word) => word.script === script)
          .map((word) => (word.singular ?? word.text).slice(0, PIECE_STEP));
        const pagesWithAll = (index?.search(query.join(' '), CANDIDATE_LIMIT) ?? []) as number[];
        found = found ? found.filter((page) => pagesWithAll.includes(page)) : pagesWithAll;
      }
      return found ?? [];
    },
  };
}

async function readWords(pages: PreparedRecord[], byScript: Map<Script, Map<number, Set<string>>>): Promise<void> {
  const breathe = createPause();
  for (const [position, { title, sections }] of pages.entries()) {
    // FlexSearch ranks what comes first higher: titles, then headings, then text.
    const headers = sections.flatMap(({ header }) => (header ? [header.folded] : []));
    const text = [title.folded, ...headers, ...sections.map(({ body }) => body.folded)].join('\n');
    for (const word of wordsOf(text)) {
      const perPage = byScript.get(word.script) ?? new Map<number, Set<string>>();
      const words = perPage.get(position) ?? new Set();
      byScript.set(word.script, perPage.set(position, words.add(word.text)));
    }
    await breathe();
  }
}

async function buildIndex(wordsOfPages: Map<number, Set<string>>): Promise<Index> {
  const breathe = createPause();
  const index = new Index({ tokenize: 'full', encode: (text: string) => text.split(' ') });
  for (const [page, words] of wordsOfPages) {
    index.add(page, [...new Set([...words].flatMap(pieces))].join(' '));
    await breathe();
  }
  return index;
}

/** Cuts a long word into pieces that overlap. */
export function pieces(word: string): string[] {
  if (word.length <= PIECE_LENGTH) return [word];
  const starts = Array.from({ length: Math.ceil((word.length - PIECE_STEP) / PIECE_STEP) }, (_, i) => i * PIECE_STEP);
  return starts.map((start) => word.slice(start, start + PIECE_LENGTH));
}

/** Lets the browser draw and take keys between two slices of work. */
function createPause(): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < SLICE) return;
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  };
}
