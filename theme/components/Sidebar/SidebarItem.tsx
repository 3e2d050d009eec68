import { Link, renderInlineMarkdown, SvgWrapper, Tag } from '@rspress/core/theme';
import { useId } from 'react';
import { useLabel } from '../../hooks/useLabel.ts';
import type { SidebarTree } from '../../hooks/useSidebarTree.ts';
import type { SidebarNode } from '../../logic/sidebar.ts';
import { NewTabHint } from '../Nav/NewTabHint.tsx';
import { SidebarBlocks } from './SidebarBlocks.tsx';

export interface SidebarItemProps {
  node: SidebarNode;
  tree: SidebarTree;
}

/** A page or a group of the sidebar. */
export function SidebarItem({ node, tree }: SidebarItemProps) {
  const id = useId();
  const { group, context } = node;
  const isOpen = tree.isOpen(node);
  return (
    <li data-context={context}>
      <div className="sidebar__row">
        <Name node={node} tree={tree} panelId={id} isOpen={isOpen} />
      </div>
      {group && (
        <div id={id} className="sidebar__group" hidden={!isOpen}>
          <SidebarBlocks blocks={group.blocks} tree={tree} />
        </div>
      )}
    </li>
  );
}

/** The row of an item: a link, a button that opens a group, or both where a group has a page of its own. */
function Name({ node, tree, panelId, isOpen }: SidebarItemProps & { panelId: string; isOpen: boolean }) {
  const label = useLabel();
  const { text, link, group } = node;
  const button = { type: 'button' as const, 'aria-expanded': isOpen, 'aria-controls': panelId };
  const toggle = () => tree.toggle(node);
  if (link) {
    return (
      <>
        <Link href={link} className="sidebar__name" aria-current={node.key === tree.activeKey ? 'page' : undefined}>
          <Text node={node} />
          <NewTabHint link={link} />
        </Link>
        {group?.isCollapsible && (
          <button
            {...button}
            className="sidebar__toggle"
            aria-label={label('groupText', { name: text })}
            onClick={toggle}
          />
        )}
      </>
    );
  }
  if (!group?.isCollapsible) {
    return (
      <span className="sidebar__name">
        <Text node={node} />
      </span>
    );
  }
  return (
    <button {...button} className="sidebar__name sidebar__name--toggle" onClick={toggle}>
      <Text node={node} />
    </button>
  );
}

function Text({ node: { icon, text, tag } }: { node: SidebarNode }) {
  return (
    <>
      {icon && <SvgWrapper icon={icon} className="sidebar__icon" />}
      <span {...renderInlineMarkdown(text)} />
      {tag && <Tag tag={tag} />}
    </>
  );
}
