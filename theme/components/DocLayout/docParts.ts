/** What the front matter of a page may set for the frame around it. */
export type FrameMatter = Partial<
  Record<'navbar' | 'sidebar' | 'outline' | 'footer' | 'overview' | 'pageType', unknown>
>;

/** Decides which parts surround a page. Only `false` turns a part off. */
export function docParts(
  matter: FrameMatter,
  site: { hasEntries: boolean; hasHeadings: boolean; hideNavbar?: string },
) {
  const isOverview = Boolean(matter.overview);
  // A part beside the text: shown, left out with its column empty, or left out.
  const column = (isShown: boolean, keepsColumn: boolean) => (isShown ? 'shown' : keepsColumn ? 'empty' : 'none');
  const hasPlaceholder = matter.sidebar === 'placeholder';
  const sidebar = column(!hasPlaceholder && matter.sidebar !== false && site.hasEntries, hasPlaceholder);
  // A page without headings keeps the column, so that its text is where that of other pages is.
  const canHaveOutline = !isOverview && matter.outline !== false;
  const outline = column(canHaveOutline && site.hasHeadings, canHaveOutline);
  return {
    navbar: matter.navbar !== false && site.hideNavbar !== 'always',
    sidebar,
    outline,
    footer: matter.footer !== false,
    /** The bar of narrow windows, with the buttons of what is shown. */
    menu: sidebar === 'shown' || outline === 'shown',
    isOverview,
    isWide: matter.pageType === 'doc-wide',
  };
}
