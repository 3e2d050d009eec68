/** Page types of Rspress. The front matter of a page names one as `pageType`, or as `layout`. */
export const PAGE_TYPES = ['home', 'doc', 'doc-wide', 'custom', 'blank', '404'] as const;

/** A heading of a page with its place in the text of the page in the search index, or -1. */
interface PlacedHeading {
  id: string;
  charIndex?: number;
  /** Of an operation, which only our list has. */
  method?: string;
}

/** The parts of a page's data that are completed. */
export interface PageData {
  pageType: string;
  frontmatter: object;
  toc: PlacedHeading[];
}

/**
 * The type of a page as its front matter names it. `pageType` counts before `layout`.
 * @returns undefined where neither names a type
 */
export function pageTypeOf(frontMatter: object) {
  const { pageType, layout } = frontMatter as { pageType?: unknown; layout?: unknown };
  return PAGE_TYPES.find((type) => type === (pageType ?? layout));
}

/**
 * Completes the data of a page where Rspress leaves something out: the type that `layout` names, and the places of the
 * headings, which Rspress gives to its search alone.
 * @param listed headings of the same page in the list of all pages
 */
export function completePage<Page extends PageData>(page: Page, listed: readonly PlacedHeading[] = []): Page {
  const listedById = new Map(listed.map((heading) => [heading.id, heading]));
  const toc = page.toc?.map((heading) => ({ ...heading, charIndex: -1, ...listedById.get(heading.id) }));
  const named = page.pageType === 'doc' ? pageTypeOf(page.frontmatter ?? {}) : undefined;
  return { ...page, toc, pageType: named ?? page.pageType };
}
