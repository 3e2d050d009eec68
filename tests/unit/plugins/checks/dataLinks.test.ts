import { expect, test } from 'vitest';
import { checkDataLinks, dataLinks } from '../../../../plugins/checks/rules/dataLinks.ts';

const targets = {
  routes: new Set(['/guides/keys', '/tools/studio']),
  publicFiles: new Set(['/examples/index.json', '/examples/credentials/one.json']),
  redirects: new Set<string>(),
  anchors: new Map([['/guides/keys', new Set(['rotate'])]]),
};
const told = (file: string, text: string) =>
  checkDataLinks(file, dataLinks(file, text), targets).map(({ line, rule, fix }) => `${line} ${rule} ${fix}`);

test('the page of a tool is there', () => {
  expect(told('_tools/studio.json', '{\n  "title": "Studio",\n  "page": "/tools/studio"\n}')).toEqual([]);
  expect(told('_tools/studio.json', '{\n  "title": "Studio",\n  "page": "/tools/sudio"\n}')).toEqual([
    '3 links/page-exists Did you mean /tools/studio?',
  ]);
});

test('of data with a rule for pages, headings are looked for and nothing is told twice', () => {
  const pages = (...addresses: string[]) => `[\n${addresses.map((page) => `  { "page": "${page}" }`).join(',\n')}\n]`;
  expect(told('_diagnosis.json', pages('/guides/keys', '/guides/keys#rotate', '/guides/kyes'))).toEqual([]);
  expect(told('_diagnosis.json', pages('/guides/keys', '/guides/keys#rotat'))).toEqual([
    '3 links/anchor-exists Did you mean #rotate?',
  ]);
});

test('the list of examples names files that are there', () => {
  const list = (name: string) => `[\n  { "path": "credentials/${name}.json" }\n]`;
  expect(told('public/examples/index.json', list('one'))).toEqual([]);
  expect(told('public/examples/index.json', list('ones'))).toEqual([
    '2 links/page-exists Did you mean /examples/credentials/one.json?',
  ]);
});
