import { foldText } from './foldText.ts';
import { highlightRanges } from './matchTerms.ts';
import type { PreparedRecord } from './preparedRecord.ts';
import { liftRareName, type RankedPlace, rankPage } from './rankHits.ts';
import type { Word } from './scripts.ts';
import type { Hit, PageHits } from './searchHit.ts';
import type { Query } from './searchQuery.ts';
import { snippet } from './snippet.ts';

/** Hits that a search returns by default. */
export const DEFAULT_LIMIT = 7;
/** Hits of one page while other pages have some too, so that a long page does not fill the list. */
const MAX_HITS_OF_PAGE = 3;

/** Turns a page and the id of a heading into an address. */
export type AddressOf = (page: PreparedRecord, headingId: string) => string;

export interface SelectOptions {
  addressOf: AddressOf;
  limit?: number;
  /** Shows a page also where the query itself is not found on it, as a search service may know better. */
  trustCandidates?: boolean;
  /** The terms to find on a page, where no page has all of them. */
  termsOf?: (page: PreparedRecord) => Word[];
}

/** Ranks the places of the candidates, keeps the best, and groups them by page in the order of each page's best. */
export function selectHits(candidates: PreparedRecord[], query: Query, options: SelectOptions): PageHits[] {
  const places = candidates.flatMap((page) => {
    const found = rankPage(page, options.termsOf ? { ...query, terms: options.termsOf(page) } : query);
    if (found.length > 0 || !options.trustCandidates) return found;
    return [{ page, type: 'title', score: 0 } satisfies RankedPlace];
  });
  liftRareName(places, query);
  const order = new Map(candidates.map((page, index) => [page, index]));
  // The sort is stable, so that places of one page with equal scores stay in reading order.
  places.sort((a, b) => b.score - a.score || (order.get(a.page) ?? 0) - (order.get(b.page) ?? 0));
  const pages = new Map<PreparedRecord, PageHits>();
  for (const place of best(places, query, options.limit ?? DEFAULT_LIMIT)) {
    const group = pages.get(place.page) ?? { title: place.page.record.title, hits: [] };
    group.hits.push(toHit(place, query, options.addressOf));
    pages.set(place.page, group);
  }
  return [...pages.values()];
}

/** Takes the best places, and fills up with those that only say more about a page that is there already. */
function best(places: RankedPlace[], query: Query, limit: number): RankedPlace[] {
  const byPage = new Map<PreparedRecord, RankedPlace[]>();
  const chosen: RankedPlace[] = [];
  const spare: RankedPlace[] = [];
  // The pages of all APIs have some texts in common, and one of them is enough to show.
  const shown = new Set<string>();
  const isRepeated = ({ type, section }: RankedPlace) => {
    if (type !== 'content' || !section) return false;
    const { size } = shown;
    return shown.add(snippet(section.body, query.terms).statement).size === size;
  };
  for (const place of places) {
    if (chosen.length === limit) break;
    const others = byPage.get(place.page) ?? [];
    const saysMore = place.type === 'content' && others.some(({ type }) => type === 'title');
    if (saysMore || others.length >= MAX_HITS_OF_PAGE || isRepeated(place)) spare.push(place);
    else chosen.push(place);
    byPage.set(place.page, [...others, place]);
  }
  return [...chosen, ...spare].slice(0, limit);
}

function toHit({ page, type, section }: RankedPlace, query: Query, addressOf: AddressOf): Hit {
  const { title } = page.record;
  const header = section?.header?.original ?? '';
  const link = addressOf(page, section?.id ?? '');
  const shared = { type, title, header, link, query: query.text };
  if (type === 'content' && section) return { ...shared, ...snippet(section.body, query.terms) };
  const statement = type === 'header' ? header : title;
  return { ...shared, statement, highlight: highlightRanges(foldText(statement), query.terms) };
}
