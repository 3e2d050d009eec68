import { cardKey } from '../../../logic/search/cardKey.ts';
import { foldText } from '../../../logic/search/foldText.ts';
import type { SearchCard } from '../../../logic/search/partFormat.ts';
import type { HitCard } from '../../../logic/search/searchHit.ts';
import type { AddressOf } from '../../../logic/search/selectHits.ts';
import type { LocalIndex } from './localIndex.ts';

/** Cards of one name that are shown, such as a key that several services have. */
const MOST_CARDS = 3;

/** The cards of a name typed alone. A search goes on without them where their part cannot be had. */
export async function cardsOf({ head, parts }: LocalIndex, query: string, addressOf: AddressOf): Promise<HitCard[]> {
  const key = cardKey(query);
  const last = head.cards.findLastIndex((first) => first <= key);
  if (key === '' || last === -1) return [];
  // The cards of one name may begin at the end of a part and go on in the next.
  const first = Math.max(
    0,
    head.cards.findLastIndex((beginning) => beginning < key),
  );
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const found = await Promise.all(numbers.map((part) => parts.cards(part))).catch(() => []);
  const named = found.flatMap(({ cards }) => cards).flatMap(([name, card]) => (name === key ? [card] : []));
  const meant = named.filter((card) => hasFact(card, query));
  return (meant.length > 0 ? meant : named).slice(0, MOST_CARDS).map(({ route, ...card }) => {
    const [routePath, id = ''] = route.split('#');
    return { ...card, link: addressOf({ record: { routePath, domain: head.domain } }, id) };
  });
}

/** Whether a query is a fact of a card, as `POST /instances` is: another method with that path is not meant. */
function hasFact({ facts }: SearchCard, query: string): boolean {
  const { folded } = foldText(query);
  return facts.some(([, value]) => foldText(value).folded === folded);
}
