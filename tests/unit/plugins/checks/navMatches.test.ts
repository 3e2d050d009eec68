import { expect, test } from 'vitest';
import { checkNav } from '../../../../plugins/checks/rules/sidebars.ts';
import { parseJsonFile } from '../../../../plugins/shared/jsonFile.ts';

const told = (activeMatch: string) => {
  const { json } = parseJsonFile(
    'docs/_nav.json',
    `[\n  { "text": "Guides", "link": "/guides/", "activeMatch": ${JSON.stringify(activeMatch)} }\n]`,
  );
  const none = new Set<string>();
  return checkNav(json, { routes: new Set(['/guides/']), publicFiles: none, redirects: none, anchors: new Map() });
};

test('a pattern that no page matches is told at its place, and one that a page matches is not', () => {
  expect(told('^/guide/')).toEqual([
    {
      file: 'docs/_nav.json',
      line: 2,
      column: 58,
      rule: 'nav/page-exists',
      message: 'No page has an address that ^/guide/ matches.',
      fix: 'Write a pattern of its addresses, such as "^/guides/".',
    },
  ]);
  expect(told('^/guides/')).toEqual([]);
});

test('so is one that is no pattern', () => {
  expect(told('(')).toMatchObject([{ line: 2, rule: 'nav/form' }]);
});
