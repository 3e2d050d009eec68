import { labelOf } from '../../../client/labels.ts';
import { setup } from '../../../client/setup.virtual.ts';
import { FrameIcon } from '../../Nav/FrameIcon.tsx';
import { kindOfRoute, serviceOfRoute } from '../engine/searchHit.ts';
import { type EntryList, entryLink } from './entryLink.ts';
import type { OfferedPage } from './nextPages.ts';
import { HitIcon, ResultPlace } from './SearchResults.tsx';

interface SearchStartProps extends EntryList {
  recent: string[];
  pages: OfferedPage[];
  onSearch: (query: string) => void;
  onOpen: (link: string) => void;
  onForget: () => void;
}

/** Offered before anything is typed: recent searches and the next pages. */
export function SearchStart({ recent, pages, onSearch, onOpen, onForget, ...list }: SearchStartProps) {
  const { id } = list;
  const hrefOf = (query: string) => `?q=${encodeURIComponent(query)}`;
  const groups = [
    {
      name: 'recent',
      title: labelOf('search.recent'),
      links: recent.map((query) => ({ text: query, href: hrefOf(query), open: () => onSearch(query), route: '' })),
    },
    {
      name: 'next',
      title: labelOf('search.nextPages'),
      links: pages.map(({ title, link }) => ({
        text: title,
        href: link,
        open: () => onOpen(link),
        route: new URL(link).pathname.slice(setup.base.length - 1),
      })),
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
              {links.map(({ text, href, open, route }) => (
                <a key={href} className="search-result" href={href} {...entryLink(list, position++, open)}>
                  {route ? <HitIcon type="title" /> : <FrameIcon name="search" />}
                  <span className="search-result__text">{text}</span>
                  {route && (
                    <span aria-hidden="true">
                      <ResultPlace title={text} kind={kindOfRoute(route)} service={serviceOfRoute(route)} />
                    </span>
                  )}
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
