import { Index } from 'flexsearch';
import { foldText } from './foldText.ts';
import { type Script, wordsOf } from './scripts.ts';
import type { SearchRecord } from './searchRecord.ts';
import { FILLERS } from './stopWords.ts';
import { pairsOf } from './tokenize.ts';
import { yieldToMain } from './yieldToMain.ts';

/** Finds pages by their titles, headings and leads, which are loaded with the index. */
export interface LeadIndex {
  /** Is true once all records are indexed. */
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
  const indexAll = async () => {
    for (const [page, { title, toc, content }] of records.entries()) {
      if (page % BATCH === 0) await yieldToMain();
      const text = [title, ...toc.map((heading) => heading.text), content].join('\n');
      for (const [script, tokens] of tokensOf(text)) indexOf(script).add(page, [...tokens].join(' '));
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
