import { expect, test } from 'vitest';
import type { PageReport } from '../../../../plugins/checks/checkPage.ts';
import { checkAddresses, withAddresses } from '../../../../plugins/checks/rules/addresses.ts';
import { parseJsonFile } from '../../../../plugins/shared/jsonFile.ts';

const report = { file: 'docs/a.mdx', route: '/a', headings: [{ id: 'one', text: 'One', line: 3 }] } as PageReport;
const said = (addresses: object, redirects: string[] = []) =>
  checkAddresses(parseJsonFile('docs/_addresses.json', JSON.stringify(addresses)).json, [report], {
    routes: new Set(['/a']),
    redirects: new Set(redirects),
    anchors: new Map(),
    publicFiles: new Set(),
  }).map(({ fix }) => fix);

test('pages, their headings and the old addresses that lead on are promised; nothing leaves the list', () => {
  expect(withAddresses({ '/a': ['zero'], '/gone': ['two'] }, [report], ['/old', '/a'])).toEqual({
    '/a': ['zero', 'one'],
    '/gone': ['two'],
    '/old': [],
  });
});

test('a heading that was renamed is told where it stands, between the headings beside it', () => {
  const headings = ['one', 'switch-mfa-on', 'three', 'new'].map((id, at) => ({
    id,
    text: `## ${id}`,
    line: 3 * at + 3,
  }));
  const none = new Set<string>();
  const told = (...anchors: string[]) =>
    checkAddresses(
      parseJsonFile('docs/_addresses.json', JSON.stringify({ '/a': anchors })).json,
      [{ ...report, headings } as PageReport],
      { routes: new Set(['/a']), redirects: none, anchors: new Map(), publicFiles: none },
    ).map(({ line, fix }) => `${line} ${fix}`);
  expect(told('one', 'turn-on-mfa', 'three')).toEqual(['6 Keep its id: "## switch-mfa-on \\{#turn-on-mfa}".']);
  expect(told('one', 'three', 'last')).toEqual(['12 Keep its id: "## new \\{#last}".']);
  expect(told('turn-on-mfa', 'one')).toEqual([expect.stringMatching(/^1 Give the id/)]);
});

test('an address that is gone is told with what brings it back', () => {
  expect(said({ '/a': ['one'], '/old': [], '/b': ['two'] }, ['/old', '/b'])).toEqual([]);
  expect(said({ '/old': [] })).toEqual([expect.stringContaining('Lead it to a page in redirects.json: "/old": "/…".')]);
  expect(said({ '/b': ['two'] })).toEqual([expect.stringContaining('npm run remove -- /b --to <page>')]);
});
