import { describe, expect, test } from 'vitest';
import {
  filterGroups,
  type OverviewEntry,
  overviewGroups,
} from '../../../../../theme/components/Overview/overviewGroups.ts';

const below = (folder: string) => (link: string) => link.startsWith(folder) && link !== folder;
const pageOf = (link: string) => ({
  description: link === '/ref/roles' ? 'Who answers 422.' : undefined,
  headings: link === '/ref/cors' ? ['max-age', 'Origins of a site'].map((text) => ({ id: text, text })) : [],
});
const groupsOf = (entries: OverviewEntry[], folder: string) =>
  overviewGroups(entries, below(folder), pageOf).map(({ name, items }) => [name, items.map((item) => item.text)]);

describe('overviewGroups', () => {
  test('groups pages as the sidebar does, nested groups by their path', () => {
    const sidebar: OverviewEntry[] = [
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
    const sidebar: OverviewEntry[] = [
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

describe('filterGroups', () => {
  const groups = overviewGroups(
    [
      {
        text: 'Configuration',
        items: [
          { text: 'CORS', link: '/ref/cors' },
          { text: 'Service-roles', link: '/ref/roles' },
        ],
      },
      { text: 'IAM', items: [{ text: 'Scopes', link: '/ref/scopes' }] },
    ],
    below('/ref/'),
    pageOf,
  );
  const found = (keyword: string) =>
    filterGroups(groups, keyword).flatMap((group) => group.items.map((item) => [item.text, item.headings.length]));

  test.each([
    ['iam', [['Scopes', 0]]],
    ['SERVICE ROLES', [['Service-roles', 0]]],
    ['Max Age', [['CORS', 1]]],
    [
      'configuration',
      [
        ['CORS', 2],
        ['Service-roles', 0],
      ],
    ],
    ['  cors ', [['CORS', 2]]],
    ['origin max cors', [['CORS', 2]]],
    ['422', [['Service-roles', 0]]],
    ['422 scopes', []],
    ['nothing', []],
  ])('"%s" keeps %j', (keyword, expected) => {
    expect(found(keyword)).toEqual(expected);
  });
});
