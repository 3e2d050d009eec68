import { useFrontmatter, usePage, useSite } from '@rspress/core/runtime';
import { DocContent, DocFooter, Overview, Sidebar } from '@rspress/core/theme';
import type { DocLayout as RspressLayout } from '@rspress/core/theme-original';
import type { ComponentProps, ReactNode } from 'react';
import { useLabel } from '../../hooks/useLabel.ts';
import { isSamePage } from '../../shared/pagePath.ts';
import { FrameIcon } from '../Nav/FrameIcon.tsx';
import { CONTENT_ID } from '../Nav/SkipLink.tsx';
import { Outline } from '../Outline/Outline.tsx';
import { hasMethod, PageHead } from '../PageHead/PageHead.tsx';
import { OUTLINE_ID, PageMenu, SIDEBAR_ID } from '../PageMenu/PageMenu.tsx';
import { ScrollToTop } from '../ScrollToTop/ScrollToTop.tsx';
import { useSidebarSection } from '../Sidebar/useSidebarSection.ts';
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
      data-wide={parts.isWide || undefined}
      data-api={headings.some(hasMethod) || undefined}
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

/** What Rspress hands to the layout of a page of text. */
type DocLayoutProps = Pick<ComponentProps<typeof RspressLayout>, 'components'>;

/** The text of a page, on an overview page within its list, and what is below it. */
function DocMain({ isOverview, hasFooter, components }: DocLayoutProps & { isOverview: boolean; hasFooter: boolean }) {
  const content = <DocContent components={components} isOverviewPage={isOverview} />;
  return (
    <main id={CONTENT_ID} className="doc__main" data-part="main" tabIndex={-1}>
      <div className="doc__column">
        <PageHead />
        <div data-headings="" className={isOverview ? undefined : 'rp-doc rspress-doc'}>
          {isOverview ? <Overview content={content} /> : content}
        </div>
        {hasFooter && <DocFooter />}
      </div>
      <ScrollToTop />
    </main>
  );
}
