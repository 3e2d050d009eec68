import { useLabel } from '../../hooks/useLabel.ts';
import { SidebarBlocks } from './SidebarBlocks.tsx';
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

/** A field that narrows the sidebar down while a reader types. What does so is fetched when they come near. */
function SidebarFilter() {
  const label = useLabel();
  return (
    <div className="sidebar__filter" data-client="sidebar-filter">
      <input
        type="search"
        aria-label={label('sidebarFilterText')}
        placeholder={label('sidebarFilterText')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
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
