import { expect, it } from 'vitest';
import { orderPages, type PageOrder, type PageWorth } from '../../../../../theme/components/Search/engine/orderPages.ts';

const worth = (page: number, score: number, isWhole = true, behind = 0): PageWorth => ({
  page,
  score,
  isWhole,
  behind,
});
/** Page 3 is near to page 1. */
const order: PageOrder = { near: [[], [], [], [1]], beside: 0.1, besideNext: 0.1, wholeFirst: false };
const pagesOf = (pages: PageWorth[], options: Partial<PageOrder> = {}) =>
  orderPages(pages, { ...order, ...options }).map(({ page }) => page);

it('puts the best page first, and the earlier one of two that are as good', () => {
  expect(pagesOf([worth(2, 1), worth(0, 1), worth(1, 2)])).toEqual([1, 0, 2]);
});

it('puts a page that is near to the first one before others that are about as good', () => {
  const pages = [worth(1, 10), worth(2, 4.5), worth(3, 4)];
  expect(pagesOf(pages)).toEqual([1, 3, 2]);
  expect(pagesOf(pages, { beside: 0 })).toEqual([1, 2, 3]);
  expect(pagesOf([worth(1, 10), worth(2, 6), worth(3, 4)])).toEqual([1, 2, 3]);
});

it('counts half as much that the first page is near to a page', () => {
  const pages = [worth(1, 10), worth(2, 4.4), worth(3, 4)];
  expect(pagesOf(pages, { near: [[], [3], [], []] })).toEqual([1, 3, 2]);
  expect(pagesOf([worth(1, 10), worth(2, 4.6), worth(3, 4)], { near: [[], [3], [], []] })).toEqual([1, 2, 3]);
});

it('puts a page that is near to one behind the first before others, by less the further behind that is', () => {
  const near = [[], [], [], [], [2]];
  const pages = [worth(1, 10), worth(2, 8), worth(3, 4.3), worth(4, 4)];
  expect(pagesOf(pages, { near })).toEqual([1, 2, 4, 3]);
  expect(pagesOf(pages, { near, besideNext: 0 })).toEqual([1, 2, 3, 4]);
  expect(pagesOf([worth(1, 10), worth(0, 9), worth(2, 8), worth(3, 4.3), worth(4, 4)], { near }).slice(3)).toEqual([
    3, 4,
  ]);
});

it('puts a page behind the first one by what it gains there', () => {
  expect(pagesOf([worth(1, 10), worth(2, 5), worth(3, 4, true, 0.2)], { near: [] })).toEqual([1, 3, 2]);
});

it('leaves the first page first', () => {
  expect(pagesOf([worth(1, 10), worth(3, 9.5, true, 0.5)])).toEqual([1, 3]);
});

it('puts pages with all words first, and with them one that is near to the first', () => {
  const pages = [worth(1, 10), worth(2, 4), worth(0, 6, false), worth(3, 5, false)];
  expect(pagesOf(pages, { wholeFirst: true })).toEqual([1, 3, 2, 0]);
  expect(orderPages(pages, { ...order, wholeFirst: true })[1].isWhole).toBe(false);
});

it('orders pages of a site that knows of none what they are near to', () => {
  expect(pagesOf([worth(3, 4), worth(1, 10), worth(2, 5)], { near: [] })).toEqual([1, 2, 3]);
});

it('orders nothing', () => {
  expect(orderPages([], order)).toEqual([]);
});
