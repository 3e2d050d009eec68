import { describe, expect, test } from 'vitest';
import {
  buildSidebar,
  firstPageOf,
  hasFilter,
  listsAllPages,
  type SidebarEntry,
  sectionOf,
  withFolderNames,
} from '../../../../theme/logic/sidebar.ts';

test('the tree of a section holds all that the configuration says, with a key for each place', () => {
  const entries: SidebarEntry[] = [
    { dividerType: 'dashed' },
    { sectionHeaderText: 'Start', icon: 'i', tag: 'new' },
    { text: 'A', link: '/a', icon: 'i', tag: 'beta', context: 'x' },
    { sectionHeaderText: '' },
    { dividerType: 'solid' },
    { text: 'Empty', link: '', items: [], collapsed: true },
  ];
  expect(buildSidebar(entries, '/s')).toEqual([
    {
      key: '/s:0',
      divider: 'dashed',
      header: { text: 'Start', icon: 'i', tag: 'new' },
      nodes: [{ key: '/s/2', text: 'A', link: '/a', icon: 'i', tag: 'beta', context: 'x' }],
    },
    { key: '/s:1', header: { text: '' }, nodes: [] },
    {
      key: '/s:2',
      divider: 'solid',
      nodes: [
        {
          key: '/s/5',
          text: 'Empty',
          // There is nothing to open.
          group: { blocks: [], isCollapsible: false, startsCollapsed: false },
        },
      ],
    },
  ]);
});

test('two section headers in a row begin two lists, and nodes without one stand in a list of their own', () => {
  const blocks = buildSidebar(
    [{ text: 'A' }, { sectionHeaderText: 'B' }, { sectionHeaderText: 'C' }, { text: 'D' }],
    '',
  );
  expect(blocks.map(({ header, nodes }) => [header?.text, nodes.map(({ text }) => text)])).toEqual([
    [undefined, ['A']],
    ['B', []],
    ['C', ['D']],
  ]);
});

test('what is no entry, as a folder without pages leaves it, is left out', () => {
  const broken = [undefined, [{ link: '/a' }], null] as unknown as SidebarEntry[];
  expect(buildSidebar(broken, '')).toEqual([{ key: ':0', nodes: [{ key: '/0', text: '', link: '/a' }] }]);
});

test('the section of a page comes with its entries', () => {
  const entries = [{ text: 'x' }];
  expect(sectionOf({ '/': [], '/a': entries }, '/a/b')).toEqual(['/a', entries]);
});

test.each<[SidebarEntry, SidebarEntry]>([
  [
    { text: 'index', link: '/ref/deep-down/index' },
    { text: 'Deep down', link: '/ref/deep-down/index' },
  ],
  [
    { text: 'Index', link: '/ref/deep/' },
    { text: 'Index', link: '/ref/deep/' },
  ],
  [{ text: 'index' }, { text: 'index' }],
  [
    { text: 'index', link: '/a/index.html/b' },
    { text: 'index', link: '/a/index.html/b' },
  ],
  [
    { text: 'index', link: '/a/index.html.md' },
    { text: 'index', link: '/a/index.html.md' },
  ],
  [{ dividerType: 'solid' }, { dividerType: 'solid' }],
])('%j is named as %j', (entry, expected) => expect(withFolderNames([entry])).toEqual([expected]));

const trails = (count: number) => new Map(Array.from({ length: count }, (_, at) => [`/p${at}`, []]));

describe('how long a section is decides', () => {
  test.each([
    [250, true],
    [251, false],
  ])('whether each of %i pages lists all: %s', (count, lists) => expect(listsAllPages(trails(count))).toBe(lists));

  test.each([
    [14, false],
    [15, true],
    [250, true],
    [251, false],
  ])('whether a list of %i pages can be narrowed down: %s', (count, has) => expect(hasFilter(trails(count))).toBe(has));
});

describe('the page that stands for a group', () => {
  const nodeOf = (entry: SidebarEntry) => buildSidebar([entry], '')[0].nodes[0];
  const leaf = (link?: string) => ({ text: 'x', link });

  test.each<[string, SidebarEntry, string | undefined]>([
    ['is its own', { link: '/own', items: [leaf('/in')] }, '/own'],
    ['is the first one in it', { items: [leaf(), leaf('/in'), leaf('/next')] }, '/in'],
    ['may be deep in it', { items: [{ items: [leaf()] }, { items: [{ items: [leaf('/deep')] }] }] }, '/deep'],
    ['is behind a divider', { items: [{ dividerType: 'solid' }, leaf('/in')] }, '/in'],
    ['is none where it has no pages', { items: [] }, undefined],
    ['is none for an entry without a link', leaf(), undefined],
  ])('%s', (_, entry, page) => expect(firstPageOf(nodeOf(entry))).toBe(page));
});
