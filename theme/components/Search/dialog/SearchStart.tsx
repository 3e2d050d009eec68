import { labelOf } from '../../../client/labels.ts';
import { type EntryProps, entryLink } from './entryLink.ts';
import type { OfferedPage } from './nextPages.ts';

export interface SearchStartProps {
  id: string;
  recent: string[];
  pages: OfferedPage[];
  /** Position of the highlighted entry among all queries and pages. */
  active: number;
  onActivate: (position: number) => void;
  onSearch: (query: string) => void;
  onOpen: (link: string) => void;
  onForget: () => void;
}

/** Offered before anything is typed: recent searches and the next pages. */
export function SearchStart({ id, recent, pages, active, onForget, ...on }: SearchStartProps) {
  const entry = (position: number, onOpen: () => void): EntryProps => ({
    id: `${id}${position}`,
    isActive: position === active,
    inNewWindow: false,
    onActivate: () => on.onActivate(position),
    onOpen,
    onLeave: () => {},
  });
  return (
    <>
      <div className="search-results" role="listbox" id={`${id}list`} aria-label={labelOf('search.offered')}>
        {recent.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: options are not fields.
          <div role="group" aria-labelledby={`${id}recent`}>
            <p className="search-results__title" id={`${id}recent`} role="presentation">
              {labelOf('search.recent')}
            </p>
            {recent.map((query, own) => (
              <a
                key={query}
                className="search-result"
                href={`?q=${encodeURIComponent(query)}`}
                {...entryLink(entry(own, () => on.onSearch(query)))}
              >
                {query}
              </a>
            ))}
          </div>
        )}
        {pages.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: options are not fields.
          <div role="group" aria-labelledby={`${id}next`}>
            <p className="search-results__title" id={`${id}next`} role="presentation">
              {labelOf('search.nextPages')}
            </p>
            {pages.map(({ title, link }, own) => (
              <a
                key={link}
                className="search-result"
                href={link}
                {...entryLink(entry(recent.length + own, () => on.onOpen(link)))}
              >
                {title}
              </a>
            ))}
          </div>
        )}
      </div>
      {recent.length > 0 && (
        <p className="search-note search-note--last">
          <button type="button" className="search-note__button" onClick={onForget}>
            {labelOf('search.forgetRecent')}
          </button>
        </p>
      )}
    </>
  );
}
