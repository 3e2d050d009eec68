import type { Asked } from './askedWords.ts';
import type { Expanded, Variant } from './expandQuery.ts';
import { readPostings } from './packed.ts';
import type { QueryWeights } from './rankWeights.ts';
import type { PageKind } from './searchHit.ts';

/** A page with what it is worth. */
export interface ScoredPage {
  page: number;
  score: number;
  /** Whether it has all words that tell something. */
  isWhole: boolean;
  /** Its sections with any of the words, the best first. */
  sections: { section: number; score: number }[];
}

export interface Corpus {
  /** Position of each page's first section among all; one more for the end. */
  pageStarts: ArrayLike<number>;
  kindOf: (page: number) => PageKind;
  /** Where a word stands, packed. */
  placesOf: (word: number) => string;
}

/** Pages that a search goes on with. */
const CANDIDATE_LIMIT = 100;
/** What a word that no page has could say about one. */
const UNKNOWN = 0.3;
/** What no word can say less than. */
const LEAST_IMPACT = 0.01;
/** Words of a query up to which pages with all of them always come first. */
const STRICT = 2;

/** What the words of a query say so far, by page and by section. */
interface Sums {
  pages: Float32Array;
  sections: Float32Array;
  /** What the words that are there are worth, of `all`. */
  had: Float32Array;
  hadInSection: Float32Array;
  /** Pages without one of the words. */
  missing: Uint8Array;
  all: number;
}

/** Adds up what all words of a query say about each page and section, and gives the best pages first. */
export function scorePages(expanded: Expanded, asked: Asked, corpus: Corpus, weights: QueryWeights): ScoredPage[] {
  const { slots, pieces } = expanded;
  const count = corpus.pageStarts.length - 1;
  const sums: Sums = {
    pages: new Float32Array(count),
    sections: new Float32Array(corpus.pageStarts[count]),
    had: new Float32Array(count),
    hadInSection: new Float32Array(corpus.pageStarts[count]),
    missing: new Uint8Array(count),
    all: 0,
  };
  const found = pieces.map(({ variants }) => slotScores(variants, corpus));
  for (const [index, slot] of slots.entries()) {
    const covering = found.filter((_, at) => pieces[at].from <= index && index < pieces[at].to);
    const isInName = pieces.some(({ from, to, isName, variants }) => {
      return isName && from <= index && index < to && variants.length > 0;
    });
    addWord(sums, slotScores(slot.variants, corpus), { isFiller: slot.asked.isFiller, isInName, covering }, weights);
  }
  for (const piece of found) addScores(sums, piece, worthOf(piece, weights) * weights.compound);
  for (const [at, { isName, from, to }] of pieces.entries()) {
    if (!isName || from !== 0 || to !== slots.length) continue;
    // What titles write as words, such as "API key" for `apiKey`, is rather those words than a name in some sample.
    const asWords = pieces.findIndex((other) => !other.isName && other.from === from && other.to === to);
    if (asWords !== -1 && found[asWords].most > found[at].most) continue;
    addScores(sums, found[at], weights.name / Math.max(found[at].mostOfSection, LEAST_IMPACT));
  }
  for (let section = 0; section < sums.sections.length; section++) {
    const share = Math.min(1, sums.hadInSection[section] / (sums.all || 1));
    if (sums.sections[section] > 0) sums.sections[section] *= share ** weights.together;
  }
  return ordered(sums, expanded, asked, corpus, weights);
}

/** How a word stands in a query. */
interface WordPlace {
  isFiller: boolean;
  /** It is part of a name that is found in one piece. */
  isInName: boolean;
  /** What is found of the pieces that it is part of. */
  covering: SlotScores[];
}

function addWord(
  sums: Sums,
  own: SlotScores,
  { isFiller, isInName, covering }: WordPlace,
  weights: QueryWeights,
): void {
  const most = own.most || Math.max(UNKNOWN, ...covering.map((piece) => piece.most));
  const said = worthOf({ ...own, most }, weights);
  const worth = said * (isFiller ? weights.filler : isInName ? weights.insideName : 1);
  addScores(sums, own, worth);
  if (isFiller) return;
  sums.all += worth;
  for (let page = 0; page < sums.had.length; page++) {
    const isThere = own.pages[page] > 0 || covering.some((piece) => piece.pages[page] > 0);
    if (isThere) sums.had[page] += worth;
    else sums.missing[page] = 1;
  }
  for (let section = 0; section < sums.hadInSection.length; section++) {
    const isThere = own.sections[section] > 0 || covering.some((piece) => piece.sections[section] > 0);
    if (isThere) sums.hadInSection[section] += worth;
  }
}

