import type { ExpandedQuery } from './expandQuery.ts';
import { pause } from './pause.ts';
import type { QueryWeights } from './rankWeights.ts';
import { type Corpus, type TermScores, termScores } from './termScores.ts';

/** A page with its matching sections, best first. */
export interface RankedPage extends PageScore {
  sections: { section: number; score: number }[];
}

/** Limit of the list, as search libraries have it by default. */
const MAX_PAGES = 100;
const MIN_IMPACT = 0.01;
/** Share of the terms' weight from which a page has all of them. Sums of 32 bits aren't exact. */
const WHOLE = 0.999;
/** With more sections, scoring takes a slow phone longer than a frame. */
const MANY_SECTIONS = 2000;

/** Sums over the terms of a query, by page and by section. */
interface Sums {
  pages: Float32Array;
  sections: Float32Array;
  /** Weight of the terms that a page or section has, of `all`. */
  matched: Float32Array;
  matchedInSection: Float32Array;
  /** Share of a title or question that the terms make up. */
  share: Float32Array;
  all: number;
}

/** Ranks the pages for a query: this is where the order of search results comes from. */
export async function rankPages(expanded: ExpandedQuery, corpus: Corpus, weights: QueryWeights): Promise<RankedPage[]> {
  const sums = sumTerms(expanded, corpus, weights);
  if (sums.sections.length > MANY_SECTIONS) await pause();
  const scored = scorePages(sums, corpus, weights);
  return orderPages(scored, corpus.related, weights.beside)
    .slice(0, MAX_PAGES)
    .map((page) => ({ ...page, sections: matchingSections(sums.sections, page.page, corpus) }));
}

function sumTerms({ terms, compounds }: ExpandedQuery, corpus: Corpus, weights: QueryWeights): Sums {
  const count = corpus.pageStarts.length - 1;
  const sectionCount = corpus.pageStarts[count];
  const sums: Sums = {
    pages: new Float32Array(count),
    sections: new Float32Array(sectionCount),
    matched: new Float32Array(count),
    matchedInSection: new Float32Array(sectionCount),
    share: new Float32Array(sectionCount),
    all: 0,
  };
  const found = compounds.map((compound) => termScores(compound, corpus));
  for (const [index, expanded] of terms.entries()) {
    const isAround = ({ from, to }: { from: number; to: number }) => from <= index && index < to;
    const covering = found.filter((_, at) => isAround(compounds[at]));
    addTerm(sums, termScores(expanded, corpus), { ...expanded.term, covering }, weights);
  }
  for (const compound of found) addScores(sums, compound, (compound.rarity + weights.common) * weights.compound);
  for (const [at, { isName, from, to }] of compounds.entries()) {
    if (!isName || from !== 0 || to !== terms.length) continue;
    addScores(sums, found[at], weights.name / Math.max(found[at].mostOfSection, MIN_IMPACT));
  }
  for (let section = 0; section < sectionCount; section++) {
    if (sums.sections[section] === 0) continue;
    sums.sections[section] *= Math.min(1, sums.matchedInSection[section] / (sums.all || 1)) ** weights.together;
  }
  return sums;
}

interface TermContext {
  isFiller: boolean;
  /** Scores of the compounds that it's part of. */
  covering: TermScores[];
}

function addTerm(sums: Sums, own: TermScores, context: TermContext, weights: QueryWeights): void {
  const { isFiller, covering } = context;
  const weight = (own.rarity + weights.common) * (isFiller ? weights.filler : 1);
  addScores(sums, own, weight);
  if (isFiller) return;
  sums.all += weight;
  const pages = [own, ...covering].map((scores) => scores.pages);
  const sections = [own, ...covering].map((scores) => scores.sections);
  for (let page = 0; page < sums.matched.length; page++) {
    if (pages.some((scores) => scores[page] > 0)) sums.matched[page] += weight;
  }
  for (let section = 0; section < sums.matchedInSection.length; section++) {
    if (sections.some((scores) => scores[section] > 0)) sums.matchedInSection[section] += weight;
    sums.share[section] += own.sections[section];
  }
}

function addScores({ pages, sections }: Sums, scores: TermScores, weight: number): void {
  for (let page = 0; page < pages.length; page++) pages[page] += scores.pages[page] * weight;
  for (let section = 0; section < sections.length; section++) sections[section] += scores.sections[section] * weight;
}

function scorePages(sums: Sums, corpus: Corpus, weights: QueryWeights): PageScore[] {
  const { pageStarts, textSections } = corpus;
  const scored: PageScore[] = [];
  for (let page = 0; page < sums.pages.length; page++) {
    if (sums.matched[page] === 0) continue;
    const questions = pageStarts[page] + textSections[page];
    const mentions = pageStarts[page + 1] - corpus.mentions[page];
    const section = Math.max(0, ...sums.sections.subarray(pageStarts[page], questions));
    const found = sums.pages[page] + weights.section * section;
    const score = found * (1 + weights.question * likeness(sums, questions, mentions) ** 2);
    // What a page below the first one gains by a single place: a section, or a line that mentions the name.
    const mention = likeness(sums, mentions, pageStarts[page + 1]);
    const behind = (weights.behind * section) / (sums.all || 1) + weights.mention * mention ** 2;
    scored.push({ page, score, isWhole: sums.matched[page] > sums.all * WHOLE, behind });
  }
  return scored;
}

/**
 * The likeness of the query to the likeliest title or question in a range, from 0 to 1: the share of the query that the
 * question has, times the share of the question that the query has.
 */
function likeness(sums: Sums, from: number, to: number): number {
  let most = 0;
  for (let at = from; at < to; at++) {
    most = Math.max(most, Math.min(1, sums.matchedInSection[at] / (sums.all || 1)) * Math.min(1, sums.share[at]));
  }
  return most;
}

function matchingSections(
  scores: Float32Array,
  page: number,
  { pageStarts, textSections }: Corpus,
): RankedPage['sections'] {
  const from = pageStarts[page];
  const found: RankedPage['sections'] = [];
  for (let at = from; at < from + textSections[page]; at++) {
    if (scores[at] > 0) found.push({ section: at - from, score: scores[at] });
  }
  return found.sort((a, b) => b.score - a.score);
}

/** How well a page matches a query. */
interface PageScore {
  page: number;
  score: number;
  /** Whether it has all terms of the query. */
  isWhole: boolean;
  /** What it gains below the first page, as a share of that page's score. */
  behind: number;
}

/** Weight of a relation that only the first page has. */
const ONE_WAY = 0.5;

/**
 * Sorts pages by score. A few words leave open what a query is about, but the first page shows it: pages related to
 * it rise above pages that happen to have the same words.
 * @param related related pages of each page
 * @param beside what a page gains that is related to the first one, as a share of that page's score
 */
function orderPages<Page extends PageScore>(pages: Page[], related: number[][], beside: number): Page[] {
  const [first, ...others] = sorted(pages);
  if (!first) return [];
  const lifted = others.map((page) => {
    const relation =
      (isRelated(related, page.page, first.page) ? 1 : 0) + (isRelated(related, first.page, page.page) ? ONE_WAY : 0);
    return { ...page, score: page.score + first.score * (page.behind + beside * relation) };
  });
  return [first, ...sorted(lifted)];
}

function isRelated(related: number[][], page: number, other: number): boolean {
  return related[page]?.includes(other) ?? false;
}

function sorted<Page extends PageScore>(pages: Page[]): Page[] {
  return [...pages].sort((a, b) => b.score - a.score || a.page - b.page);
}
