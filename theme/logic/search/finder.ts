import { type Asked, type AskedWord, readAsked } from './askedWords.ts';
import { type Expanded, expandQuery, likelyEnd, splitWord } from './expandQuery.ts';
import { LONG_MARK } from './indexWords.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { readLists, readWords } from './packed.ts';
import type { PlacesPart, SearchHead, WordsPart } from './partFormat.ts';
import { type QueryWeights, queryWeights } from './rankWeights.ts';
import { type ScoredPage, scorePages } from './scorePages.ts';
import type { PageKind } from './searchHit.ts';
import { stem } from './stem.ts';

/** Hands out the parts of an index. It rejects for a part that cannot be had. */
export interface PartSource {
  words(part: number): Promise<WordsPart>;
  places(part: number): Promise<PlacesPart>;
}

/** What was found, before it is made ready for showing. */
export interface Found {
  asked: Asked;
  expanded: Expanded;
  pages: ScoredPage[];
  /** The query as it was understood, where that is not how it was typed. */
  corrected?: string;
}

export interface Finder {
  routes: string[];
  pageStarts: Uint32Array;
  find(input: string, isVerbatim?: boolean): Promise<Found>;
  /** Loads what almost every search needs. */
  warmUp(): Promise<void>;
}

/** Letters that decide in which part a word stands. */
const BEGINNING = 3;
/** Letters of a part of a key that is looked for among long words. */
const MIN_LONG_PART = 10;
/** Parts with words that are loaded to find what was mistyped, or what holds a text inside. */
const MOST_WORD_PARTS = 16;
/** Parts with words of a site that loads all of them ahead. */
const FEW_WORD_PARTS = 2;

/** Makes the search of one index. */
export function createFinder(head: SearchHead, source: PartSource, weights: QueryWeights = queryWeights): Finder {
  const lexicon = createLexicon(head);
  const routes = readWords(head.routes);
  const pageStarts = startsOf(head.sections);
  const allStarts = startsOf(head.sections.map((count, page) => count + head.questions[page]));
  const glosses = new Uint32Array(routes.length);
  for (const [page, count] of head.glosses) glosses[page] = count;
  const near = readLists(head.near);
  const tasks = new Set(head.tasks);
  const { loadWords, loadWordParts } = wordLoader(lexicon, source);
  const expand = async (asked: Asked, isVerbatim: boolean): Promise<Expanded> => {
    const options = { lexicon, weights, synonyms: head.synonyms, isVerbatim };
    const expanded = expandQuery(asked, options);
    const unknown = unknownWords(expanded);
    if (unknown.length === 0) return expanded;
    // First where words begin alike. What else there is of the script is only asked where nothing was meant so far.
    await loadWordParts(
      unknown.flatMap(({ surface }) => otherBeginnings(surface).flatMap((text) => lexicon.partsOf(text))),
    );
    const nearer = expandQuery(asked, options);
    const lost = nearer.slots.filter(({ asked: word, variants }) => !word.isFiller && variants.length === 0);
    const still = lost.filter(({ asked: word }) => unknown.includes(word));
    if (still.length === 0) return nearer;
    await loadWordParts(still.flatMap(({ asked: { script } }) => lexicon.partsOfScript(script)));
    return expandQuery(asked, options);
  };
  return {
    routes,
    pageStarts,
    async find(input, isVerbatim = false) {
      let asked = readAsked(input, tasks);
      await loadWords(beginningsOf(asked, head.synonyms));
      const split = splitUnknown(asked, lexicon);
      if (split) asked = readAsked(split, tasks);
      await loadWords(beginningsOfEnd(asked, lexicon, head.synonyms));
      let expanded = await expand(asked, isVerbatim);
      const corrected = correctedText(asked, expanded);
      if (corrected !== undefined) {
        // What was meant is found as if it had been typed, with its family, its pairs and other words for it.
        asked = { ...readAsked(corrected, tasks), text: asked.text };
        await loadWords(beginningsOf(asked, head.synonyms));
        expanded = expandQuery(asked, { lexicon, weights, synonyms: head.synonyms, isVerbatim: true });
      }
      const placesOf = await loadPlaces(expanded, head, source);
      const kindOf = (page: number) => kindOfRoute(routes[page]);
      const corpus = { pageStarts: allStarts, textSections: head.sections, glosses, near, kindOf, placesOf };
      const pages = await scorePages(expanded, asked, corpus, weights);
      return { asked, expanded, pages, corrected };
    },
    async warmUp() {
      if (head.words.length <= FEW_WORD_PARTS) await loadWords(head.words.map(([first]) => first));
    },
  };
}

