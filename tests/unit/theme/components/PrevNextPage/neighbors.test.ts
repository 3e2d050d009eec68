import { expect, test } from 'vitest';
import { neighborsOf } from '../../../../../theme/components/PrevNextPage/neighbors.ts';
import type { SidebarEntry } from '../../../../../theme/components/Sidebar/sidebarTree.ts';

const sidebar: SidebarEntry[] = [
  {
    text: 'A',
    link: '/a',
    items: [
      { text: 'B', link: '/b' },
      { text: 'Elsewhere', link: 'https://example.com' },
    ],
  },
  {},
  { text: 'A part of C', link: '/c#part' },
  { text: 'No link', items: [{ text: 'C', link: '/c' }] },
];
const neighbors = (page: string) => {
  const { prevPage, nextPage } = neighborsOf(sidebar, page, (link) => link.startsWith('/'));
  return [prevPage?.text, nextPage?.text];
};

test.each([
  ['/a', undefined, 'B'],
  ['/b', 'A', 'C'],
  ['/c', 'B', undefined],
])('%s is between %s and %s', (route, previous, next) => {
  expect(neighbors(route)).toEqual([previous, next]);
});

test('a page that the sidebar does not name has no neighbors', () => {
  expect(neighbors('/stray')).toEqual([undefined, undefined]);
});
