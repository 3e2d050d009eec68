import { describe, expect, test } from 'vitest';
import { overviewGroups } from '../../../../../theme/components/Overview/overviewGroups.ts';
import type { SidebarEntry } from '../../../../../theme/components/Sidebar/sidebarTree.ts';

const groupsOf = (entries: SidebarEntry[], routePath: string) =>
  overviewGroups({ routePath, frontmatter: {} }, entries, () => undefined).map(({ name, items }) => [
    name,
    items.map((item) => item.text),
  ]);

describe('overviewGroups', () => {
  test('groups pages as the sidebar does, nested groups by their path', () => {
    const sidebar: SidebarEntry[] = [
      { text: 'Configuration', items: [{ text: 'CORS', link: '/ref/cors' }] },
      {
        text: 'Services',
        link: '/ref/services/',
        items: [
          {
            text: 'Resolver',
            link: '/ref/services/resolver/',
            items: [{ text: 'API', link: '/ref/services/resolver/api' }],
          },
        ],
      },
    ];
    expect(groupsOf(sidebar, '/ref/')).toEqual([
      ['Configuration', ['CORS']],
      ['Services', ['Services']],
      ['Services: Resolver', ['Resolver', 'API']],
    ]);
  });

  test('section headers begin a group, and the group of the overview page lends no name', () => {
    const sidebar: SidebarEntry[] = [
      { text: 'IAM', items: [{ text: 'Scopes', link: '/ref/iam/scopes' }] },
      {
        text: 'Errors',
        link: '/ref/errors/',
        items: [
          { sectionHeaderText: 'Proof' },
          { text: 'Failed', link: '/ref/errors/failed' },
          { sectionHeaderText: 'Query' },
          { text: 'Format', link: '/ref/errors/format' },
        ],
      },
    ];
    expect(groupsOf(sidebar, '/ref/errors/')).toEqual([
      ['Proof', ['Failed']],
      ['Query', ['Format']],
    ]);
  });
});
