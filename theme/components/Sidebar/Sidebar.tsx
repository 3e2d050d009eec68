import { useLabel } from '../../hooks/useLabel.ts';
import { SidebarBlocks } from './SidebarBlocks.tsx';
import { SidebarFilter } from './SidebarFilter.tsx';
import { useSidebarTree } from './useSidebarTree.ts';

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
