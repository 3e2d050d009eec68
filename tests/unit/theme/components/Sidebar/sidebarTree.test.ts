import { describe, expect, test } from 'vitest';
import {
  buildSidebar,
  type SidebarEntry,
  sectionOf,
  trailsOf,
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

describe('buildSidebar', () => {
  const blocks = buildSidebar(entries, '/a');

  test('dividers and section headers begin lists of their own', () => {
    expect(blocks.map(({ divider, header, nodes }) => [divider, header?.text, nodes.map(({ text }) => text)])).toEqual([
      [undefined, undefined, ['Start', 'Services']],
      ['dashed', 'Standards', ['Elsewhere']],
      [undefined, 'More', ['Fixed']],
    ]);
    expect(blocks[1].header?.tag).toBe('beta');
    expect(blocks[0].nodes[1].group?.blocks.map(({ divider }) => divider)).toEqual([undefined, 'solid']);
  });

  test('groups are open unless the configuration collapses them, and some cannot be collapsed', () => {
    const [, services] = blocks[0].nodes;
    const deep = services.group?.blocks[1].nodes[0];
    const fixed = blocks[2].nodes[0];
    expect([services, deep, fixed].map((node) => [node?.group?.isCollapsible, node?.group?.startsCollapsed])).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ]);
  });
});

describe('trailsOf', () => {
  const trails = trailsOf(
    buildSidebar([...entries, { text: 'Once more', items: [{ text: 'Start', link: '/a/start.html' }] }], '/a'),
  );

  test('leads through the groups of a page', () => {
    expect(trails.get('/a/services/deep/leaf')).toEqual(['/a/1', '/a/1/2', '/a/1/2/0']);
    expect(trails.get('/a/services')).toEqual(['/a/1']);
  });
});

test('index pages without a title are called as their folder, at any depth', () => {
  const named = withFolderNames([
    { text: 'index', link: '/ref/deep-down/' },
    { text: 'Group', items: [{ text: 'index', link: '/ref/odd/index.html' }] },
    { text: 'index', link: '/ref/the-index' },
  ]);
  expect([named[0].text, named[1].items?.[0].text, named[2].text]).toEqual(['Deep down', 'Odd', 'index']);
});
