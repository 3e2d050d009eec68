import type { Asked } from './askedWords.ts';
import { breathe } from './breathe.ts';
import type { Expanded } from './expandQuery.ts';
import { orderPages, type PageWorth } from './orderPages.ts';
import type { QueryWeights } from './rankWeights.ts';
import type { PageKind } from './searchHit.ts';
import { type Corpus, type SlotScores, slotScores } from './slotScores.ts';

/** A page with what it is worth. */
export interface ScoredPage extends PageWorth {
  /** Its sections with any of the words, the best first. */
  sections: { section: number; score: number }[];
}

/** Pages that a search goes on with. */
const CANDIDATE_LIMIT = 100;
/** What a word that no page has could say about one. */
const UNKNOWN = 0.3;
/** What no word can say less than. */
const LEAST_IMPACT = 0.01;
/** Words of a query up to which pages with all of them always come first. */
const STRICT = 2;
/** Sections of a site on which a slow machine scores for longer than a frame. */
const MANY_SECTIONS = 2000;

/** What the words of a query say so far, by page and by section. */
interface Sums {
  pages: Float32Array;
  sections: Float32Array;
  /** What the words that are there are worth, of `all`. */
  had: Float32Array;
  hadInSection: Float32Array;
  /** The share of a title or a question that the words are. */
  share: Float32Array;
  /** Pages without one of the words. */
  missing: Uint8Array;
  all: number;
}

/**
 * Adds up what all words of a query say about each page and section, and gives the best pages first. On a large site
 * and a slow machine, both are long enough to be tasks of their own.
 */
export async function scorePages(
  expanded: Expanded,
  asked: Asked,
  corpus: Corpus,
  weights: QueryWeights,
): Promise<ScoredPage[]> {
  const sums = sumUp(expanded, corpus, weights);
  if (sums.sections.length > MANY_SECTIONS) await breathe();
  return ordered(sums, expanded, asked, corpus, weights);
}

function sumUp(expanded: Expanded, corpus: Corpus, weights: QueryWeights): Sums {
  const { slots, pieces } = expanded;
  const count = corpus.pageStarts.length - 1;
  const sums: Sums = {
    pages: new Float32Array(count),
    sections: new Float32Array(corpus.pageStarts[count]),
    had: new Float32Array(count),
    hadInSection: new Float32Array(corpus.pageStarts[count]),
    share: new Float32Array(corpus.pageStarts[count]),
    missing: new Uint8Array(count),
    all: 0,
  };
  const found = pieces.map(({ variants }) => slotScores(variants, corpus));
  for (const [index, slot] of slots.entries()) {
    const covering = found.filter((_, at) => pieces[at].from <= index && index < pieces[at].to);
    const isInName = pieces.some(({ from, to, isName, variants }) => {
      return isName && from <= index && index < to && variants.length > 0;
    });
    addWord(sums, slotScores(slot.variants, corpus), { ...slot.asked, isInName, covering }, weights);
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
    if (sums.sections[section] === 0) continue;
    sums.sections[section] *= Math.min(1, sums.hadInSection[section] / (sums.all || 1)) ** weights.together;
  }
  return sums;
}

/** How a word stands in a query. */
interface WordPlace {
  isFiller: boolean;
  isGeneral: boolean;
  /** It is part of a name that is found in one piece. */
  isInName: boolean;
  /** What is found of the pieces that it is part of. */
  covering: SlotScores[];
}

function addWord(
  sums: Sums,
  own: SlotScores,
  { isFiller, isGeneral, isInName, covering }: WordPlace,
  weights: QueryWeights,
): void {
  const most = own.most || Math.max(UNKNOWN, ...covering.map((piece) => piece.most));
  const said = worthOf({ ...own, most }, weights);
  const worth = said * (isFiller ? weights.filler : isInName ? weights.insideName : isGeneral ? weights.general : 1);
  addScores(sums, own, worth);
  if (isFiller) return;
  sums.all += worth;
  const pages = [own, ...covering].map((found) => found.pages);
  const sections = [own, ...covering].map((found) => found.sections);
  for (let page = 0; page < sums.had.length; page++) {
    if (isIn(pages, page)) sums.had[page] += worth;
    else sums.missing[page] = 1;
  }
  for (let section = 0; section < sums.hadInSection.length; section++) {
    if (isIn(sections, section)) sums.hadInSection[section] += worth;
    sums.share[section] += own.sections[section];
  }
}

