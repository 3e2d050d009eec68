import { cardKey } from './cardKey.ts';
import type { FoundPages } from './findPages.ts';
import { foldText } from './foldText.ts';
import { type HighlightTerm, highlightTerms, matchedShare } from './highlight.ts';
import { type AddressOf, type ChosenPlace, choosePlaces, DEFAULT_LIMIT, toHit } from './hits.ts';
import type { FullText, LocalIndex } from './localIndex.ts';
import type { PageSection } from './pageSections.ts';
import { parseQuery } from './parseQuery.ts';
import type { RankedPage } from './rankPages.ts';
import type { SearchOptions } from './searchEngine.ts';
import { type HitCard, type HitGroup, kindOfRoute, NARROW_KINDS, type PageHits, serviceOfRoute } from './searchHit.ts';
import type { SearchRecord } from './searchRecord.ts';
import type { ShardManifest } from './shardFormat.ts';
import type { LoadShard } from './shardLoader.ts';

/** What a search found in one index. */
export type IndexResult = Omit<HitGroup, 'index'>;

/** Searches the full text of an index. Rejects if a shard can't be loaded. */
export async function searchFullText(
  index: LocalIndex,
  query: string,
  { isVerbatim = false, kind }: SearchOptions,
  addressOf: AddressOf,
): Promise<IndexResult> {
  const { records } = index;
  const fullText = await index.fullText();
  const [all, cards] = await Promise.all([
    fullText.finder.find(query, isVerbatim),
    kind ? [] : findCards(query, fullText.manifest, fullText.loadShard, addressOf),
  ]);
  const kindOf = ({ page }: RankedPage) => kindOfRoute(records[page].routePath);
  const found = kind ? { ...all, pages: all.pages.filter((page) => kindOf(page) === kind) } : all;
  const kindsFound = new Set(all.pages.map(kindOf));
  const kinds = NARROW_KINDS.filter((one) => kindsFound.has(one));
  // Cards count among the entries of the list.
  const places = choosePlaces(found.pages, DEFAULT_LIMIT - cards.length);
  const sections = await loadSections(records, fullText, found, places);
  const pages = groupHits(records, found, places, sections, addressOf);
  const contentTerms = found.query.terms.filter(({ isFiller }) => !isFiller).length;
  const isPartial = contentTerms > 1 && pages.length > 0 && !found.pages.some(({ isWhole }) => isWhole);
  return {
    pages,
    ...(kinds.length > 0 && { kinds }),
    ...(isPartial && { isPartial }),
    ...(found.corrected !== undefined && pages.length > 0 && { corrected: found.corrected }),
    ...(cards.length > 0 && { cards }),
  };
}

/** Searches the titles, headings and leads of an index, which need no further request. */
export function searchLeads({ records, leads }: LocalIndex, query: string, addressOf: AddressOf): IndexResult {
  const terms = highlightTerms(parseQuery(query).terms);
  const pages = leads
    .search(query)
    .map((page) => ({ page, inTitle: matchedShare(records[page].title, terms) }))
    .sort((a, b) => b.inTitle - a.inTitle)
    .slice(0, DEFAULT_LIMIT);
  return {
    pages: pages.map(({ page }): PageHits => {
      const record = records[page];
      const hit = toHit(record, bestSection(record, terms), true, { query, terms, addressOf });
      return { title: record.title, hits: [hit], ...placeOf(record.routePath) };
    }),
  };
}

/** The heading with most of the terms, or the lead. */
function bestSection({ title, toc, content }: SearchRecord, terms: HighlightTerm[]): PageSection {
  let best: PageSection = { id: '', heading: '', text: content };
  let most = Math.max(matchedShare(title, terms), matchedShare(content, terms));
  for (const { id, text } of toc) {
    const share = matchedShare(text, terms);
    if (share > most) {
      best = { id, heading: text, text: '' };
      most = share;
    }
  }
  return best;
}

async function loadSections(
  records: SearchRecord[],
  { manifest, loadShard, finder }: FullText,
  { pages }: FoundPages,
  places: ChosenPlace[],
): Promise<PageSection[]> {
  return Promise.all(
    places.map(async ({ rank, section }) => {
      const { page } = pages[rank];
      const position = finder.textStarts[page] + section;
      const shard = manifest.texts.findLastIndex((first) => first <= position);
      const { texts } = await loadShard('texts', shard);
      const { id = '', text: heading = '' } = records[page].toc[section - 1] ?? {};
      return { id, heading, text: texts[position - manifest.texts[shard]] ?? '' };
    }),
  );
}

function groupHits(
  records: SearchRecord[],
  { query, expanded, pages: ranked }: FoundPages,
  places: ChosenPlace[],
  sections: PageSection[],
  addressOf: AddressOf,
): PageHits[] {
  const pages = new Map<number, PageHits>();
  const context = { query: query.text, addressOf, terms: highlightTerms(query.terms, expanded) };
  const related = { ...context, terms: highlightTerms(query.terms, expanded, true) };
  const shown = new Set<string>();
  for (const [at, { rank }] of places.entries()) {
    const { page } = ranked[rank];
    const record = records[page];
    const isFirst = !pages.has(page);
    let hit = toHit(record, sections[at], isFirst, context);
    if (hit.highlight.length === 0) hit = toHit(record, sections[at], isFirst, related);
    const group = pages.get(page) ?? { title: record.title, hits: [], ...placeOf(record.routePath) };
    // The pages of all APIs share some texts, and those of all services some keys: one of them is enough.
    const text = hit.statement + (hit.detail ?? '');
    if (shown.has(text) && (hit.detail || !isFirst)) continue;
    shown.add(text);
    group.hits.push(hit);
    pages.set(page, group);
  }
  return [...pages.values()];
}

function placeOf(route: string): Pick<PageHits, 'kind' | 'service'> {
  const service = serviceOfRoute(route);
  return { kind: kindOfRoute(route), ...(service && { service }) };
}

/** Most cards for one name, such as a key that several services have. */
const MAX_CARDS = 3;

/** The cards of a query that is a name. Without their shard, the search goes on without cards. */
async function findCards(
  query: string,
  { cards: starts }: ShardManifest,
  loadShard: LoadShard,
  addressOf: AddressOf,
): Promise<HitCard[]> {
  const key = cardKey(query);
  const last = starts.findLastIndex((first) => first <= key);
  if (key === '' || last === -1) return [];
  // The cards of one name may start at the end of a shard and continue in the next one.
  const first = Math.max(
    0,
    starts.findLastIndex((start) => start < key),
  );
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const loaded = await Promise.all(numbers.map((shard) => loadShard('cards', shard))).catch(() => []);
  const named = loaded.flatMap(({ cards }) => cards).flatMap(([name, card]) => (name === key ? [card] : []));
  // A query may be a value of a card: `POST /instances` doesn't mean other methods of that path.
  const { folded } = foldText(query);
  const meant = named.filter(({ values }) => values.some(([, value]) => foldText(value).folded === folded));
  return (meant.length > 0 ? meant : named).slice(0, MAX_CARDS).map(({ route, ...card }) => {
    const [routePath, id = ''] = route.split('#');
    return { ...card, link: addressOf({ routePath, domain: '' }, id) };
  });
}
