/** What a page is worth for a query. */
export interface PageWorth {
  page: number;
  score: number;
  /** Whether it has all words that tell something. */
  isWhole: boolean;
}

export interface PageOrder {
  /** Pages that each page is near to; empty on a site that is too large for it. */
  near: number[][];
  /** What a page gains that is near to the first one, as a share of that one's score. */
  beside: number;
  /** Whether pages with all words come before all others. */
  wholeFirst: boolean;
}

/**
 * Puts pages in order, the best first. The first page says what a query is about, which a few words leave open: behind
 * it come rather pages that are near to it than others which happen to have the same words, and they need not have all
 * of these.
 */
export function orderPages<Page extends PageWorth>(pages: Page[], { near, beside, wholeFirst }: PageOrder): Page[] {
  const isAhead = ({ isWhole }: PageWorth) => wholeFirst && isWhole;
  const all = sorted(pages, isAhead);
  const [first, ...others] = all;
  if (!first || beside === 0) return all;
  const isBeside = ({ page }: PageWorth) => near[page]?.includes(first.page) ?? false;
  const lifted = others.map((found) =>
    isBeside(found) ? { ...found, score: found.score + beside * first.score } : found,
  );
  return [first, ...sorted(lifted, (found) => isAhead(found) || (wholeFirst && isBeside(found)))];
}

function sorted<Page extends PageWorth>(pages: Page[], isAhead: (page: PageWorth) => boolean): Page[] {
  return [...pages].sort((a, b) => Number(isAhead(b)) - Number(isAhead(a)) || b.score - a.score || a.page - b.page);
}