/** Whether any has a place. It runs for each word and section of a site, where a closure for each would be felt. */
function isIn(found: Float32Array[], place: number): boolean {
  for (let index = 0; index < found.length; index++) if (found[index][place] > 0) return true;
  return false;
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
  sums: Sums,
  { slots, pieces }: Expanded,
  asked: Asked,
  corpus: Corpus,
  weights: QueryWeights,
): ScoredPage[] {
  const { pageStarts, textSections, near, kindOf } = corpus;
  const { pages, sections, had, missing, all } = sums;
  const scores = new Float32Array(pages.length);
  for (let page = 0; page < pages.length; page++) {
    if (had[page] === 0) continue;
    const questions = pageStarts[page] + textSections[page];
    const share = Math.min(1, had[page] / all) ** weights.coverage;
    const [title] = likest(sums, questions, questions + 1);
    const [question, second] = likest(sums, questions + 1, glossesFrom(corpus, page));
    const bonus =
      (asked.wants ? kindBonus(kindOf(page), asked, weights) : 1) *
      (1 + weights.titled * title ** 2 + weights.question * question ** 2 + weights.secondQuestion * second ** 2);
    const found = pages[page] + weights.section * mostIn(sections, pageStarts[page], questions);
    scores[page] = (found + weights.answer * all * question) * share * bonus;
  }
  const scored: PageWorth[] = [];
  for (let page = 0; page < pages.length; page++) {
    if (scores[page] === 0) continue;
    const score = scores[page] + weights.near * meanOf(scores, near[page]);
    scored.push({ page, score, isWhole: missing[page] === 0, behind: behindOf(page, sums, corpus, weights) });
  }
  // A sentence has words that its answer need not have. Of two words, both are meant.
  const telling = slots.filter(({ asked: word }) => !word.isFiller).length;
  const wholeFirst = telling <= STRICT;
  // A name says itself what it is about.
  const order = { ...weights, near: pieces.some(({ isName }) => isName) ? [] : near, wholeFirst };
  return orderPages(scored, order)
    .slice(0, CANDIDATE_LIMIT)
    .map((found) => {
      const from = pageStarts[found.page];
      return { ...found, sections: sectionsOf(sections, from, from + textSections[found.page]) };
    });
}

/** What a page gains behind the first one by a place of its own: a section, or a gloss of the name. */
function behindOf(page: number, sums: Sums, corpus: Corpus, weights: QueryWeights): number {
  const { pageStarts, textSections } = corpus;
  const section = mostIn(sums.sections, pageStarts[page], pageStarts[page] + textSections[page]);
  const [gloss] = likest(sums, glossesFrom(corpus, page), pageStarts[page + 1]);
  return (weights.behind * section) / (sums.all || 1) + weights.gloss * gloss ** 2;
}

/** Where the glosses of a page begin. */
function glossesFrom({ pageStarts, glosses }: Corpus, page: number): number {
  return pageStarts[page + 1] - glosses[page];
}

function mostIn(scores: Float32Array, from: number, to: number): number {
  let most = 0;
  for (let at = from; at < to; at++) if (scores[at] > most) most = scores[at];
  return most;
}

/**
 * How like the query is to the two questions among some that are most like it, from 0 to 1: the share of the query that
 * the question has, times the share of the question that the query has.
 */
function likest({ hadInSection, share, all }: Sums, from: number, to: number): [most: number, second: number] {
  let most = 0;
  let second = 0;
  for (let at = from; at < to; at++) {
    const like = Math.min(1, hadInSection[at] / (all || 1)) * Math.min(1, share[at]);
    second = Math.max(second, Math.min(most, like));
    most = Math.max(most, like);
  }
  return [most, second];
}

/** Pages that lead to what was found, or are about the same, are more likely to help than others. */
function meanOf(scores: Float32Array, pages: number[] | undefined): number {
  if (!pages || pages.length === 0) return 0;
  let sum = 0;
  for (const page of pages) sum += scores[page];
  return sum / pages.length;
}

function sectionsOf(scores: Float32Array, from: number, to: number): ScoredPage['sections'] {
  const found: ScoredPage['sections'] = [];
  for (let at = from; at < to; at++) if (scores[at] > 0) found.push({ section: at - from, score: scores[at] });
  // Of two that are as good, the earlier one stays first.
  return found.sort((a, b) => b.score - a.score);
}

function kindBonus(kind: PageKind, { wants }: Asked, weights: QueryWeights): number {
  if (wants === 'task' && (kind === 'guide' || kind === 'tutorial')) return 1 + weights.task;
  return wants === 'concept' && kind === 'explanation' ? 1 + weights.concept : 1;
}
