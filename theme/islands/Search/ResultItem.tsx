import type { Hit } from '../../logic/search/searchHit.ts';
import { labelOf } from '../labels.ts';
import { HighlightedText } from './HighlightedText.tsx';
import { HitIcon } from './HitIcon.tsx';
import { type EntryProps, hitLink } from './hitLink.ts';

/** One hit. */
export function ResultItem({ hit, ...entry }: EntryProps & { hit: Hit }) {
  return (
    <a className="search-result" href={hit.link} {...hitLink(entry)}>
      <HitIcon type={hit.type} />
      <span className="search-result__text">
        {hit.type === 'content' && hit.header && <span className="search-result__header">{hit.header}</span>}
        <HighlightedText text={hit.statement} ranges={hit.highlight} />
      </span>
      {entry.inNewWindow && <span className="frame-hidden">{labelOf('search.newWindow')}</span>}
    </a>
  );
}
