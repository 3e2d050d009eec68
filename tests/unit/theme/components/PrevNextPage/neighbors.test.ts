import { expect, test } from 'vitest';
import { neighboursOf } from '../../../../../theme/components/PrevNextPage/neighbors.ts';
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
const known = neighboursOf(sidebar, (link) => link.startsWith('/'));
const neighbours = (page: string) => {
  const { previous, next } = known.get(page) ?? {};
  return [previous?.text, next?.text];
};

test.each([
  ['/a', undefined, 'B'],
  ['/b', 'A', 'C'],
  ['/c', 'B', undefined],
])('%s stands between %s and %s', (route, previous, next) => {
  expect(neighbours(route)).toEqual([previous, next]);
});

test('a page that the sidebar does not name has no neighbours', () => {
  expect(neighbours('/stray')).toEqual([undefined, undefined]);
});
