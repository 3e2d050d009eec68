import { usePage } from '@rspress/core/runtime';
import { FallbackHeading, Link, renderInlineMarkdown } from '@rspress/core/theme';
import { type ReactNode, useId } from 'react';
import { useLabel } from '../../hooks/useLabel.ts';
import { useSitePages } from '../../hooks/useSitePages.ts';
import { typedAsIs } from '../../shared/typedAsIs.ts';
import { useSidebarSection } from '../Sidebar/useSidebarSection.ts';
import { type OverviewGroup, type OverviewItem, overviewGroups } from './overviewGroups.ts';

/**
 * Lists the pages below a page, with a filter. It replaces Rspress's own, which takes the focus on load, lists only
 * the first page of a nested group and leaves loose pages without a group title.
 */
export function Overview({ content }: { content?: ReactNode }) {
  const label = useLabel();
  const id = useId();
  const { page } = usePage();
  const [, entries] = useSidebarSection();
  const groups = overviewGroups(page, entries, useSitePages());
  return (
    <div className="rspress-doc rp-doc overview" data-client="overview">
      {!page.headingTitle && <FallbackHeading level={1} title={page.title || label('overviewTitleText')} />}
      {content}
      {/* What filters the list is fetched with the first letter: see `Overview.client.ts`. */}
      <div className="overview__filter">
        <label htmlFor={id}>{label('overview.filterNameText')}</label>
        <input id={id} type="search" {...typedAsIs} placeholder={label('overview.filterPlaceholderText')} />
      </div>
      {groups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
      <p className="overview__none" role="status" data-text={label('overview.filterNoResultText')} />
    </div>
  );
}

function Group({ group }: { group: OverviewGroup }) {
  return (
    <section className="overview__group">
      <h2 className="rp-toc-exclude">{group.name}</h2>
      <ul className="overview__items">
        {group.items.map((item) => (
          <Item key={item.link} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item: { text, link, description, headings } }: { item: OverviewItem }) {
  return (
    <li className="overview__item">
      <Link href={link} className="overview__page" {...renderInlineMarkdown(text)} />
      <div>
        {description && <p>{description}</p>}
        {headings.length > 0 && (
          <ul className="overview__headings">
            {headings.map((heading) => (
              <li key={heading.id}>
                <Link href={`${link}#${heading.id}`} {...renderInlineMarkdown(heading.text)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
