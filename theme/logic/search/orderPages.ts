/** What a page is worth for a query. */
export interface PageWorth {
  page: number;
  score: number;
  /** Whether it has all words that tell something. */
  isWhole: boolean;
  /** What it gains behind the first page by itself, as a share of that one's score. */
  behind: number;
}

export interface PageOrder {
  /** Pages that each page is near to; empty on a site that is too large for it, and where it says nothing. */
  near: number[][];
  /** What a page gains that is near to the first one, as a share of that one's score. */
  beside: number;
  /** What it gains that is near to one of those behind it, as a share of that one's score, divided by its place. */
  besideNext: number;
  /** Whether pages with all words come before all others. */
  wholeFirst: boolean;
}

/** Pages that say what a query is about. */
const MOST_LEADING = 5;
/** What it counts that a leading page is near to a page, against that this is near to it: lists of few pages differ. */
const BACK = 0.5;

/**
 * Puts pages in order, the best first. The first page says what a query is about, which a few words leave open: behind
 * it come rather pages that are near to it than others which happen to have the same words, and they need not have all
 * of these. Those behind it say so too, each less. Whoever looks past the first page looks rather for a place that says
 * it than for a page about it, so that these gain by what they have of it.
 */
export function orderPages<Page extends PageWorth>(pages: Page[], order: PageOrder): Page[] {
  const { near, wholeFirst } = order;
  const isAhead = ({ isWhole }: PageWorth) => wholeFirst && isWhole;
  const all = sorted(pages, isAhead);
  const [first, ...others] = all;
  if (!first) return all;
  const leading = near.length > 0 ? all.slice(0, MOST_LEADING) : [];
  const lifted = others.map((found) => ({
    ...found,
    score: found.score + found.behind * first.score + besideOf(found.page, leading, order),
  }));
  const isBeside = ({ page }: PageWorth) => isNear(near, page, first.page);
  return [first, ...sorted(lifted, (found) => isAhead(found) || (wholeFirst && isBeside(found)))];
}

/** What a page gains from the leading pages that it is near to. It runs for each page that has a word of the query. */
function besideOf(page: number, leading: PageWorth[], { near, beside, besideNext }: PageOrder): number {
  let sum = 0;
  for (let index = 0; index < leading.length; index++) {
    const lead = leading[index];
    const nearness = (isNear(near, page, lead.page) ? 1 : 0) + (isNear(near, lead.page, page) ? BACK : 0);
    sum += nearness * lead.score * (index === 0 ? beside : besideNext / (index + 1));
  }
  return sum;
}

function isNear(near: number[][], page: number, other: number): boolean {
  return near[page]?.includes(other) ?? false;
}

function sorted<Page extends PageWorth>(pages: Page[], isAhead: (page: PageWorth) => boolean): Page[] {
  return [...pages].sort((a, b) => Number(isAhead(b)) - Number(isAhead(a)) || b.score - a.score || a.page - b.page);
}
