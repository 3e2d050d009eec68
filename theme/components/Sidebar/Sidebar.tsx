import { useEffect, useRef } from 'react';
import { keepInView } from '../../hooks/keepInView.ts';
import { useLabel } from '../../hooks/useLabel.ts';
import { useLinkEvents } from '../../hooks/useLinkEvents.ts';
import { useSidebarTree } from '../../hooks/useSidebarTree.ts';
import { SidebarBlocks } from './SidebarBlocks.tsx';
import './Sidebar.css';

/**
 * The pages of a section as a tree. It replaces Rspress's, whose groups are no buttons, which notes what readers
 * collapse in the configuration that all pages share, and which is no landmark.
 */
export function Sidebar() {
  const label = useLabel();
  const tree = useSidebarTree();
  const linkEvents = useLinkEvents();
  const nav = useRef<HTMLElement>(null);
  const { activeKey } = tree;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when another page is active
  useEffect(() => {
    keepInView(nav.current?.closest('[data-scrolls]'), nav.current?.querySelector('[aria-current="page"]'));
  }, [activeKey]);
  if (tree.blocks.length === 0) return null;
  return (
    <nav ref={nav} className="sidebar" aria-label={label('sidebarText')} {...linkEvents}>
      <SidebarBlocks blocks={tree.blocks} tree={tree} />
    </nav>
  );
}
