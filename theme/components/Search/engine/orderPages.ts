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
  /** The same for the pages after the first one, divided by their position. */
  besideNext: number;
  /** Whether pages with all terms come before all others. */
  wholeFirst: boolean;
}

/** Pages that show what a query is about. */
const LEADING_PAGES = 5;
/** Weight of a relation that only the leading page has. */
const ONE_WAY = 0.5;

/**
 * Sorts pages by score. A few words leave open what a query is about, but the first pages show it: pages related to
 * them rise above pages that happen to have the same words.
 */
export function orderPages<Page extends PageScore>(pages: Page[], order: PageOrder): Page[] {
  const { related, wholeFirst } = order;
  const isAhead = ({ isWhole }: PageScore) => wholeFirst && isWhole;
  const all = sorted(pages, isAhead);
  const [first, ...others] = all;
  if (!first) return all;
  const leading = related.length > 0 ? all.slice(0, LEADING_PAGES) : [];
  const lifted = others.map((page) => ({
    ...page,
    score: page.score + page.behind * first.score + relatedBonus(page.page, leading, order),
  }));
  const isRelatedToFirst = ({ page }: PageScore) => isRelated(related, page, first.page);
  return [first, ...sorted(lifted, (page) => isAhead(page) || (wholeFirst && isRelatedToFirst(page)))];
}

function relatedBonus(page: number, leading: PageScore[], { related, beside, besideNext }: PageOrder): number {
  let sum = 0;
  for (const [index, lead] of leading.entries()) {
    const relation =
      (isRelated(related, page, lead.page) ? 1 : 0) + (isRelated(related, lead.page, page) ? ONE_WAY : 0);
    sum += relation * lead.score * (index === 0 ? beside : besideNext / (index + 1));
  }
  return sum;
}

function isRelated(related: number[][], page: number, other: number): boolean {
  return related[page]?.includes(other) ?? false;
}

function sorted<Page extends PageScore>(pages: Page[], isAhead: (page: PageScore) => boolean): Page[] {
  return [...pages].sort((a, b) => Number(isAhead(b)) - Number(isAhead(a)) || b.score - a.score || a.page - b.page);
}
