import { type ExpandedQuery, expandQuery } from './expandQuery.ts';
import { foldText } from './foldText.ts';
import { createLexicon } from './lexicon.ts';
import { type ParsedQuery, parseQuery, type QueryTerm } from './parseQuery.ts';
import { type RankedPage, rankPages } from './rankPages.ts';
import { queryWeights } from './rankWeights.ts';
import type { SearchRecord } from './searchRecord.ts';
import type { ShardManifest, Shards } from './shardFormat.ts';
import type { LoadShard } from './shardLoader.ts';
import { stem } from './stem.ts';
import { LONG_MARK } from './tokenize.ts';

/** The ranked pages of a query. */
export interface FoundPages {
  query: ParsedQuery;
  expanded: ExpandedQuery;
  pages: RankedPage[];
  /** The query without its typos, if it had any. */
  corrected?: string;
}

export type Finder = ReturnType<typeof createFinder>;

interface FinderOptions {
  records: SearchRecord[];
  manifest: ShardManifest;
  loadShard: LoadShard;
  /** Finds pages that have a text anywhere in their title, headings or lead, also inside a word. */
  pagesContaining: (text: string) => Promise<number[]>;
}

/** Letters that decide which shard a word is in. */
const BEGINNING = 3;
/** Least letters of a part of a key that is looked up among the long words. */
const MIN_LONG_PART = 10;
/** Most shards that are loaded to find what was mistyped. */
const MAX_WORD_SHARDS = 16;

/** Searches the full text of one index, loading only the shards that a query needs. */
export function createFinder({ records, manifest, loadShard, pagesContaining }: FinderOptions) {
  const { synonyms } = manifest;
  const lexicon = createLexicon(manifest);
  const textSections = records.map(({ toc }) => toc.length + 1);
  const corpus = {
    pageStarts: startsOf(textSections.map((count, page) => count + manifest.questions[page])),
    textSections,
    mentions: new Uint32Array(records.length),
    related: manifest.related,
  };
  for (const [page, count] of manifest.mentions) corpus.mentions[page] = count;
  const loadShards = async (numbers: number[]) => {
    const missing = [...new Set(numbers)].filter((shard) => !lexicon.has(shard)).slice(0, MAX_WORD_SHARDS);
    await Promise.all(missing.map(async (shard) => lexicon.add(shard, await loadShard('words', shard))));
  };
  const loadWords = (beginnings: string[]) => loadShards(beginnings.flatMap((text) => lexicon.shardsFor(text)));

  const expand = async (query: ParsedQuery, isVerbatim: boolean): Promise<ExpandedQuery> => {
    const options = { lexicon, weights: queryWeights, synonyms, isVerbatim };
    const expanded = expandQuery(query, options);
    const unknown: QueryTerm[] = [];
    const inside = new Map<QueryTerm, number[]>();
    for (const term of unknownTerms(expanded)) {
      const pages = await pagesContaining(term.surface.replace(LONG_MARK, ''));
      if (pages.length > 0) inside.set(term, pages);
      else unknown.push(term);
    }
    if (unknown.length === 0) return withPages(expanded, inside);
    // First the shards of words that begin alike, then all of the writing system.
    await loadWords(unknown.flatMap(({ surface }) => beginningsWithTypo(surface)));
    const corrected = expandQuery(query, options);
    const lost = corrected.terms.filter(({ term, variants }) => variants.length === 0 && unknown.includes(term));
    if (lost.length === 0) return withPages(corrected, inside);
    await loadShards(lost.flatMap(({ term: { script } }) => lexicon.shardsOfScript(script)));
    return withPages(expandQuery(query, options), inside);
  };

  return {
    /** Position of each page's first text section among the text sections of all pages. */
    textStarts: startsOf(textSections),
    async find(input: string, isVerbatim = false): Promise<FoundPages> {
      let query = parseQuery(input);
      await loadWords(beginningsOf(textsOf(query), synonyms));
      let expanded = await expand(query, isVerbatim);
      const corrected = correctedText(query.text, expanded);
      if (corrected !== undefined) {
        // The corrected query is searched as if it had been typed.
        query = { ...parseQuery(corrected), text: query.text };
        await loadWords(beginningsOf(textsOf(query), synonyms));
        expanded = await expand(query, true);
      }
      const postingsOf = await loadPostings(expanded, manifest, loadShard);
      const pages = await rankPages(expanded, { ...corpus, postingsOf }, queryWeights);
      return { query, expanded, pages, corrected };
    },
  };
}

function startsOf(counts: number[]): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (const [page, count] of counts.entries()) starts[page + 1] = starts[page] + count;
  return starts;
}

function textsOf({ terms, compounds }: ParsedQuery): string[] {
  return [...terms.map(({ surface }) => surface), ...compounds.map(({ text }) => text)];
}

function beginningsOf(texts: string[], synonyms: string[][]): string[] {
  const keys = new Set(texts.map(stem));
  const others = synonyms.filter((group) => group.some((word) => keys.has(word))).flat();
  return [...texts, ...others].map((text) => text.slice(0, BEGINNING));
}

/** The query with pages instead of the variants of some terms. */
function withPages(expanded: ExpandedQuery, pages: ReadonlyMap<QueryTerm, number[]>): ExpandedQuery {
  const terms = expanded.terms.map((found) =>
    pages.has(found.term) ? { ...found, variants: [], pages: pages.get(found.term) } : found,
  );
  return { ...expanded, terms };
}

function unknownTerms({ terms, compounds }: ExpandedQuery): QueryTerm[] {
  return terms.flatMap(({ term, variants }, index) => {
    const isCovered = compounds.some(({ from, to, variants: own }) => from <= index && index < to && own.length > 0);
    const isKnown = term.isFiller || isCovered || variants.some(({ match }) => match !== 'corrected');
    return isKnown ? [] : [term];
  });
}

/** A typo may have changed the first letter. */
function beginningsWithTypo(surface: string): string[] {
  const plain = surface.replace(LONG_MARK, '');
  return [plain[0], plain[1] ?? plain[0], ...(plain.length > MIN_LONG_PART ? [LONG_MARK] : [])];
}

async function loadPostings(
  { terms, compounds }: ExpandedQuery,
  { postings: starts }: ShardManifest,
  loadShard: LoadShard,
): Promise<(word: number) => number[]> {
  const words = [...terms, ...compounds].flatMap(({ variants }) => variants.map(({ number }) => number));
  const shardOf = (word: number) => starts.findLastIndex((first) => first <= word);
  const loaded = new Map<number, Shards['postings']>();
  await Promise.all(
    [...new Set(words.map(shardOf))].map(async (shard) => loaded.set(shard, await loadShard('postings', shard))),
  );
  return (word) => {
    const shard = shardOf(word);
    return loaded.get(shard)?.postings[word - starts[shard]] ?? [];
  };
}

function correctedText(text: string, { terms }: ExpandedQuery): string | undefined {
  let query = foldText(text).folded;
  let isCorrected = false;
  for (const { term, variants } of terms) {
    if (variants[0]?.match !== 'corrected') continue;
    isCorrected = true;
    query = query.replace(term.surface, () => variants[0].surface);
  }
  return isCorrected ? query : undefined;
}
