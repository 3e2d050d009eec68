import type { ReactNode } from 'react';
import { labelOf } from '../../../client/labels.ts';
import type { HighlightRange, Hit, HitType, PageHits } from '../engine/searchHit.ts';
import { type EntryProps, entryLink } from './entryLink.ts';

export interface ResultItemProps extends EntryProps {
  hit: Hit;
  /** Kind and service of the page, unless they're in the title above. */
  place?: ReactNode;
}

export function ResultItem({ hit, place, ...entry }: ResultItemProps) {
  return (
    <a className="search-result" href={hit.link} {...entryLink(entry)}>
      <HitIcon type={hit.type} />
      <span className="search-result__text">
        {hit.type === 'content' && hit.header && <span className="search-result__header">{hit.header}</span>}
        <Highlighted text={hit.statement} ranges={hit.highlight} />
        {hit.detail && <span className="search-result__header">{hit.detail}</span>}
      </span>
      {place && <span aria-hidden="true">{place}</span>}
      {entry.inNewWindow && <span className="frame-hidden">{labelOf('search.newWindow')}</span>}
    </a>
  );
}

/** The kind of a page and the service that it's about. */
export function ResultPlace({ kind, service }: Pick<PageHits, 'kind' | 'service'>) {
  const parts = [
    kind && kind !== 'other' && labelOf(`search.${kind}`),
    service && service[0].toUpperCase() + service.slice(1),
  ];
  const place = parts.filter(Boolean).join(' · ');
  return place && <span className="search-results__kind">{place}</span>;
}

function Highlighted({ text, ranges }: { text: string; ranges: HighlightRange[] }) {
  let end = 0;
  return (
    <span>
      {ranges.map(({ start, length }) => {
        const before = text.slice(end, start);
        end = start + length;
        return [before, <mark key={start}>{text.slice(start, end)}</mark>];
      })}
      {text.slice(end)}
    </span>
  );
}

/** A page, a number sign, and lines of text. */
const ICONS: Record<HitType, string> = {
  title: 'M7 3.5h7l4 4v13H7zM14 3.5v4h4',
  header: 'M9.5 4 8 20M16 4l-1.5 16M4.5 9H20M4 15h15.5',
  content: 'M4.5 6.5h15M4.5 12h15M4.5 17.5h9',
};

function HitIcon({ type }: { type: HitType }) {
  return (
    <svg
      className="line-icon"
      viewBox="0 0 24 24"
      width="18"
      height="18"
      role="img"
      aria-label={labelOf(`search.${type}Hit`)}
    >
      <path d={ICONS[type]} />
    </svg>
  );
}
