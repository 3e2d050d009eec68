import { describe, expect, test } from 'vitest';
import { breadcrumbData, crumbsOf } from '../../../../../theme/components/PageHead/breadcrumb.ts';
import type { SidebarEntry } from '../../../../../theme/components/Sidebar/sidebarTree.ts';

const entries: SidebarEntry[] = [
  { text: 'Start', link: '/ref/start.html' },
  {
    text: 'Services',
    link: '/ref/services/',
    items: [
      { text: 'Loose', items: [{ text: 'Leaf', link: '/ref/services/loose/leaf' }] },
      { text: 'A heading', link: '/ref/stray#heading' },
    ],
  },
];
const folders: Record<string, string> = { '/ref': 'Reference', '/ref/services': 'All services', '/ref/deep': 'Deep' };
const crumbs = (page: string, name = '/ref') =>
  crumbsOf(name, entries, page, (path) => (folders[path] ? { text: folders[path], link: `${path}/` } : undefined)).map(
    ({ text, link }) => (link ? `${text} ${link}` : text),
  );

describe('crumbsOf', () => {
  test.each([
    ['/ref/', []],
    ['/ref/start', ['Reference /ref/']],
    ['/ref/services/index.html', ['Reference /ref/']],
    ['/ref/services/loose/leaf.html', ['Reference /ref/', 'Services /ref/services/', 'Loose']],
    // The sidebar does not name these: their folders lead to them. A link to a heading is not their entry.
    ['/ref/deep/page', ['Reference /ref/', 'Deep /ref/deep/']],
    ['/ref/stray', ['Reference /ref/']],
    ['/', []],
  ])('leads to %s by %j', (page, expected) => {
    expect(crumbs(page)).toEqual(expected);
  });
});

test('the data for search engines numbers the steps, and no text ends its element', () => {
  const data = breadcrumbData([{ text: 'Loose' }, { text: '`</script>`', address: 'https://x/a' }]);
  expect(data).not.toContain('<');
  expect(JSON.parse(data).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Loose' },
    { '@type': 'ListItem', position: 2, name: '</script>', item: 'https://x/a' },
  ]);
});
