import type { PageHits } from '../../logic/search/searchHit.ts';
import { labelOf } from '../labels.ts';

/** Where a page leads: its kind, and the service that it is about. */
export function ResultPlace({ kind, service }: Pick<PageHits, 'kind' | 'service'>) {
  const parts = [
    kind && kind !== 'other' && labelOf(`search.${kind}`),
    service && service[0].toUpperCase() + service.slice(1),
  ];
  const place = parts.filter(Boolean).join(' · ');
  return place && <span className="search-results__kind">{place}</span>;
}
