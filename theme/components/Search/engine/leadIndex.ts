import { Index } from 'flexsearch';
import { foldText } from './foldText.ts';
import { type Script, wordsOf } from './scripts.ts';
import type { SearchRecord } from './searchRecord.ts';
import { FILLERS } from './stopWords.ts';
import { pairsOf } from './tokenize.ts';

/** Finds pages by their titles, headings and leads, which are loaded with the index. */
export interface LeadIndex {
  /** False while headings and leads are being indexed. */
  isReady: boolean;
  ready: Promise<void>;
  /** Numbers of the pages that have all words of a query, also inside of other words. */
  search(query: string): number[];
}

/** How a word of each writing system becomes tokens. In Chinese and Japanese nothing shows where words end. */
const ENCODERS: Record<Script, (word: string) => string[]> = {
  default: (word) => [word],
  cyrillic: (word) => [word],
  korean: (word) => [word],
  chinese: pairsOf,
  japanese: pairsOf,
};
/** Records that are indexed in one task. */
const BATCH = 12;
const MAX_PAGES = 100;

/** Indexes the records with FlexSearch, with one index for each writing system. */
export function createLeadIndex(records: SearchRecord[]): LeadIndex {
  const indexes = new Map<Script, Index>();
  const indexOf = (script: Script) => {
    const index = indexes.get(script) ?? new Index({ tokenize: 'full', encode: (tokens) => tokens.split(' ') });
    indexes.set(script, index);
    return index;
  };
  const add = (page: number, text: string) => {
    for (const [script, tokens] of tokensOf(text)) indexOf(script).append(page, [...tokens].join(' '));
  };
  const indexAll = async () => {
    // Titles come first, so a slow phone has results early.
    for (const [page, { title }] of records.entries()) {
      if (page % (BATCH * 5) === 0) await pause();
      add(page, title);
    }
    for (const [page, { toc, content }] of records.entries()) {
      if (page % BATCH === 0) await pause();
      add(page, [...toc.map(({ text }) => text), content].join('\n'));
    }
    leads.isReady = true;
  };
  const leads: LeadIndex = {
    isReady: false,
    ready: Promise.resolve(),
    search(query) {
      const lists = [...tokensOf(query)].map(([script, tokens]) => {
        return (indexes.get(script)?.search([...tokens].join(' '), { limit: MAX_PAGES }) ?? []) as number[];
      });
      const [first = [], ...others] = lists;
      return first.filter((page) => others.every((list) => list.includes(page)));
    },
  };
  leads.ready = indexAll();
  return leads;
}

/** Ends the task. What waits for the main thread, such as keys, comes first. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The different words of a text by writing system, without case, accents and fillers. */
function tokensOf(text: string): Map<Script, Set<string>> {
  const tokens = new Map<Script, Set<string>>();
  for (const { text: word, script } of wordsOf(foldText(text).folded)) {
    if (FILLERS.has(word)) continue;
    const own = tokens.get(script) ?? new Set();
    for (const token of ENCODERS[script](word)) own.add(token);
    tokens.set(script, own);
  }
  return tokens;
}
