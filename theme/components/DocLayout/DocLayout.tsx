import { useFrontmatter, useSite } from '@rspress/core/runtime';
import { Sidebar } from '@rspress/core/theme';
import type { DocLayout as OriginalDocLayout } from '@rspress/core/theme-original';
import { type ComponentProps, useId, useRef } from 'react';
import { useActiveHeading } from '../../hooks/useActiveHeading.ts';
import { useHeadings } from '../../hooks/useHeadings.ts';
import { usePanel } from '../../hooks/usePanel.ts';
import { useSidebarSection } from '../../hooks/useSidebarSection.ts';
import { docParts } from '../../logic/docParts.ts';
import { ownConfig } from '../../logic/ownConfig.ts';
import { isWithin } from '../../logic/pagePath.ts';
import { FillButton } from '../FillValues/FillButton.tsx';
import { Outline } from '../Outline/Outline.tsx';
import { PageMenu } from '../PageMenu/PageMenu.tsx';
import { DocBody, DocMain } from './DocMain.tsx';
import { OutlinePanel } from './OutlinePanel.tsx';
import { SidebarPanel } from './SidebarPanel.tsx';
import './DocLayout.css';

/** Pixels from which the sidebar stands beside the text. */
const SIDEBAR_WIDTH = 960;

/** Pixels from which the outline stands beside the text. */
const OUTLINE_WIDTH = 1280;

export type DocLayoutProps = ComponentProps<typeof OriginalDocLayout>;

/**
 * The frame of a page of text: sidebar, menus of narrow windows, content, outline. It replaces Rspress's, which has one
 * breakpoint for sidebar and outline, drawers that do not hold the focus, and two lists of headings.
 */
export function DocLayout(slots: DocLayoutProps) {
  const { frontmatter } = useFrontmatter();
  const { site } = useSite();
  const content = useRef<HTMLDivElement>(null);
  const headings = useHeadings(content);
  const active = useActiveHeading(headings);
  const [section, entries] = useSidebarSection();
  const sidebar = { ...usePanel(SIDEBAR_WIDTH), id: useId() };
  const outline = { ...usePanel(OUTLINE_WIDTH), id: useId() };
  const { beforeDoc, afterDoc, beforeSidebar, afterSidebar, beforeOutline, afterOutline } = slots;
  const parts = docParts(frontmatter, {
    hasEntries: entries.length > 0,
    hasHeadings: headings.length > 0 || Boolean(beforeOutline || afterOutline),
    hideNavbar: site.themeConfig.hideNavbar,
  });
  if (import.meta.env.SSG_MD) return <DocBody isOverview={parts.isOverview} components={slots.components} />;
  const hasSidebar = parts.sidebar === 'shown';
  const hasFill = ownConfig(site.themeConfig).fillSections?.some((name) => isWithin(name, section));
  const hasOutline = parts.outline === 'shown';
  return (
    <>
      {beforeDoc}
      <div
        className="doc"
        data-no-navbar={!parts.navbar || undefined}
        data-sidebar={parts.sidebar}
        data-outline={parts.outline}
        data-wide={parts.isWide || parts.isOverview || undefined}
      >
        {hasSidebar && (
          <SidebarPanel panel={sidebar}>
            {beforeSidebar}
            {hasFill && <FillButton />}
            <Sidebar />
            {afterSidebar}
          </SidebarPanel>
        )}
        {parts.menu && (
          <PageMenu sidebar={hasSidebar ? sidebar : undefined} outline={hasOutline ? outline : undefined} />
        )}
        {hasOutline && (
          <OutlinePanel panel={outline}>
            {beforeOutline}
            <Outline headings={headings} active={active} onChoose={outline.close} />
            {afterOutline}
          </OutlinePanel>
        )}
        <DocMain content={content} isOverview={parts.isOverview} hasFooter={parts.footer} slots={slots} />
      </div>
      {afterDoc}
    </>
  );
}