/** Loads words into a lexicon, each part once. */
function wordLoader(lexicon: Lexicon, source: PartSource) {
  const loadWordParts = async (parts: number[]) => {
    await Promise.all(
      [...new Set(parts)].slice(0, MOST_WORD_PARTS).map(async (part) => {
        if (!lexicon.has(part)) lexicon.add(part, await source.words(part));
      }),
    );
  };
  const loadWords = (beginnings: Iterable<string>) =>
    loadWordParts([...beginnings].flatMap((text) => lexicon.partsOf(text)));
  return { loadWords, loadWordParts };
}

/** The kind of a page by the first folder of its route. */
export function kindOfRoute(route: string): PageKind {
  const folder = route.split('/')[1];
  const kinds: Record<string, PageKind> = {
    guides: 'guide',
    tutorials: 'tutorial',
    reference: 'reference',
    explanations: 'explanation',
  };
  return Object.hasOwn(kinds, folder) ? kinds[folder] : 'other';
}

/** The service that a page is about, as far as its route says. */
export function serviceOfRoute(route: string): string | undefined {
  return /\/services\/([^/]+)/.exec(route)?.[1];
}

function startsOf(counts: number[]): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (const [page, count] of counts.entries()) starts[page + 1] = starts[page] + count;
  return starts;
}

function beginningsOf({ words, pieces }: Asked, synonyms: string[][]): string[] {
  return beginningsOfTexts([...words.map(({ surface }) => surface), ...pieces.map(({ text }) => text)], synonyms);
}

/** Other words for what is half typed can only be known once it is. */
function beginningsOfEnd({ words }: Asked, lexicon: Lexicon, synonyms: string[][]): string[] {
  const last = words.at(-1);
  const end = last && likelyEnd(last, lexicon);
  return end ? beginningsOfTexts([end.surface], synonyms) : [];
}

/** Beginnings of texts, and of other words for each. */
function beginningsOfTexts(texts: string[], synonyms: string[][]): string[] {
  const keys = new Set(texts.map(stem));
  const others = synonyms.filter((group) => group.some((word) => keys.has(word))).flat();
  return [...texts, ...others].map((text) => text.slice(0, BEGINNING));
}

function unknownWords({ slots, pieces }: Expanded): AskedWord[] {
  const isCovered = (index: number) =>
    pieces.some(({ from, to, variants }) => from <= index && index < to && variants.length > 0);
  return slots.flatMap(({ asked, variants }, index) => {
    const isKnown = isCovered(index) || variants.some(({ likeness }) => likeness !== 'corrected');
    return isKnown || asked.isFiller ? [] : [asked];
  });
}

/** Where to look for what was mistyped: an edit may have moved the first letter. */
function otherBeginnings(surface: string): string[] {
  const plain = surface.replace(LONG_MARK, '');
  return [plain[0], plain[1] ?? plain[0], ...(plain.length > MIN_LONG_PART ? [LONG_MARK] : [])];
}

function splitUnknown({ text, words }: Asked, lexicon: Lexicon): string | undefined {
  let isSplit = false;
  const parts = words.map(({ surface, key, script, isLast }) => {
    const isKnown = script !== 'default' || lexicon.exact(key) || (isLast && lexicon.beginning(surface, 1).length > 0);
    const halves = isKnown ? undefined : splitWord(surface, lexicon);
    if (halves) isSplit = true;
    return halves ? halves.join(' ') : surface;
  });
  return isSplit && /^[\p{L}\p{N} ]+$/u.test(text) ? parts.join(' ') : undefined;
}

async function loadPlaces(
  { slots, pieces }: Expanded,
  { places }: SearchHead,
  source: PartSource,
): Promise<(word: number) => string> {
  const numbers = [...slots, ...pieces].flatMap(({ variants }) => variants.map(({ number }) => number));
  const partOf = (word: number) => places.findLastIndex((first) => first <= word);
  const parts = new Map<number, PlacesPart>();
  await Promise.all(
    [...new Set(numbers.map(partOf))].map(async (part) => void parts.set(part, await source.places(part))),
  );
  return (word) => {
    const part = partOf(word);
    return parts.get(part)?.places[word - places[part]] ?? '';
  };
}

/** The query with what stands for its mistyped words. */
function correctedText({ text }: Asked, { slots }: Expanded): string | undefined {
  const corrections = slots.flatMap(({ asked, variants }) => {
    const [best] = variants;
    return best?.likeness === 'corrected' ? [[asked.surface, best.surface] as const] : [];
  });
  if (corrections.length === 0) return undefined;
  return corrections.reduce((query, [typed, meant]) => replaceWord(query, typed, meant), text.toLowerCase());
}

function replaceWord(query: string, typed: string, meant: string): string {
  const at = query.indexOf(typed);
  return at === -1 ? query : query.slice(0, at) + meant + query.slice(at + typed.length);
}
