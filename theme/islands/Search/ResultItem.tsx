import type { ReactNode } from 'react';
import type { Hit } from '../../logic/search/searchHit.ts';
import { labelOf } from '../labels.ts';
import { HighlightedText } from './HighlightedText.tsx';
import { HitIcon } from './HitIcon.tsx';
import { type EntryProps, hitLink } from './hitLink.ts';

export interface ResultItemProps extends EntryProps {
  hit: Hit;
  /** Where the hit leads, unless that stands above it. */
  place?: ReactNode;
}

/** One hit. */
export function ResultItem({ hit, place, ...entry }: ResultItemProps) {
  return (
    <a className="search-result" href={hit.link} {...hitLink(entry)}>
      <HitIcon type={hit.type} />
      <span className="search-result__text">
        {hit.type === 'content' && hit.header && <span className="search-result__header">{hit.header}</span>}
        <HighlightedText text={hit.statement} ranges={hit.highlight} />
      </span>
      {place && <span aria-hidden="true">{place}</span>}
      {entry.inNewWindow && <span className="frame-hidden">{labelOf('search.newWindow')}</span>}
    </a>
  );
}