function addScores({ pages, sections }: Sums, found: SlotScores, worth: number): void {
  for (let page = 0; page < pages.length; page++) pages[page] += found.pages[page] * worth;
  for (let section = 0; section < sections.length; section++) sections[section] += found.sections[section] * worth;
}

/** A rare word says more than a common one, and one from titles and headings more than one from the text alone. */
function worthOf({ rarity, most }: Pick<SlotScores, 'rarity' | 'most'>, weights: QueryWeights): number {
  return (rarity + weights.common) * most ** weights.topic;
}

function ordered(
  { pages, sections, had, missing, all }: Sums,
  { slots }: Expanded,
  asked: Asked,
  { pageStarts, kindOf }: Corpus,
  weights: QueryWeights,
): ScoredPage[] {
  const scored: ScoredPage[] = [];
  for (const [page, score] of pages.entries()) {
    if (had[page] === 0) continue;
    const best = sectionsOf(sections, pageStarts[page], pageStarts[page + 1]);
    const share = Math.min(1, had[page] / all) ** weights.coverage;
    const whole = (score + weights.section * (best[0]?.score ?? 0)) * share * kindBonus(kindOf(page), asked, weights);
    scored.push({ page, score: whole, isWhole: missing[page] === 0, sections: best });
  }
  // A sentence has words that its answer need not have. Of two words, both are meant.
  const telling = slots.filter(({ asked: word }) => !word.isFiller).length;
  const wholeFirst = telling <= STRICT ? 1 : 0;
  return scored
    .sort((a, b) => wholeFirst * (Number(b.isWhole) - Number(a.isWhole)) || b.score - a.score || a.page - b.page)
    .slice(0, CANDIDATE_LIMIT);
}

interface SlotScores {
  /** How rare the word is among the pages (inverse document frequency). */
  rarity: number;
  /** The most that it says about any page: a word in no title and no heading is hardly what a query is about. */
  most: number;
  mostOfSection: number;
  pages: Float32Array;
  sections: Float32Array;
}

/** The best that any variant of a word says about each page and section. */
function slotScores(variants: Variant[], { pageStarts, placesOf }: Corpus): SlotScores {
  const count = pageStarts.length - 1;
  const pages = new Float32Array(count);
  const sections = new Float32Array(pageStarts[count]);
  let holders = 0;
  let exactHolders = 0;
  let most = 0;
  let mostOfSection = 0;
  // Weights only tell the variants of one word apart: a word that is half typed says as much as another.
  const heaviest = Math.max(...variants.map(({ weight }) => weight));
  for (const { number, weight: own, likeness } of variants) {
    const weight = own / heaviest;
    readPostings(placesOf(number), {
      page(page, impact) {
        if (page >= count) return;
        most = Math.max(most, impact);
        if (pages[page] === 0) holders++;
        if (likeness === 'exact') exactHolders++;
        pages[page] = Math.max(pages[page], impact * weight);
      },
      section(page, section, impact) {
        const at = pageStarts[page] + section;
        mostOfSection = Math.max(mostOfSection, impact * weight);
        if (at < sections.length) sections[at] = Math.max(sections[at], impact * weight);
      },
    });
  }
  const rare = exactHolders || holders;
  return { rarity: Math.log(1 + (count - rare + 0.5) / (rare + 0.5)), most, mostOfSection, pages, sections };
}

function sectionsOf(scores: Float32Array, from: number, to: number): ScoredPage['sections'] {
  const found: ScoredPage['sections'] = [];
  for (let at = from; at < to; at++) if (scores[at] > 0) found.push({ section: at - from, score: scores[at] });
  return found.sort((a, b) => b.score - a.score || a.section - b.section);
}

function kindBonus(kind: PageKind, { wants }: Asked, weights: QueryWeights): number {
  if (wants === 'task' && (kind === 'guide' || kind === 'tutorial')) return 1 + weights.task;
  return wants === 'concept' && kind === 'explanation' ? 1 + weights.concept : 1;
}
