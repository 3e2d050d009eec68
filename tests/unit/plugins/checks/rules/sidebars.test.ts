import { expect, test } from 'vitest';
import { checkNav, checkSidebars } from '../../../../../plugins/checks/rules/sidebars.ts';
import { parseJsonFile } from '../../../../../plugins/shared/jsonFile.ts';

const none = new Set<string>();
const targets = {
  routes: new Set(['/guides/', '/guides/keys']),
  publicFiles: none,
  redirects: new Set(['/old']),
  anchors: new Map([['/guides/keys', new Set(['rotate'])]]),
};
const names = {
  pages: ['index', 'create', 'delete', 'keys', 'log/index', 'log/read', 'rotate'],
  folders: ['log'],
};
const told = (text: string, own = names) => {
  const { json } = parseJsonFile('docs/a/_meta.json', text);
  return checkSidebars([{ json, folder: 'a', names: own }], targets).map(
    ({ file, line, column, rule, message, fix }) => `${file}:${line}:${column} ${rule} ${message} ${fix}`,
  );
};

const toldOfNav = (text: string) =>
  checkNav(parseJsonFile('docs/_nav.json', text).json, targets).map(
    ({ file, line, column, rule, message, fix }) => `${file}:${line}:${column} ${rule} ${message} ${fix}`,
  );

const NAV = `[
  { "text": "Guides", "link": "/guides", "activeMatch": "^/guide/" },
  { "text": "link", "items": [{ "text": "Keys", "link": "/guides/keys#gone" }, { "text": "Old", "link": "/old" }] },
  { "text": "None", "link": "/none", "activeMatch": "^/guides/keys$" },
  { "text": "Out", "link": "https://www.example.com/" }
]`;

