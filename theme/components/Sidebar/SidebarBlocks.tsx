import { SvgWrapper, Tag } from '@rspress/core/theme';
import { useId } from 'react';
import type { SidebarTree } from '../../hooks/useSidebarTree.ts';
import type { SidebarBlock } from '../../logic/sidebar.ts';
import { inlineText } from './inlineText.ts';
import { SidebarItem } from './SidebarItem.tsx';

export interface SidebarBlocksProps {
  blocks: SidebarBlock[];
  tree: SidebarTree;
}

/** Lists of pages and groups with the dividers and section headers between them. */
export function SidebarBlocks({ blocks, tree }: SidebarBlocksProps) {
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
          <span {...inlineText(header.text)} />
          {header.tag && <Tag tag={header.tag} />}
        </p>
      )}
      {nodes.length > 0 && (
        <ul className="sidebar__list" aria-labelledby={header && id}>
          {nodes.map((node) => (
            <SidebarItem key={node.key} node={node} tree={tree} />
          ))}
        </ul>
      )}
    </>
  );
}
