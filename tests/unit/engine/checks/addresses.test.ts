import { expect, test } from 'vitest';
import { parseJsonFile } from '../../../../engine/base/jsonFile.ts';
import type { PageReport } from '../../../../engine/checks/pageReport.ts';
import { checkAddresses, withAddresses } from '../../../../engine/checks/rules/addresses.ts';

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

test('an address that is gone is told with what brings it back', () => {
  expect(said({ '/a': ['one'], '/old': [], '/b': ['two'] }, ['/old', '/b'])).toEqual([]);
  expect(said({ '/old': [] })).toEqual([expect.stringContaining('Lead it to a page in redirects.json: "/old": "/…".')]);
  expect(said({ '/b': ['two'] })).toEqual([expect.stringContaining('npm run remove -- /b --to <page>')]);
});
