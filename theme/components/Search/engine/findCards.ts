import { cardKey } from './cardKey.ts';
import { foldText } from './foldText.ts';
import type { AddressOf } from './hits.ts';
import type { HitCard, SearchCard } from './searchHit.ts';
import type { ShardManifest } from './shardFormat.ts';
import type { ShardLoader } from './shardLoader.ts';

/** Most cards for one name, such as a key that several services have. */
const MAX_CARDS = 3;

/** The cards of a query that is a name. Without their shard, the search goes on without cards. */
export async function findCards(
  query: string,
  { cards: starts }: ShardManifest,
  shards: ShardLoader,
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
  const loaded = await Promise.all(numbers.map((shard) => shards.cards(shard))).catch(() => []);
  const named = loaded.flatMap(({ cards }) => cards).flatMap(([name, card]) => (name === key ? [card] : []));
  const meant = named.filter((card) => hasFact(card, query));
  return (meant.length > 0 ? meant : named).slice(0, MAX_CARDS).map(({ route, ...card }) => {
    const [routePath, id = ''] = route.split('#');
    return { ...card, link: addressOf({ routePath, domain: '' }, id) };
  });
}

/** Whether a query is a fact of a card: `POST /instances` doesn't mean other methods of that path. */
function hasFact({ facts }: SearchCard, query: string): boolean {
  const { folded } = foldText(query);
  return facts.some(([, value]) => foldText(value).folded === folded);
}
