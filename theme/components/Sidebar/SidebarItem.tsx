import { useSite } from '@rspress/core/runtime';
import { Link, SvgWrapper, Tag } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import { useLabel } from '../../hooks/useLabel.ts';
import type { SidebarTree } from '../../hooks/useSidebarTree.ts';
import { leavesSite, linkTarget } from '../../logic/href.ts';
import { firstPageOf, type SidebarGroup, type SidebarNode } from '../../logic/sidebar.ts';
import { NewTabHint } from '../Nav/NewTabHint.tsx';
import { inlineText } from './inlineText.ts';
import { SidebarBlocks } from './SidebarBlocks.tsx';

export interface SidebarItemProps {
  node: SidebarNode;
  tree: SidebarTree;
}

/** A page or a group of the sidebar. Most are pages, so that these are drawn with as little as can be. */
export function SidebarItem({ node, tree }: SidebarItemProps) {
  const { group, context } = node;
  return (
    <li data-context={context}>
      {group ? (
        <Group node={node} group={group} tree={tree} />
      ) : (
        <div className="sidebar__row">
          <Name node={node} tree={tree} />
        </div>
      )}
    </li>
  );
}

/** The row of a group is a link, a button that opens the group, or both where the group has a page of its own. */
function Group({ node, group, tree }: SidebarItemProps & { group: SidebarGroup }) {
  const { site } = useSite();
  const label = useLabel();
  const id = `sidebar-${node.key}`;
  const isOpen = tree.isOpen(node);
  const isListed = tree.isListed(node);
  const first = isListed ? undefined : firstPageOf(node);
  const shown = first === undefined ? node : { ...node, link: first };
  const button = {
    type: 'button' as const,
    'aria-expanded': isOpen,
    'aria-controls': id,
    'data-from': first && linkTarget(first, site.base).href,
  };
  const opensByName = group.isCollapsible && !shown.link;
  return (
    <>
      <div className="sidebar__row">
        {opensByName ? (
          <button {...button} className="sidebar__name sidebar__name--toggle">
            {text(node)}
          </button>
        ) : (
          <Name node={shown} tree={tree} />
        )}
        {group.isCollapsible && !opensByName && (
          <button {...button} className="sidebar__toggle" aria-label={label('groupText', { name: node.text })} />
        )}
      </div>
      <div id={id} className="sidebar__group" data-key={node.key} hidden={!isOpen}>
        {isListed && <SidebarBlocks blocks={group.blocks} tree={tree} />}
      </div>
    </>
  );
}

function Name({ node, tree }: SidebarItemProps) {
  const { site } = useSite();
  const { link, key } = node;
  if (!link) return <span className="sidebar__name">{text(node)}</span>;
  const current = key === tree.activeKey ? 'page' : undefined;
  if (leavesSite(link)) {
    return (
      <Link href={link} className="sidebar__name" aria-current={current}>
        {text(node)}
        <NewTabHint />
      </Link>
    );
  }
  return (
    <a href={linkTarget(link, site.base).href} className="sidebar__name" aria-current={current}>
      {text(node)}
    </a>
  );
}

function text({ icon, text, tag }: SidebarNode): ReactNode {
  return (
    <>
      {icon && <SvgWrapper icon={icon} className="sidebar__icon" />}
      <span {...inlineText(text)} />
      {tag && <Tag tag={tag} />}
    </>
  );
}
