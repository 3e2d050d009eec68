import { useSite } from '@rspress/core/runtime';
import { Link, SvgWrapper, Tag } from '@rspress/core/theme';
import { useId } from 'react';
import { useLabel } from '../../hooks/useLabel.ts';
import { leavesSite, linkTarget } from '../../shared/href.ts';
import { typedAsIs } from '../../shared/typedAsIs.ts';
import { Glyph } from '../Glyph/Glyph.tsx';
import { NewTabHint } from '../Nav/NewTabHint.tsx';
import { inlineText } from './inlineText.ts';
import type { SidebarBlock, SidebarGroup, SidebarNode } from './sidebarTree.ts';
import { type SidebarTree, useSidebarTree } from './useSidebarTree.ts';

/**
 * The pages of a section as a tree. It replaces Rspress's, whose groups are no buttons, which notes what readers
 * collapse in the configuration that all pages share, and which is no landmark.
 */
export function Sidebar() {
  const label = useLabel();
  const tree = useSidebarTree();
  if (tree.blocks.length === 0) return null;
  return (
    <nav className="sidebar" aria-label={label('sidebarText')} data-client="sidebar">
      {tree.hasFilter && <SidebarFilter />}
      <SidebarBlocks blocks={tree.blocks} tree={tree} />
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

/** Lists of pages and groups with the dividers and section headers between them. */
function SidebarBlocks({ blocks, tree }: { blocks: SidebarBlock[]; tree: SidebarTree }) {
  return blocks.map((block) => <Block key={block.key} block={block} tree={tree} />);
}

function Block({ block: { divider, header, nodes }, tree }: { block: SidebarBlock; tree: SidebarTree }) {
  const id = useId();
  return (
    <>
      {divider && <hr className="sidebar__divider" data-type={divider} />}
      {header && (
        <p id={id} className="sidebar__header">
          {header.icon && <SvgWrapper icon={header.icon} className="sidebar__icon" />}
          <Glyph name={header.text} size={16} />
          <span {...inlineText(header.text)} />
          {header.tag && <Tag tag={header.tag} />}
        </p>
      )}
      {nodes.length > 0 && (
        <ul className="sidebar__list" aria-labelledby={header && id}>
          {nodes.map((node) => (
            <Item key={node.key} node={node} tree={tree} />
          ))}
        </ul>
      )}
    </>
  );
}

interface ItemProps {
  node: SidebarNode;
  tree: SidebarTree;
}

/** A page or a group of the sidebar. Most are pages, so that these are drawn with as little as can be. */
function Item({ node, tree }: ItemProps) {
  const { group, context } = node;
  return (
    <li data-context={context}>
      {group ? (
        <Group node={node} group={group} tree={tree} />
      ) : (
        <div className="sidebar__row">
          <SidebarName node={node} isCurrent={node.key === tree.activeKey} />
        </div>
      )}
    </li>
  );
}

/** The row of a group is a link, a button that opens the group, or both where the group has a page of its own. */
function Group({ node, group, tree }: ItemProps & { group: SidebarGroup }) {
  const label = useLabel();
  const id = `sidebar-${node.key}`;
  const isOpen = tree.isOpen(node);
  const button = { type: 'button', 'aria-expanded': isOpen, 'aria-controls': id } as const;
  const opensByName = group.isCollapsible && !node.link;
  return (
    <>
      <div className="sidebar__row">
        {opensByName ? (
          <button {...button} className="sidebar__name sidebar__name--toggle">
            <SidebarText node={node} />
          </button>
        ) : (
          <SidebarName node={node} isCurrent={node.key === tree.activeKey} />
        )}
        {group.isCollapsible && !opensByName && (
          <button {...button} className="sidebar__toggle" aria-label={label('groupText', { name: node.text })} />
        )}
      </div>
      <div id={id} className="sidebar__group" data-key={node.key} hidden={!isOpen}>
        <SidebarBlocks blocks={group.blocks} tree={tree} />
      </div>
    </>
  );
}

/** The name of a page or a group: a link where there is a page. */
function SidebarName({ node, isCurrent }: { node: SidebarNode; isCurrent: boolean }) {
  const { site } = useSite();
  const { link } = node;
  const text = <SidebarText node={node} />;
  if (!link) return <span className="sidebar__name">{text}</span>;
  const current = isCurrent ? 'page' : undefined;
  if (leavesSite(link)) {
    return (
      <Link href={link} className="sidebar__name" aria-current={current}>
        {text}
        <NewTabHint />
      </Link>
    );
  }
  return (
    <a href={linkTarget(link, site.base).href} className="sidebar__name" aria-current={current}>
      {text}
    </a>
  );
}

/** What a name reads: icon, words and tag. */
function SidebarText({ node: { icon, text, tag } }: { node: SidebarNode }) {
  return (
    <>
      {icon ? <SvgWrapper icon={icon} className="sidebar__icon" /> : <Glyph name={text} size={16} />}
      <span {...inlineText(text)} />
      {tag && <Tag tag={tag} />}
    </>
  );
}
