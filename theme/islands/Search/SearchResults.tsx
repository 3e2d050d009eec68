import { useEffect } from 'react';
import type { Hit, PageHits } from '../../logic/search/searchHit.ts';
import { labelOf } from '../labels.ts';
import { ResultItem } from './ResultItem.tsx';

export interface SearchResultsProps {
  id: string;
  pages: PageHits[];
  /** Position of the highlighted hit among all hits. */
  active: number;
  inNewWindow: boolean;
  onActivate: (position: number) => void;
  onOpen: (hit: Hit) => void;
  /** Is called where the browser itself opens a hit. */
  onLeave: () => void;
}

/** The hits, grouped by the title of their page, in the order in which the keys walk. */
export function SearchResults({ id, pages, active, inNewWindow, onActivate, onOpen, onLeave }: SearchResultsProps) {
  useEffect(() => {
    document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  let position = 0;
  return (
    <div className="search-results" role="listbox" id={`${id}list`} aria-label={labelOf('search.results')}>
      {pages.map(({ title, hits, kind }, order) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two pages may bear the same title.
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no set of fields.
        <div key={order} role="group" className="search-results__page" aria-labelledby={`${id}page${order}`}>
          <p className="search-results__title" id={`${id}page${order}`} role="presentation">
            <span>{title}</span>
            {kind && kind !== 'other' && <span className="search-results__kind">{labelOf(`search.${kind}`)}</span>}
          </p>
          {hits.map((hit) => {
            const own = position++;
            return (
              <ResultItem
                key={own}
                id={`${id}${own}`}
                hit={hit}
                isActive={own === active}
                inNewWindow={inNewWindow}
                onActivate={() => onActivate(own)}
                onOpen={() => onOpen(hit)}
                onLeave={onLeave}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
