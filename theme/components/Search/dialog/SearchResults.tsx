import { type ReactNode, useEffect } from 'react';
import { labelOf } from '../../../client/labels.ts';
import { Glyph } from '../../Glyph/Glyph.tsx';
import type { HighlightRange, Hit, HitCard, HitType, PageHits } from '../engine/searchHit.ts';
import { type EntryList, entryLink } from './entryLink.ts';
import type { SearchView } from './useSearch.ts';

interface SearchResultsProps extends EntryList {
  cards: HitCard[];
  pages: PageHits[];
  onOpen: (link: string, hit?: Hit) => void;
}

/** Cards, and hits grouped by the title of their page. */
export function SearchResults({ cards, pages, onOpen, ...list }: SearchResultsProps) {
  const { id, active } = list;
  useEffect(() => {
    document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const entry = (position: number, link: string, hit?: Hit) => ({
    inNewWindow: list.onLeave !== undefined,
    attributes: entryLink(list, position, () => onOpen(link, hit)),
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
            <span>{title}</span> <ResultPlace title={title} kind={kind} service={service} />
          </p>
          {hits.map((hit) => {
            const own = position++;
            const place = hit.type === 'title' && <ResultPlace title={title} kind={kind} service={service} />;
            return <ResultItem key={own} hit={hit} place={place} {...entry(own, hit.link, hit)} />;
          })}
        </div>
      ))}
    </div>
  );
}

interface ItemProps {
  inNewWindow: boolean;
  attributes: ReturnType<typeof entryLink>;
}

/** What a name means in one line: the status of an error and what to do, or the default of a key. */
function CardItem({ card, attributes, inNewWindow }: ItemProps & { card: HitCard }) {
  return (
    <a className="search-result search-card" href={card.link} {...attributes}>
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
      {inNewWindow && <span className="frame-hidden">{labelOf('search.newWindow')}</span>}
    </a>
  );
}

/** A hit, with kind and service of its page unless they're in the title above. */
function ResultItem({ hit, place, attributes, inNewWindow }: ItemProps & { hit: Hit; place: ReactNode }) {
  return (
    <a className="search-result" href={hit.link} {...attributes}>
      <HitIcon type={hit.type} />
      <span className="search-result__text">
        {hit.type === 'content' && hit.header && <span className="search-result__header">{hit.header}</span>}
        <Highlighted text={hit.statement} ranges={hit.highlight} as={hit.isCode ? 'code' : 'span'} />
        {hit.detail && <span className="search-result__header">{hit.detail}</span>}
      </span>
      {place && <span aria-hidden="true">{place}</span>}
      {inNewWindow && <span className="frame-hidden">{labelOf('search.newWindow')}</span>}
    </a>
  );
}

/** The kind of a page and the service that it's about, with the sign of that or of the page. */
export function ResultPlace({ title, kind, service }: Pick<PageHits, 'title' | 'kind' | 'service'>) {
  const parts = [
    kind && kind !== 'other' && labelOf(`search.${kind}`),
    service && service[0].toUpperCase() + service.slice(1),
  ];
  const place = parts.filter(Boolean).join(' · ');
  return (
    place && (
      <span className="search-results__kind">
        <Glyph name={service ?? title} size={14} />
        {place}
      </span>
    )
  );
}

function Highlighted({ text, ranges, as: Element }: { text: string; ranges: HighlightRange[]; as: 'code' | 'span' }) {
  let end = 0;
  return (
    <Element>
      {ranges.map(({ start, length }) => {
        const before = text.slice(end, start);
        end = start + length;
        return [before, <mark key={start}>{text.slice(start, end)}</mark>];
      })}
      {text.slice(end)}
    </Element>
  );
}

/** A page, a number sign, and lines of text. */
const ICONS: Record<HitType, string> = {
  title: 'M7 3.5h7l4 4v13H7zM14 3.5v4h4',
  header: 'M9.5 4 8 20M16 4l-1.5 16M4.5 9H20M4 15h15.5',
  content: 'M4.5 6.5h15M4.5 12h15M4.5 17.5h9',
};

export function HitIcon({ type }: { type: HitType }) {
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

interface SearchStatusProps {
  view: SearchView;
  query: string;
  isRemote: boolean;
  onRetry: () => void;
}

/** What is shown instead of results. */
export function SearchStatus({ view, query, isRemote, onRetry }: SearchStatusProps) {
  const hasFailed = view === 'failed';
  // Without an index of the site, a query has no results. A search service may have some, but didn't respond.
  const hasNoResults = view === 'none' || (hasFailed && query !== '' && !isRemote);
  return (
    <div className="search-message" role={hasFailed ? 'alert' : 'status'}>
      {view === 'hint' && <p>{labelOf('search.hint')}</p>}
      {view === 'loading' && <p>{labelOf('search.loading')}</p>}
      {hasNoResults && (
        <>
          <p className="search-message__title">
            {labelOf('searchNoResultsText')} <q>{query}</q>
          </p>
          <p>{labelOf('searchSuggestedQueryText')}</p>
        </>
      )}
      {hasFailed && !hasNoResults && (
        <>
          <p className="search-message__title">{labelOf('search.failed')}</p>
          <p>{labelOf('search.failedHelp')}</p>
        </>
      )}
      {hasFailed && (
        <button type="button" className="search-message__retry" onClick={onRetry}>
          {labelOf('search.retry')}
        </button>
      )}
    </div>
  );
}