test.each([
  [
    '["create", "delete", "keys",\n "keys", { "type": "dir", "name": "log" }, "rotate"]',
    ['docs/a/_meta.json:2:2 sidebar/once "keys" stands twice; the first is on line 1. Keep one of the two entries.'],
  ],
  [
    '["create", "delete", "keys",\n "keys.mdx", { "type": "dir", "name": "log" }]',
    [
      'docs/a/_meta.json:2:2 sidebar/once "keys.mdx" stands twice; the first is on line 1. Write "rotate" in one of the two, which the sidebar leaves out.',
    ],
  ],
  [
    '["create", "keys",\n "keys", { "type": "dir", "name": "log" }]',
    [
      'docs/a/_meta.json:2:2 sidebar/once "keys" stands twice; the first is on line 1. Keep one of the two entries.',
      'docs/a/_meta.json:1:12 sidebar/covers-pages The sidebar leaves out "delete", so readers cannot find it. Add "delete" where it belongs in the list.',
      'docs/a/_meta.json:1:1 sidebar/covers-pages The sidebar leaves out "rotate", so readers cannot find it. Add "rotate" where it belongs in the list.',
    ],
  ],
  [
    '["create", "delete", "keys", "log", "rotate"]',
    [
      'docs/a/_meta.json:1:30 sidebar/page-exists The sidebar names "log", which is not a page of docs/a. Take the entry out, or write the page.',
    ],
  ],
  [
    '["create", "delete", "keys", { "type": "dir", "name": "logs" }, "rotate"]',
    [
      'docs/a/_meta.json:1:30 sidebar/page-exists The sidebar names "logs", which is not a folder of docs/a. Did you mean "log"?',
    ],
  ],
  [
    '["create", "delete", "keys", "log/read", "rotate", "something-else"]',
    [
      'docs/a/_meta.json:1:52 sidebar/page-exists The sidebar names "something-else", which is not a page of docs/a. Take the entry out, or write the page.',
    ],
  ],
  [
    '["create", "delete", "keys", "log/read", "rotate", { "type": "dir", "name": "something-else" }]',
    [
      'docs/a/_meta.json:1:52 sidebar/page-exists The sidebar names "something-else", which is not a folder of docs/a. Take the entry out, or write the folder.',
    ],
  ],
  [
    '["create", "delet", "keys", "log/read", "rotate"]',
    [
      'docs/a/_meta.json:1:12 sidebar/page-exists The sidebar names "delet", which is not a page of docs/a. Did you mean "delete"?',
    ],
  ],
  [
    '["create", "delete", "keys", "log/read", "rotate", { "type": "custom-link", "label": "A", "link": "/guides/kes" }]',
    ['docs/a/_meta.json:1:52 nav/page-exists No page at /guides/kes. Did you mean /guides/keys?'],
  ],
  [
    '["create", "delete", "keys", "log/read", "rotate", { "type": "custom-link", "name": "keys", "label": "A", "link": "/guides/keys#rotat" }, { "label": "B", "link": "/old" }, { "label": "C", "link": "/guides" }, { "label": "D", "link": "https://www.example.com/" }, { "label": "E", "link": "guides" }]',
    [
      'docs/a/_meta.json:1:52 nav/anchor-exists No heading "#rotat" at /guides/keys. Did you mean #rotate?',
      'docs/a/_meta.json:1:139 nav/moved The page at /old has moved. Link to its new address, which redirects.json names.',
    ],
  ],
  [
    '{ "a": 1 }',
    [
      'docs/a/_meta.json:1:1 sidebar/form The file holds no list. Write a list of names and of entries such as { "type": "file", "name": "create", "label": "Create" }.',
    ],
  ],
  [
    '[{ "type": "file", "nam": "create" }]',
    ['docs/a/_meta.json:1:27 sidebar/form An entry has no "nam". Did you mean "name"?'],
  ],
])('entries of a sidebar: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  '["create", "delete", "keys", "log/read", "rotate"]',
  '["create.mdx", "delete.md", "keys", { "type": "dir", "name": "log", "label": "Log" }, "rotate"]',
  '["create", "delete", "keys", { "type": "dir-section-header", "name": "log", "label": "Log" }, "rotate"]',
  '["create", "delete", "keys", "log/read", "rotate", { "type": "divider", "name": "gone" }, { "type": "section-header", "name": "gone", "label": "A" }, { "type": "section-header", "name": "gone", "label": "A" }, { "label": "No name" }]',
])('entries of a sidebar: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test.each<[Parameters<typeof told>, string[]]>([
  [
    ['["create", "delete", "keys", "log/read"]'],
    [
      'docs/a/_meta.json:1:1 sidebar/covers-pages The sidebar leaves out "rotate", so readers cannot find it. Add "rotate" where it belongs in the list.',
    ],
  ],
  [
    ['[\n"create",\n"keys",\n"log/read",\n"rotate"]'],
    [
      'docs/a/_meta.json:3:1 sidebar/covers-pages The sidebar leaves out "delete", so readers cannot find it. Add "delete" where it belongs in the list.',
    ],
  ],
  [
    ['[\n"rotate",\n"log/read",\n"keys",\n"delete"]'],
    [
      'docs/a/_meta.json:1:1 sidebar/covers-pages The sidebar leaves out "create", so readers cannot find it. Add "create" where it belongs in the list.',
    ],
  ],
  [
    [
      '["keys", { "type": "custom-link", "label": "A", "link": "/guides/keys", "name": "keys" }, "create", "delete", "log/read"]',
    ],
    [
      'docs/a/_meta.json:1:1 sidebar/covers-pages The sidebar leaves out "rotate", so readers cannot find it. Add "rotate" where it belongs in the list.',
    ],
  ],
  [
    ['[]'],
    [
      'docs/a/_meta.json:1:1 sidebar/covers-pages The sidebar leaves out "create", so readers cannot find it. Add "create" where it belongs in the list.',
      'docs/a/_meta.json:1:1 sidebar/covers-pages The sidebar leaves out "delete", so readers cannot find it. Add "delete" where it belongs in the list.',
      'docs/a/_meta.json:1:1 sidebar/covers-pages The sidebar leaves out "keys", so readers cannot find it. Add "keys" where it belongs in the list.',
      'docs/a/_meta.json:1:1 sidebar/covers-pages The sidebar leaves out "log/read", so readers cannot find it. Add "log/read" where it belongs in the list.',
      'docs/a/_meta.json:1:1 sidebar/covers-pages The sidebar leaves out "rotate", so readers cannot find it. Add "rotate" where it belongs in the list.',
    ],
  ],
  [
    ['[\n"create",\n"delete"\n]'],
    [
      'docs/a/_meta.json:1:1 sidebar/covers-pages The sidebar leaves out "keys", so readers cannot find it. Add "keys" where it belongs in the list.',
      'docs/a/_meta.json:1:1 sidebar/covers-pages The sidebar leaves out "log/read", so readers cannot find it. Add "log/read" where it belongs in the list.',
      'docs/a/_meta.json:1:1 sidebar/covers-pages The sidebar leaves out "rotate", so readers cannot find it. Add "rotate" where it belongs in the list.',
    ],
  ],
  [
    ['[]', { pages: ['a', 'b', 'c', 'd', 'e', 'f'], folders: [] }],
    [
      'docs/a/_meta.json:1:1 sidebar/covers-pages The sidebar leaves out 6 pages, so readers cannot find them. Bring the list back, or add a, b, c and the others where they belong in it.',
    ],
  ],
  [
    ['[]', { pages: ['a', 'b', 'c', 'd', 'e'], folders: [] }],
    [
      'docs/a/_meta.json:1:1 sidebar/covers-pages The sidebar leaves out "a", so readers cannot find it. Add "a" where it belongs in the list.',
      'docs/a/_meta.json:1:1 sidebar/covers-pages The sidebar leaves out "b", so readers cannot find it. Add "b" where it belongs in the list.',
      'docs/a/_meta.json:1:1 sidebar/covers-pages The sidebar leaves out "c", so readers cannot find it. Add "c" where it belongs in the list.',
      'docs/a/_meta.json:1:1 sidebar/covers-pages The sidebar leaves out "d", so readers cannot find it. Add "d" where it belongs in the list.',
      'docs/a/_meta.json:1:1 sidebar/covers-pages The sidebar leaves out "e", so readers cannot find it. Add "e" where it belongs in the list.',
    ],
  ],
  [
    [
      '[\n"b",\n{ "type": "section-header", "label": "Trust list" },\n"a-trust-list",\n"z",\n{ "type": "divider" },\n"y"]',
      { pages: ['b', 'a-trust-list', 'b-trust-list', 'y', 'z'], folders: [] },
    ],
    [
      'docs/a/_meta.json:5:1 sidebar/covers-pages The sidebar leaves out "b-trust-list", so readers cannot find it. Add "b-trust-list" where it belongs in the list.',
    ],
  ],
  [
    [
      '[\n"b",\n{ "type": "section-header", "label": "Key" },\n"a-key"]',
      { pages: ['b', 'a-key', 'b-key'], folders: [] },
    ],
    [
      'docs/a/_meta.json:4:1 sidebar/covers-pages The sidebar leaves out "b-key", so readers cannot find it. Add "b-key" where it belongs in the list.',
    ],
  ],
  [
    [
      '[\n"b",\n{ "type": "section-header", "label": "Key" },\n"a-key",\n{ "type": "divider" },\n"z"]',
      { pages: ['b', 'a-key', 'b-key', 'z'], folders: [] },
    ],
    [
      'docs/a/_meta.json:5:1 sidebar/covers-pages The sidebar leaves out "b-key", so readers cannot find it. Add "b-key" where it belongs in the list.',
    ],
  ],
  [
    ['[\n"b",\n{ "type": "section-header", "label": "Key" }]', { pages: ['b', 'b-key'], folders: [] }],
    [
      'docs/a/_meta.json:1:1 sidebar/covers-pages The sidebar leaves out "b-key", so readers cannot find it. Add "b-key" where it belongs in the list.',
    ],
  ],
  [
    [
      '[\n"b",\n{ "type": "section-header", "label": "Key" },\n"a",\n{ "type": "section-header", "label": "B" },\n"c"]',
      { pages: ['a', 'b', 'b-key', 'c'], folders: [] },
    ],
    [
      'docs/a/_meta.json:6:1 sidebar/covers-pages The sidebar leaves out "b-key", so readers cannot find it. Add "b-key" where it belongs in the list.',
    ],
  ],
  [
    ['[\n"b",\n{ "type": "section-header", "label": "ey" },\n"a"]', { pages: ['a', 'b', 'b-key'], folders: [] }],
    [
      'docs/a/_meta.json:1:1 sidebar/covers-pages The sidebar leaves out "b-key", so readers cannot find it. Add "b-key" where it belongs in the list.',
    ],
  ],
  [
    ['[\n{ "type": "dir", "name": "lo" }]', { pages: ['log/read', 'other/a'], folders: ['log', 'other'] }],
    [
      'docs/a/_meta.json:2:1 sidebar/page-exists The sidebar names "lo", which is not a folder of docs/a. Did you mean "log"?',
      'docs/a/_meta.json:1:1 sidebar/covers-pages The sidebar leaves out "other/a", so readers cannot find it. Add "other/a" where it belongs in the list.',
    ],
  ],
])('pages that a sidebar leaves out: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test('the top navigation: links at any depth, and patterns', () =>
  expect(toldOfNav(NAV)).toEqual([
    'docs/_nav.json:3:57 nav/anchor-exists No heading "#gone" at /guides/keys. The page has: #rotate',
    'docs/_nav.json:3:105 nav/moved The page at /old has moved. Link to its new address, which redirects.json names.',
    'docs/_nav.json:4:29 nav/page-exists No page at /none. Link to a page that exists.',
    'docs/_nav.json:2:57 nav/page-exists No page has an address that ^/guide/ matches. Write a pattern of its addresses, such as "^/guides/".',
  ]));
