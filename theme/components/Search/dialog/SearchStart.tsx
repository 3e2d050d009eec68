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
  const groups = [
    {
      name: 'recent',
      title: labelOf('search.recent'),
      links: recent.map((query) => ({
        text: query,
        href: `?q=${encodeURIComponent(query)}`,
        open: () => on.onSearch(query),
      })),
    },
    {
      name: 'next',
      title: labelOf('search.nextPages'),
      links: pages.map(({ title, link }) => ({ text: title, href: link, open: () => on.onOpen(link) })),
    },
  ];
  let position = 0;
  return (
    <>
      <div className="search-results" role="listbox" id={`${id}list`} aria-label={labelOf('search.offered')}>
        {groups
          .filter(({ links }) => links.length > 0)
          .map(({ name, title, links }) => (
            // biome-ignore lint/a11y/useSemanticElements: options are not fields.
            <div key={name} role="group" aria-labelledby={id + name}>
              <p className="search-results__title" id={id + name} role="presentation">
                {title}
              </p>
              {links.map(({ text, href, open }) => (
                <a key={href} className="search-result" href={href} {...entryLink(entry(position++, open))}>
                  {text}
                </a>
              ))}
            </div>
          ))}
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
