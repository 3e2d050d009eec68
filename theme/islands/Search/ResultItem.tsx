import type { Hit } from '../../logic/search/searchHit.ts';
import { labelOf } from '../labels.ts';
import { HighlightedText } from './HighlightedText.tsx';
import { HitIcon } from './HitIcon.tsx';
import { type HitLinkOptions, hitLink } from './hitLink.ts';

export interface ResultItemProps extends HitLinkOptions {
  id: string;
  hit: Hit;
  isActive: boolean;
  onActivate: () => void;
}

/** One hit: a link that the keys reach through the list, and that the mouse opens like any other link. */
export function ResultItem({ id, hit, isActive, onActivate, ...opening }: ResultItemProps) {
  return (
    <a
      id={id}
      className="search-result"
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={hit.link}
      {...hitLink(opening)}
      onMouseMove={isActive ? undefined : onActivate}
    >
      <HitIcon type={hit.type} />
      <span className="search-result__text">
        {hit.type === 'content' && hit.header && <span className="search-result__header">{hit.header}</span>}
        <HighlightedText text={hit.statement} ranges={hit.highlight} />
      </span>
      {opening.inNewWindow && <span className="frame-hidden">{labelOf('search.newWindow')}</span>}
    </a>
  );
}
