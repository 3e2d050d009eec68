import { describe, expect, test } from 'vitest';
import {
  currentOf,
  entriesAt,
  fittingCount,
  isCompact,
  type NavEntry,
} from '../../../../../theme/components/Nav/navItems.ts';

const items = (count: number): NavEntry[] => Array.from({ length: count }, (_, index) => ({ text: String(index) }));

test('more than 5 items make a bar compact', () => {
  expect([5, 6].map((count) => isCompact(items(count)))).toEqual([false, true]);
});

test('an item that names no side belongs to the right', () => {
  const entries: NavEntry[] = [{ text: 'a', position: 'left' }, { text: 'b' }, { text: 'c', position: 'right' }];
  expect(entriesAt(entries, 'left').map(({ text }) => text)).toEqual(['a']);
  expect(entriesAt(entries, 'right').map(({ text }) => text)).toEqual(['b', 'c']);
});

test.each([
  ['all, where there is room for all', [100, 100, 100], 300, 3],
  ['as many as leave room for the button', [100, 100, 100], 298, 2],
  ['fewer where the button needs room too', [100, 100, 100], 230, 1],
  ['none, where not even the first fits', [100, 100], 120, 0],
])('a bar shows %s', (_name, widths, room, count) => {
  expect(fittingCount(widths, room, 40)).toBe(count);
});

describe('the current item', () => {
  const rows: [string, NavEntry, string, string | undefined][] = [
    ['is the page itself', { link: '/reference/' }, '/reference/index.html', 'page'],
    ['is matched by whole segments', { link: '/reference' }, '/references-x', undefined],
    ['is never an external link', { link: 'https://acme.example/reference' }, '/reference', undefined],
    ['follows its pattern', { link: '/guides/a/b', activeMatch: '^/guides/' }, '/guides/c', 'true'],
    ['follows its pattern only', { link: '/guides/', activeMatch: '^/never/' }, '/guides/c', undefined],
    ['ignores a pattern that is broken', { link: '/x', activeMatch: '(' }, '/guides/c', undefined],
    ['is a group that holds the page', { text: 'More', items: [{ link: '/a' }, { link: '/b' }] }, '/b', 'true'],
    ['is what the caller says', { link: '/zh/', isCurrent: true }, '/b', 'true'],
  ];
  test.each(rows)('%s', (_, entry, pathname, expected) => {
    expect(currentOf(entry, pathname)).toBe(expected);
  });
});
