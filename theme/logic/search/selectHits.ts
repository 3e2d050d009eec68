import { foldText } from './foldText.ts';
import { highlightRanges, holdsTerm } from './matchTerms.ts';
import type { ScoredPage } from './scorePages.ts';
import type { Word } from './scripts.ts';
import type { Hit, HitType } from './searchHit.ts';
import type { SearchRecord } from './searchRecord.ts';
import { snippet } from './snippet.ts';

/** Turns a page and the id of a heading into an address. */
export type AddressOf = (page: { record: Pick<SearchRecord, 'routePath' | 'domain'> }, headingId: string) => string;

/** Hits that a search returns by default. */
export const DEFAULT_LIMIT = 7;
/** Hits of one page while other pages have some too, so that a long page does not fill the list. */
const MAX_HITS_OF_PAGE = 3;
/** A further section is shown if it says as much as this share of the page's best one. */
const ALSO_GOOD = 0.7;
/** Pages that may show further sections before other pages are shown. */
const LEADING_PAGES = 1;
/** Share of the best page's score below which a page only fills up the list. */
const FAR_BEHIND = 0.35;

/** A place to be shown: a page, and one of its sections. */
export interface ChosenPlace {
  /** Position among the scored pages. */
  rank: number;
  section: number;
}

/** Chooses the places to show: the best pages, with further sections of those that lead. */
export function choosePlaces(pages: ScoredPage[], limit = DEFAULT_LIMIT): ChosenPlace[] {
  const [first] = pages;
  if (!first) return [];
  const near = pages.slice(0, limit).filter(({ score }) => score >= first.score * FAR_BEHIND).length;
  const chosen: ChosenPlace[] = [];
  const further: ChosenPlace[] = [];
  for (const [rank, { sections }] of pages.slice(0, limit).entries()) {
    chosen.push({ rank, section: sections[0]?.section ?? 0 });
    const others = sections.slice(1, MAX_HITS_OF_PAGE).filter(({ score }) => score >= sections[0].score * ALSO_GOOD);
    further.push(...others.map(({ section }) => ({ rank, section })));
  }
  const leading = further.filter(({ rank }) => rank < LEADING_PAGES);
  const rest = further.filter(({ rank }) => rank >= LEADING_PAGES);
  const ordered = [...chosen.slice(0, near), ...leading, ...chosen.slice(near), ...rest].slice(0, limit);
  return ordered.sort((a, b) => a.rank - b.rank);
}

/** What a place says, once its part is there. */
export interface PlaceText {
  title: string;
  id: string;
  heading: string;
  text: string;
}

/** What all hits of a query have in common. */
export interface HitContext {
  query: string;
  /** What is marked. */
  terms: Word[];
}

/**
 * Makes a hit of a place: its title where that has all the words, its heading where that has most, or its text.
 * @param isFirst whether it is the first place of its page
 */
export function toHit(place: PlaceText, isFirst: boolean, link: string, { query, terms }: HitContext): Hit {
  const { title, heading, text, id } = place;
  const inTitle = share(title, terms);
  const inHeading = heading ? share(heading, terms) : 0;
  const inText = share(text, terms);
  let type: HitType = 'content';
  if (isFirst && inTitle > 0 && (inTitle === 1 || (id === '' && inTitle >= inText))) type = 'title';
  else if (inHeading > 0 && (inHeading === 1 || inText === 0 || share(`${title} ${heading}`, terms) === 1))
    type = 'header';
  else if (inText === 0 && isFirst) type = 'title';
  const shared = { type, title, header: heading, link, query };
  if (type === 'content') return { ...shared, ...snippet(foldText(text || heading || title), terms) };
  const statement = type === 'header' ? heading : title;
  return { ...shared, statement, highlight: highlightRanges(foldText(statement), terms) };
}

/** How many of the terms a text holds, from 0 to 1. */
function share(text: string, terms: Word[]): number {
  if (terms.length === 0 || !text) return 0;
  const folded = foldText(text);
  return terms.filter((term) => holdsTerm(folded, term)).length / terms.length;
}
