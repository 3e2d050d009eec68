import { foldText } from './foldText.ts';
import { type HighlightTerm, highlightRanges, matchedShare } from './highlight.ts';
import type { PageSection } from './pageSections.ts';
import type { RankedPage } from './rankPages.ts';
import type { Hit, HitType } from './searchHit.ts';
import type { SearchRecord } from './searchRecord.ts';
import { snippet } from './snippet.ts';

/** Turns a page and the ID of a heading into a URL. */
export type AddressOf = (record: Pick<SearchRecord, 'routePath' | 'domain'>, headingId: string) => string;

/** Most entries that a search returns. */
export const DEFAULT_LIMIT = 7;
/** Most hits of one page, so that a long page doesn't fill the list. */
const MAX_HITS_OF_PAGE = 3;
/** Share of its page's best section that another section must score to be shown. */
const ALSO_GOOD = 0.7;
/** Share of the best page's score below which pages come after further sections of the first page. */
const FAR_BEHIND = 0.35;

/** A place to show: a page by its rank, and one of its sections. */
export interface ChosenPlace {
  rank: number;
  section: number;
}

/** Chooses the places to show: the best pages, and further sections of the first one. */
export function choosePlaces(pages: RankedPage[], limit = DEFAULT_LIMIT): ChosenPlace[] {
  const [first] = pages;
  if (!first) return [];
  const best = pages.slice(0, limit);
  const close = best.filter(({ score }) => score >= first.score * FAR_BEHIND).length;
  const chosen = best.map(({ sections }, rank) => ({ rank, section: sections[0]?.section ?? 0 }));
  const further = best.flatMap(({ sections }, rank) =>
    sections
      .slice(1, MAX_HITS_OF_PAGE)
      .filter(({ score }) => score >= sections[0].score * ALSO_GOOD)
      .map(({ section }) => ({ rank, section })),
  );
  const isOfFirst = ({ rank }: ChosenPlace) => rank === 0;
  const ordered = [
    ...chosen.slice(0, close),
    ...further.filter(isOfFirst),
    ...chosen.slice(close),
    ...further.filter((place) => !isOfFirst(place)),
  ];
  return ordered.slice(0, limit).sort((a, b) => a.rank - b.rank);
}

export interface HitContext {
  query: string;
  terms: HighlightTerm[];
  addressOf: AddressOf;
}

/**
 * Shows a section as a hit: its page's title or its heading if they match best, otherwise some of its text.
 * @param isFirst whether it's the first hit of its page
 */
export function toHit(
  record: Pick<SearchRecord, 'title' | 'routePath' | 'domain'>,
  { id, heading, text }: PageSection,
  isFirst: boolean,
  { query, terms, addressOf }: HitContext,
): Hit {
  const { title } = record;
  const inTitle = matchedShare(title, terms);
  const inHeading = matchedShare(heading, terms);
  const inText = matchedShare(text, terms);
  const detail = keyDetail(text);
  let type: HitType = 'content';
  if (isFirst && inTitle > 0 && (inTitle === 1 || (id === '' && inTitle >= inText))) type = 'title';
  else if (
    inHeading > 0 &&
    (inHeading === 1 || inText === 0 || matchedShare(`${title} ${heading} ${detail}`, terms) === 1)
  )
    type = 'header';
  else if (inText === 0 && isFirst) type = 'title';
  const shared = { type, title, header: heading, link: addressOf(record, type === 'title' ? '' : id), query };
  if (type === 'content') return { ...shared, ...snippet(text || heading || title, terms) };
  const statement = type === 'header' ? heading : title;
  const highlight = highlightRanges(foldText(statement), terms);
  return { ...shared, statement, highlight, ...(type === 'header' && detail && { detail }) };
}

/** The description of a configuration key starts with its type and its default: `boolean · default false · …`. */
function keyDetail(text: string): string {
  return /^[^\n·]{1,40} · default [^\n·]{1,60}(?= ·|\n|$)/.exec(text)?.[0] ?? '';
}
