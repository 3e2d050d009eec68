import { describe, expect, test } from 'vitest';
import {
  placeOfPage,
  type SidebarEntry,
  sectionOf,
  sidebarBlocks,
  withFolderNames,
} from '../../../../../theme/components/Sidebar/sidebarTree.ts';

const entries: SidebarEntry[] = [
  { text: 'Start', link: '/a/start' },
  {
    text: 'Services',
    link: '/a/services/',
    items: [
      { text: 'Verifier', link: '/a/services/verifier', tag: 'new' },
      { dividerType: 'solid' },
      { text: 'Deep', collapsed: true, items: [{ text: 'Leaf', link: '/a/services/deep/leaf' }] },
    ],
  },
  { dividerType: 'dashed' },
  { sectionHeaderText: 'Standards', tag: 'beta' },
  { text: 'Elsewhere', link: 'https://example.org' },
  { sectionHeaderText: 'More' },
  { text: 'Fixed', collapsible: false, collapsed: true, items: [{ text: 'Page', link: '/a/page' }] },
];

describe('sectionOf', () => {
  const sidebar = { '/reference': [], '/reference/deep': [], '/references-x': [], '/': [] };
  test.each([
    ['/reference/a', '/reference'],
    ['/reference/deep/b.html', '/reference/deep'],
    ['/references-x/a', '/references-x'],
    ['/referenced', '/'],
    ['/%E0%A4%A', '/'],
  ])('%s belongs to %s', (pathname, name) => {
    expect(sectionOf(sidebar, pathname)[0]).toBe(name);
  });
});

test('dividers and section headers begin lists of their own', () => {
  const shown = (list: SidebarEntry[]) =>
    sidebarBlocks(list).map(({ divider, header, entries: own }) => [
      divider,
      header?.sectionHeaderText,
      own.map(([position, { text }]) => `${position} ${text}`),
    ]);
  expect(shown(entries)).toEqual([
    [undefined, undefined, ['0 Start', '1 Services']],
    ['dashed', 'Standards', ['4 Elsewhere']],
    [undefined, 'More', ['6 Fixed']],
  ]);
  expect(shown(entries[1].items ?? []).map(([divider]) => divider)).toEqual([undefined, 'solid']);
});

test.each([
  ['/a/services/deep/leaf.html', ['Services', 'Deep'], 'Leaf'],
  ['/a/services/', [], 'Services'],
  ['/a/start', [], 'Start'],
  ['/stray', undefined, undefined],
])('%s is in %j as %s', (pathname, groups, name) => {
  const twice = [...entries, { text: 'Once more', items: [{ text: 'Again', link: '/a/start.html' }] }];
  const place = placeOfPage(twice, pathname);
  expect([place?.groups.map(({ text }) => text), place?.entry.text]).toEqual([groups, name]);
});

test('index pages without a title are called as their folder, at any depth', () => {
  const named = withFolderNames([
    { text: 'index', link: '/ref/deep-down/' },
    { text: 'Group', items: [{ text: 'index', link: '/ref/odd/index.html' }] },
    { text: 'index', link: '/ref/the-index' },
  ]);
  expect([named[0].text, named[1].items?.[0].text, named[2].text]).toEqual(['Deep down', 'Odd', 'index']);
});
