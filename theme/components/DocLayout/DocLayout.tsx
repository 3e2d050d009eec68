import { useFrontmatter, usePage, useSite } from '@rspress/core/runtime';
import { Sidebar } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import { useLabel } from '../../hooks/useLabel.ts';
import { isSamePage } from '../../shared/pagePath.ts';
import { FrameIcon } from '../Nav/FrameIcon.tsx';
import { Outline } from '../Outline/Outline.tsx';
import { OUTLINE_ID, PageMenu, SIDEBAR_ID } from '../PageMenu/PageMenu.tsx';
import { useSidebarSection } from '../Sidebar/useSidebarSection.ts';
import { DocBody, type DocLayoutProps, DocMain } from './DocMain.tsx';
import { docParts } from './docParts.ts';

/**
 * The frame of a page of text: sidebar, menus of narrow windows, content, outline. It replaces Rspress's, which has one
 * breakpoint for sidebar and outline, drawers that do not keep the focus, and two lists of headings.
 */
export function DocLayout({ components }: DocLayoutProps) {
  const { frontmatter } = useFrontmatter();
  const { page } = usePage();
  const { site } = useSite();
  const [section, entries] = useSidebarSection();
  const headings = page.toc ?? [];
  const parts = docParts(
    { ...frontmatter, pageType: page.pageType },
    {
      hasEntries: entries.length > 0,
      hasHeadings: headings.length > 0,
      hideNavbar: site.themeConfig.hideNavbar,
    },
  );
  if (import.meta.env.SSG_MD) return <DocBody isOverview={parts.isOverview} components={components} />;
  const hasSidebar = parts.sidebar === 'shown';
  const hasOutline = parts.outline === 'shown';
  return (
    <div
      className="doc"
      data-part="doc"
      data-frame=""
      data-no-navbar={!parts.navbar || undefined}
      data-sidebar={parts.sidebar}
      data-outline={parts.outline}
      data-index={isSamePage(section, page.routePath) ? '' : undefined}
      data-wide={parts.isWide || parts.isOverview || undefined}
    >
      {hasSidebar && (
        <SidebarPanel keep={`${page.lang} ${page.version} ${section}`}>
          <Sidebar />
        </SidebarPanel>
      )}
      {parts.menu && <PageMenu hasSidebar={hasSidebar} hasOutline={hasOutline} />}
      {hasOutline && (
        <div id={OUTLINE_ID} className="doc__outline" data-part="outline" data-client="outline-panel" data-scrolls="">
          <Outline headings={headings} />
        </div>
      )}
      <DocMain isOverview={parts.isOverview} hasFooter={parts.footer} components={components} />
    </div>
  );
}

/** The sidebar: a column of a wide window, a drawer over a narrow one. */
function SidebarPanel({ keep, children }: { keep: string; children: ReactNode }) {
  const label = useLabel();
  return (
    <>
      <div
        id={SIDEBAR_ID}
        className="doc__sidebar"
        data-part="sidebar"
        data-keep={keep}
        data-client="drawer"
        data-scrolls=""
        data-label={label('menuTitle')}
      >
        <button type="button" className="frame-button doc__close" aria-label={label('closeMenuText')} data-closes="">
          <FrameIcon name="close" />
        </button>
        {children}
      </div>
      {/* A press beside the drawer closes it; Escape and its button do so too. */}
      <div className="doc__backdrop" data-part="backdrop" data-closes="" />
    </>
  );
}
