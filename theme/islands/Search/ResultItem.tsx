import type { MouseEvent } from 'react';
import type { Hit } from '../../logic/search/searchHit.ts';
import { labelOf } from '../labels.ts';
import { HighlightedText } from './HighlightedText.tsx';
import { HitIcon } from './HitIcon.tsx';

export interface ResultItemProps {
  id: string;
  hit: Hit;
  isActive: boolean;
  inNewWindow: boolean;
  onActivate: () => void;
  onOpen: () => void;
  onLeave: () => void;
}

/** One hit: a link that the keys reach through the list, and that the mouse opens like any other link. */
export function ResultItem({ id, hit, isActive, inNewWindow, onActivate, onOpen, onLeave }: ResultItemProps) {
  const onClick = (event: MouseEvent) => {
    // The browser opens new windows and tabs itself. Only a new window that was meant ends the search.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (inNewWindow) return onLeave();
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      id={id}
      className="search-result"
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={hit.link}
      target={inNewWindow ? '_blank' : undefined}
      rel={inNewWindow ? 'noopener' : undefined}
      onClick={onClick}
      onMouseMove={isActive ? undefined : onActivate}
    >
      <HitIcon type={hit.type} />
      <span className="search-result__text">
        {hit.type === 'content' && hit.header && <span className="search-result__header">{hit.header}</span>}
        <HighlightedText text={hit.statement} ranges={hit.highlight} />
      </span>
      {inNewWindow && <span className="frame-hidden">{labelOf('search.newWindow')}</span>}
    </a>
  );
}
