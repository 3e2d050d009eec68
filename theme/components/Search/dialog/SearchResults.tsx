import { useEffect } from 'react';
import { labelOf } from '../../../client/labels.ts';
import type { Hit, HitCard, PageHits } from '../engine/searchHit.ts';
import { type EntryProps, entryLink } from './entryLink.ts';
import { ResultItem, ResultPlace } from './ResultItem.tsx';

export interface SearchResultsProps {
  id: string;
  cards: HitCard[];
  pages: PageHits[];
  /** Position of the highlighted entry among all cards and hits. */
  active: number;
  inNewWindow: boolean;
  onActivate: (position: number) => void;
  onOpen: (link: string, hit?: Hit) => void;
  /** Called when the browser opens an entry in a new window. */
  onLeave: () => void;
}

/** Cards, and hits grouped by the title of their page. */
export function SearchResults({ id, cards, pages, active, inNewWindow, ...on }: SearchResultsProps) {
  useEffect(() => {
    document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const entry = (position: number, link: string, hit?: Hit): EntryProps => ({
    id: `${id}${position}`,
    isActive: position === active,
    inNewWindow,
    onActivate: () => on.onActivate(position),
    onOpen: () => on.onOpen(link, hit),
    onLeave: on.onLeave,
  });
  let position = cards.length;
  return (
    <div className="search-results" role="listbox" id={`${id}list`} aria-label={labelOf('search.results')}>
      {cards.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: options are not fields.
        <div role="group" className="search-cards" aria-label={labelOf('search.cards')}>
          {cards.map((card, own) => (
            <CardItem key={card.link} card={card} {...entry(own, card.link)} />
          ))}
        </div>
      )}
      {pages.map(({ title, hits, kind, service }, order) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two pages may have the same title.
        // biome-ignore lint/a11y/useSemanticElements: options are not fields.
        <div key={order} role="group" className="search-results__page" aria-labelledby={`${id}page${order}`}>
          {/* A hit with the title doesn't need it above. */}
          <p
            className={hits[0]?.type === 'title' ? 'frame-hidden' : 'search-results__title'}
            id={`${id}page${order}`}
            role="presentation"
          >
            <span>{title}</span> <ResultPlace kind={kind} service={service} />
          </p>
          {hits.map((hit) => {
            const own = position++;
            const place = hit.type === 'title' && <ResultPlace kind={kind} service={service} />;
            return <ResultItem key={own} hit={hit} place={place} {...entry(own, hit.link, hit)} />;
          })}
        </div>
      ))}
    </div>
  );
}

/** Answers a name in one line: the status of an error and what to do, or the default of a key. */
function CardItem({ card, ...entry }: EntryProps & { card: HitCard }) {
  return (
    <a className="search-result search-card" href={card.link} {...entryLink(entry)}>
      <span className="search-card__head">
        {!card.title.startsWith(card.name) && <code>{card.name}</code>} <span>{card.title}</span>
      </span>{' '}
      {card.values.length > 0 && (
        <span className="search-card__values">
          {card.values.map(([label, value]) => (
            <span key={label}>
              {label} <b>{value}</b>{' '}
            </span>
          ))}
        </span>
      )}
      <span>{card.line}</span>
      {entry.inNewWindow && <span className="frame-hidden">{labelOf('search.newWindow')}</span>}
    </a>
  );
}
