/** How well a page matches a query. */
export interface PageScore {
  page: number;
  score: number;
  /** Whether it has all terms of the query. */
  isWhole: boolean;
  /** What it gains below the first page, as a share of that page's score. */
  behind: number;
}

/** Weight of a relation that only the first page has. */
const ONE_WAY = 0.5;

/**
 * Sorts pages by score. A few words leave open what a query is about, but the first page shows it: pages related to
 * it rise above pages that happen to have the same words.
 * @param related related pages of each page
 * @param beside what a page gains that is related to the first one, as a share of that page's score
 */
export function orderPages<Page extends PageScore>(pages: Page[], related: number[][], beside: number): Page[] {
  const [first, ...others] = sorted(pages);
  if (!first) return [];
  const lifted = others.map((page) => {
    const relation =
      (isRelated(related, page.page, first.page) ? 1 : 0) + (isRelated(related, first.page, page.page) ? ONE_WAY : 0);
    return { ...page, score: page.score + first.score * (page.behind + beside * relation) };
  });
  return [first, ...sorted(lifted)];
}

function isRelated(related: number[][], page: number, other: number): boolean {
  return related[page]?.includes(other) ?? false;
}

function sorted<Page extends PageScore>(pages: Page[]): Page[] {
  return [...pages].sort((a, b) => b.score - a.score || a.page - b.page);
}
