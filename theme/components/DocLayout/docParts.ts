/** What the front matter of a page may say about the frame around it. */
export interface FrameMatter {
  navbar?: unknown;
  sidebar?: unknown;
  outline?: unknown;
  footer?: unknown;
  overview?: unknown;
  pageType?: unknown;
}

/** A part beside the text: drawn, left out with its column kept free, or left out. */
export type SidePart = 'shown' | 'empty' | 'none';

export interface DocParts {
  navbar: boolean;
  sidebar: SidePart;
  outline: SidePart;
  footer: boolean;
  /** The bar of narrow windows, with the buttons of what is shown. */
  menu: boolean;
  isOverview: boolean;
  isWide: boolean;
}

/** Decides which parts surround a page. Only `false` turns a part off. */
export function docParts(
  matter: FrameMatter,
  site: { hasEntries: boolean; hasHeadings: boolean; hideNavbar?: string },
): DocParts {
  const isOverview = Boolean(matter.overview);
  const sidebar = sidebarPart(matter.sidebar, site.hasEntries);
  const outline = outlinePart(isOverview || matter.outline === false, site.hasHeadings);
  return {
    navbar: matter.navbar !== false && site.hideNavbar !== 'always',
    sidebar,
    outline,
    footer: matter.footer !== false,
    menu: sidebar === 'shown' || outline === 'shown',
    isOverview,
    isWide: matter.pageType === 'doc-wide',
  };
}

function sidebarPart(wish: unknown, hasEntries: boolean): SidePart {
  if (wish === 'placeholder') return 'empty';
  return wish !== false && hasEntries ? 'shown' : 'none';
}

/** A page without headings keeps the column, so that its text stands where that of other pages stands. */
function outlinePart(isOff: boolean, hasHeadings: boolean): SidePart {
  if (isOff) return 'none';
  return hasHeadings ? 'shown' : 'empty';
}
