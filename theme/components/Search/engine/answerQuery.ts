import { type Found, kindOfRoute, serviceOfRoute } from '../../../logic/search/finder.ts';
import { markedInstead, markedTerms } from '../../../logic/search/markedTerms.ts';
import type { TextsPart } from '../../../logic/search/partFormat.ts';
import type { ScoredPage } from '../../../logic/search/scorePages.ts';
import { type HitGroup, NARROW_KINDS, type PageHits } from '../../../logic/search/searchHit.ts';
import {
  type AddressOf,
  type ChosenPlace,
  choosePlaces,
  DEFAULT_LIMIT,
  toHit,
} from '../../../logic/search/selectHits.ts';
import { titleMatches } from '../../../logic/search/titleMatches.ts';
import { cardsOf } from './cardsOf.ts';
import type { LocalIndex } from './localIndex.ts';
import type { SearchOptions } from './searchEngine.ts';

/** What an index answers. */
export type Answer = Omit<HitGroup, 'index'>;

/** Searches an index. It rejects where a part cannot be had. */
export async function answerQuery(
  index: LocalIndex,
  query: string,
  { isVerbatim = false, kind }: SearchOptions,
  addressOf: AddressOf,
): Promise<Answer> {
  const [all, cards] = await Promise.all([
    index.finder.find(query, isVerbatim),
    kind ? [] : cardsOf(index, query, addressOf),
  ]);
  const kindOf = ({ page }: ScoredPage) => kindOfRoute(index.finder.routes[page]);
  const found = kind ? { ...all, pages: all.pages.filter((page) => kindOf(page) === kind) } : all;
  const kindsFound = new Set(all.pages.map(kindOf));
  const kinds = NARROW_KINDS.filter((one) => kindsFound.has(one));
  const places = choosePlaces(found.pages);
  const texts = await textsOf(index, found, places);
  const pages = groupHits(index, found, places, texts, addressOf);
  const telling = found.asked.words.filter(({ isFiller }) => !isFiller).length;
  const isPartial = telling > 1 && pages.length > 0 && !found.pages.some(({ isWhole }) => isWhole);
  return {
    pages,
    ...(kinds.length > 0 && { kinds }),
    ...(isPartial && { isPartial }),
    ...(found.corrected !== undefined && pages.length > 0 && { corrected: found.corrected }),
    ...(cards.length > 0 && { cards }),
  };
}

/** Searches titles alone, which are all there once the index is open. */
export function answerTitles({ head, finder }: LocalIndex, query: string, addressOf: AddressOf): Answer {
  const pages = titleMatches(head.titles, query, DEFAULT_LIMIT).map(({ page }): PageHits => {
    const title = head.titles[page];
    const route = finder.routes[page];
    const link = addressOf({ record: { routePath: route, domain: head.domain } }, '');
    const terms = markedTerms({
      asked: { text: query, words: [], pieces: [], wants: undefined },
      expanded: { slots: [], pieces: [] },
    });
    const hit = toHit({ title, id: '', heading: '', text: '' }, true, link, { query, terms });
    return { title, hits: [hit], ...whereTo(route) };
  });
  return { pages };
}

type SectionTexts = Map<number, TextsPart['sections'][number]>;

async function textsOf(
  { head, parts, finder }: LocalIndex,
  found: Found,
  places: ChosenPlace[],
): Promise<SectionTexts> {
  const texts: SectionTexts = new Map();
  await Promise.all(
    places.map(async ({ rank, section }) => {
      const position = finder.pageStarts[found.pages[rank].page] + section;
      const part = head.texts.findLastIndex((first) => first <= position);
      const { sections } = await parts.texts(part);
      texts.set(position, sections[position - head.texts[part]]);
    }),
  );
  return texts;
}

function groupHits(
  { head, finder }: LocalIndex,
  found: Found,
  places: ChosenPlace[],
  texts: SectionTexts,
  addressOf: AddressOf,
): PageHits[] {
  const pages = new Map<number, PageHits>();
  const typed = markedTerms(found);
  const instead = markedInstead(found);
  const shown = new Set<string>();
  for (const { rank, section } of places) {
    const { page } = found.pages[rank];
    const route = finder.routes[page];
    const title = head.titles[page];
    const [id, heading, text] = texts.get(finder.pageStarts[page] + section) ?? ['', '', ''];
    const isFirst = !pages.has(page);
    const link = addressOf({ record: { routePath: route, domain: head.domain } }, id);
    let hit = toHit({ title, id, heading, text }, isFirst, link, { query: found.asked.text, terms: typed });
    if (hit.highlight.length === 0) {
      hit = toHit({ title, id, heading, text }, isFirst, link, {
        query: found.asked.text,
        terms: [...typed, ...instead],
      });
    }
    if (hit.type === 'title') hit.link = addressOf({ record: { routePath: route, domain: head.domain } }, '');
    // The pages of all APIs have some texts in common, and one of them is enough to show.
    const isRepeated = !isFirst && shown.has(hit.statement);
    shown.add(hit.statement);
    const group = pages.get(page) ?? { title, hits: [], ...whereTo(route) };
    if (!isRepeated) group.hits.push(hit);
    pages.set(page, group);
  }
  return [...pages.values()];
}

function whereTo(route: string): Pick<PageHits, 'kind' | 'service'> {
  const service = serviceOfRoute(route);
  return { kind: kindOfRoute(route), ...(service && { service }) };
}
