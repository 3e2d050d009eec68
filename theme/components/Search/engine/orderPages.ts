/** How well a page matches a query. */
export interface PageScore {
  page: number;
  score: number;
  /** Whether it has all terms of the query. */
  isWhole: boolean;
  /** What it gains below the first page, as a share of that page's score. */
  behind: number;
}

export interface PageOrder {
  /** Related pages of each page; empty where they don't matter. */
  related: number[][];
  /** What a page gains that is related to the first one, as a share of that page's score. */
  beside: number;
  /** Whether pages with all terms come before all others. */
  wholeFirst: boolean;
}

/** Weight of a relation that only the first page has. */
const ONE_WAY = 0.5;

/**
 * Sorts pages by score. A few words leave open what a query is about, but the first page shows it: pages related to
 * it rise above pages that happen to have the same words.
 */
export function orderPages<Page extends PageScore>(pages: Page[], order: PageOrder): Page[] {
  const { related, beside, wholeFirst } = order;
  const isAhead = ({ isWhole }: PageScore) => wholeFirst && isWhole;
  const all = sorted(pages, isAhead);
  const [first, ...others] = all;
  if (!first) return all;
  const isRelatedToFirst = ({ page }: PageScore) => isRelated(related, page, first.page);
  const lifted = others.map((page) => {
    const relation = (isRelatedToFirst(page) ? 1 : 0) + (isRelated(related, first.page, page.page) ? ONE_WAY : 0);
    return { ...page, score: page.score + first.score * (page.behind + beside * relation) };
  });
  return [first, ...sorted(lifted, (page) => isAhead(page) || (wholeFirst && isRelatedToFirst(page)))];
}

function isRelated(related: number[][], page: number, other: number): boolean {
  return related[page]?.includes(other) ?? false;
}

function sorted<Page extends PageScore>(pages: Page[], isAhead: (page: PageScore) => boolean): Page[] {
  return [...pages].sort((a, b) => Number(isAhead(b)) - Number(isAhead(a)) || b.score - a.score || a.page - b.page);
}
