import { useLocation } from '@rspress/core/runtime';
import { Link, renderInlineMarkdown, SvgWrapper, Tag } from '@rspress/core/theme';
import { useId } from 'react';
import { useLabel } from '../../hooks/useLabel.ts';
import { leavesSite } from '../../shared/href.ts';
import { typedAsIs } from '../../shared/typedAsIs.ts';
import { Glyph } from '../Glyph/Glyph.tsx';
import { NewTabHint } from '../Nav/NewTabHint.tsx';
import { hasFilter, placeOfPage, type SidebarBlock, type SidebarEntry, sidebarBlocks } from './sidebarTree.ts';
import { useSidebarSection } from './useSidebarSection.ts';

/**
 * The pages of a section as a tree. It replaces Rspress's, whose groups are no buttons, which notes what readers
 * collapse in the configuration that all pages share, and which is no landmark.
 */
export function Sidebar() {
  const label = useLabel();
  const [section, entries] = useSidebarSection();
  const { pathname } = useLocation();
  const place = placeOfPage(entries, pathname);
  if (entries.length === 0) return null;
  return (
    <nav className="sidebar" aria-label={label('sidebarText')} data-client="sidebar">
      {hasFilter(entries) && <SidebarFilter />}
      <Entries entries={entries} path={section} trail={place ? [...place.groups, place.entry] : []} />
    </nav>
  );
}

/** A field that narrows the sidebar down while a reader types. What does so is fetched when they come near. */
function SidebarFilter() {
  const label = useLabel();
  return (
    <div className="sidebar__filter" data-client="sidebar-filter">
      <input
        type="search"
        aria-label={label('sidebarFilterText')}
        placeholder={label('sidebarFilterText')}
        {...typedAsIs}
      />
      <p
        role="status"
        data-none={label('sidebarNoneText')}
        data-one={label('search.oneResult')}
        data-many={label('search.manyResults', { count: '{{count}}' })}
      />
    </div>
  );
}

interface TreeProps {
  /** Place in the tree, the same for every page of the section. */
  path: string;
  /** The way to the page in view: the groups around its entry, and the entry itself. */
  trail: SidebarEntry[];
}

/** Lists of pages and groups with the dividers and section headers between them. */
function Entries({ entries, path, trail }: TreeProps & { entries: SidebarEntry[] }) {
  return sidebarBlocks(entries).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list comes from the configuration and keeps its order
    <Block key={index} block={block} path={path} trail={trail} />
  ));
}

function Block({ block: { divider, header, entries }, path, trail }: TreeProps & { block: SidebarBlock }) {
  const id = useId();
  return (
    <>
      {divider && <hr className="sidebar__divider" data-type={divider} />}
      {header && (
        <p id={id} className="sidebar__header">
          <SidebarText entry={{ ...header, text: header.sectionHeaderText }} />
        </p>
      )}
      {entries.length > 0 && (
        <ul className="sidebar__list" aria-labelledby={header && id}>
          {entries.map(([position, entry]) => (
            <Item key={position} entry={entry} path={`${path}/${position}`} trail={trail} />
          ))}
        </ul>
      )}
    </>
  );
}

function Item({ entry, path, trail }: TreeProps & { entry: SidebarEntry }) {
  return (
    <li data-context={entry.context}>
      {entry.items ? (
        <Group entry={entry} items={entry.items} path={path} trail={trail} />
      ) : (
        <div className="sidebar__row">
          <SidebarName entry={entry} isCurrent={entry === trail.at(-1)} />
        </div>
      )}
    </li>
  );
}

/** The row of a group is a link, a button that opens the group, or both where the group has a page of its own. */
function Group({ entry, items, path, trail }: TreeProps & { entry: SidebarEntry; items: SidebarEntry[] }) {
  const label = useLabel();
  const { text = '', link, collapsible = true, collapsed = false } = entry;
  const id = `sidebar-${path}`;
  const isCollapsible = collapsible && items.length > 0;
  const isOpen = !isCollapsible || !collapsed || trail.includes(entry);
  const button = { type: 'button', 'aria-expanded': isOpen, 'aria-controls': id } as const;
  const opensByName = isCollapsible && !link;
  return (
    <>
      <div className="sidebar__row">
        {opensByName ? (
          <button {...button} className="sidebar__name sidebar__name--toggle">
            <SidebarText entry={entry} />
          </button>
        ) : (
          <SidebarName entry={entry} isCurrent={entry === trail.at(-1)} />
        )}
        {isCollapsible && !opensByName && (
          <button {...button} className="sidebar__toggle" aria-label={label('groupText', { name: text })} />
        )}
      </div>
      <div id={id} className="sidebar__group" hidden={!isOpen}>
        <Entries entries={items} path={path} trail={trail} />
      </div>
    </>
  );
}

/** The name of a page or a group: a link where there is a page. */
function SidebarName({ entry, isCurrent }: { entry: SidebarEntry; isCurrent: boolean }) {
  const { link } = entry;
  const text = <SidebarText entry={entry} />;
  if (!link) return <span className="sidebar__name">{text}</span>;
  return (
    <Link href={link} className="sidebar__name" aria-current={isCurrent ? 'page' : undefined}>
      {text}
      {leavesSite(link) && <NewTabHint />}
    </Link>
  );
}

function SidebarText({ entry: { icon, text = '', tag } }: { entry: SidebarEntry }) {
  return (
    <>
      {icon ? <SvgWrapper icon={icon} className="sidebar__icon" /> : <Glyph name={text} size={16} />}
      <span {...renderInlineMarkdown(text)} />
      {tag && <Tag tag={tag} />}
    </>
  );
}
