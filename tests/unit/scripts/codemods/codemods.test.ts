import path from 'node:path';
import { expect, test } from 'vitest';
import { movePage } from '../../../../scripts/codemods/movePage.ts';
import { newFiles } from '../../../../scripts/codemods/new/index.ts';
import { linksTo } from '../../../../scripts/codemods/relink.ts';
import { removePage } from '../../../../scripts/codemods/removePage.ts';
import { jsonIn, siteOf, writtenTo } from './fixtureSite.ts';

const FILES = {
  'docs/index.mdx': '---\nhero:\n  actions:\n    - link: /guides/a\n---\n',
  'docs/guides/index.mdx': '# Guides\n\n- [A](/guides/a)\n- [B](/guides/b)\n',
  'docs/guides/a.mdx':
    "---\nanswers:\n  - How do I begin?\n---\n\nimport Part from './_part.mdx';\n\n# A\n\nSee [B](/guides/b#b) and [itself](/guides/a#x).\n",
  'docs/guides/ab.mdx':
    '# AB\n\n[A](/guides/a), [its part](/guides/a#part), <a href="/guides/a.html">A</a>, `/guides/a/b`.\n',
  'docs/guides/b.mdx': '# B\n',
  'docs/guides/_meta.json': '[{ "type": "file", "name": "a", "label": "Page A" }, "b", "ab"]',
  'docs/reference/_meta.json': '["c"]',
  'docs/reference/c.mdx': '# C\n',
  'docs/public/spec/errors.json':
    '{ "page": "/guides/a", "text": "See [A](/guides/a#part).", "path": "/guides/apples" }',
  'redirects.json': '{ "/old-a": "/guides/a", "/old-b": "/guides/b" }',
};

const site = siteOf(FILES);
const newPage = (at: string, title = 'New', label?: string, files = site) =>
  newFiles(files, ['page', at], { title, label });
const REDIRECTS = 'redirects.json';
const META = 'docs/guides/_meta.json';

test('a moved page takes its links, its entry and its address along', () => {
  const { changes, left } = movePage(site, '/guides/a', '/guides/first');
  expect(left).toEqual([]);
  expect(changes).toContainEqual({ file: 'docs/guides/a.mdx', text: undefined });
  expect(writtenTo(changes, 'docs/guides/first.mdx')).toContain('[itself](/guides/first#x)');
  expect(writtenTo(changes, 'docs/index.mdx')).toContain('link: /guides/first\n');
  expect(writtenTo(changes, 'docs/guides/ab.mdx')).toBe(
    '# AB\n\n[A](/guides/first), [its part](/guides/first#part), <a href="/guides/first">A</a>, `/guides/a/b`.\n',
  );
  expect(jsonIn(changes, 'docs/public/spec/errors.json')).toEqual({
    page: '/guides/first',
    text: 'See [A](/guides/first#part).',
    path: '/guides/apples',
  });
  expect(jsonIn(changes, META)).toEqual([{ type: 'file', name: 'first', label: 'Page A' }, 'b', 'ab']);
  expect(jsonIn(changes, REDIRECTS)).toEqual({
    '/guides/a': '/guides/first',
    '/old-a': '/guides/first',
    '/old-b': '/guides/b',
  });
});

test('a page that moves to another folder changes sidebars', () => {
  const { changes } = movePage(site, 'docs/guides/a.mdx', '/reference/deep/a');
  expect(jsonIn(changes, META)).toEqual(['b', 'ab']);
  expect(jsonIn(changes, 'docs/reference/_meta.json')).toEqual([
    'c',
    { type: 'file', name: 'deep/a', label: 'Page A' },
  ]);
  expect(movePage(site, '/guides/a', '/labs/a').left).toEqual([expect.stringContaining('above docs/labs/a')]);
});

test.each(['', 'See [itself](/guides/d).\n'])('a moved page finds its files from its new place: %j', (text) => {
  const beside = siteOf({ ...FILES, 'docs/guides/d.mdx': `import Part from './_part.mdx';\n\n# D\n\n${text}` });
  const { changes } = movePage(beside, '/guides/d', '/reference/deep/d');
  expect(writtenTo(changes, 'docs/reference/deep/d.mdx')).toContain("from '../../guides/_part.mdx'");
});

test.each<[what: string, plan: () => unknown, words: string]>([
  ['a page that is not there', () => movePage(site, '/guides/aa', '/x'), 'no page at /guides/aa. Did you mean'],
  ['an address that is taken', () => movePage(site, '/guides/a', '/guides/b'), 'is at /guides/b already'],
  ['its own address', () => movePage(site, '/guides/a', '/guides/a'), 'The page is at /guides/a already.'],
  ['the first page of a folder', () => movePage(site, '/guides/', '/how-to/'), 'Move the pages below it first.'],
  ['the old address of another page', () => movePage(site, '/guides/b', '/old-a'), 'was the address of /guides/a'],
  ['no address', () => movePage(site, '/guides/a', '/guides/what now?'), 'is no address'],
  ['no page in its place', () => removePage(site, '/guides/a', undefined), '--to /another/page'],
  ['itself in its place', () => removePage(site, '/guides/a', '/guides/a'), 'cannot take its own place'],
  ['a new page on another', () => newPage('/guides/a'), 'is at /guides/a already'],
])('%s is refused', (_what, plan, words) => expect(plan).toThrow(words));

test('a removal without a replacement lists where the page is linked', () => {
  expect(linksTo(site, '/guides/b')).toEqual(['docs/guides/a.mdx:10', 'docs/guides/index.mdx:4']);
});

test('in the page that takes its place, links to a removed page are plain text', () => {
  const beside = {
    ...FILES,
    'docs/guides/b.mdx': '# B\n\nAfter [A](/guides/a#x), ![A](/guides/a.png) and [C](/reference/c).\n',
  };
  const { changes, left } = removePage(siteOf(beside), '/guides/a', '/guides/b');
  expect(writtenTo(changes, 'docs/guides/b.mdx')).toBe('# B\n\nAfter A, ![A](/guides/a.png) and [C](/reference/c).\n');
  expect(left).toContain('docs/guides/b.mdx:3  is no link any more: see whether its words fit');
});

test('a removed page leaves its links and its address to another', () => {
  const { changes, left } = removePage(site, '/guides/a', '/guides/b');
  expect(changes).toContainEqual({ file: 'docs/guides/a.mdx', text: undefined });
  expect(writtenTo(changes, 'docs/guides/a.mdx')).toBeUndefined();
  expect(writtenTo(changes, 'docs/guides/ab.mdx')).toContain(
    '[A](/guides/b), [its part](/guides/b), <a href="/guides/b">',
  );
  expect(jsonIn(changes, REDIRECTS)).toMatchObject({
    '/guides/a': '/guides/b',
    '/old-a': '/guides/b',
  });
  expect(left).toEqual([
    'docs/guides/ab.mdx:3  leads to /guides/b now: see whether its words fit',
    'docs/guides/index.mdx:3  leads to /guides/b now: see whether its words fit',
    'docs/index.mdx:4  leads to /guides/b now: see whether its words fit',
    'docs/public/spec/errors.json:1  leads to /guides/b now: see whether its words fit',
  ]);
});

test('a redirect to a section of a moved page keeps the section', () => {
  const before = siteOf({ ...FILES, 'redirects.json': '{ "/old-a": "/guides/a#keys" }' });
  const redirects = jsonIn(movePage(before, '/guides/a', '/guides/first').changes, REDIRECTS);
  expect(redirects).toEqual({ '/guides/a': '/guides/first', '/old-a': '/guides/first#keys' });
});

test('a redirect is never from a page that is there again', () => {
  const back = siteOf({ ...FILES, 'redirects.json': '{ "/guides/d": "/guides/a" }' });
  const { changes } = movePage(back, '/guides/a', '/guides/d');
  expect(jsonIn(changes, REDIRECTS)).toEqual({ '/guides/a': '/guides/d' });
});

test('a page may be named as readers have it, with the base of the site', () => {
  const { changes } = movePage(site, '/docs/guides/a.html', '/docs/guides/first.html');
  expect(writtenTo(changes, 'docs/guides/first.mdx')).toContain('# A');
});

test('a new page has the shape of its kind and is in the sidebar', () => {
  const { changes } = newPage('/guides/rotate', 'Rotate a key', 'Rotate');
  const text = writtenTo(changes, 'docs/guides/rotate.mdx') ?? '';
  expect(text).toMatch(/^---\ndescription: "\[.+\]"\n---\n\n# Rotate a key\n/);
  const headings = ['Before you start', '[Do the first thing]', 'Check the result', 'Undo', 'Next'];
  expect(text.match(/^## .+/gm)).toEqual(headings.map((heading) => `## ${heading}`));
  expect(jsonIn(changes, META)).toContainEqual({ type: 'file', name: 'rotate', label: 'Rotate' });
});

test('a new page is beside those of its folder', () => {
  const entries = ['services/a/one', 'services/b/one', 'about'];
  const meta = { [META]: JSON.stringify(entries), 'docs/guides/about.mdx': '# About\n' };
  const namesWith = (at: string) => {
    const found: (string | { name: string })[] = jsonIn(newPage(at, 'New', undefined, siteOf(meta)).changes, META);
    return found.map((one) => (typeof one === 'string' ? one : one.name));
  };
  expect(namesWith('/guides/services/a/two')).toEqual(entries.toSpliced(1, 0, 'services/a/two'));
  expect(namesWith('/guides/services/c/one')).toEqual(entries.toSpliced(2, 0, 'services/c/one'));
  expect(namesWith('/guides/last')).toEqual([...entries, 'last']);
});

test('a section may take the place of a page', () => {
  const { changes } = removePage(site, '/guides/a', '/guides/b#b');
  expect(writtenTo(changes, 'docs/guides/index.mdx')).toContain('[A](/guides/b#b)');
  expect(jsonIn(changes, REDIRECTS)).toMatchObject({ '/guides/a': '/guides/b#b' });
});

test('a page of a language goes into its folder, and its links stay within the language', () => {
  const text = '# A\n\n[First](/guide/first), [only](/guide/only).\n';
  const files = Object.fromEntries(
    ['v2/en/index', 'v2/en/guide/first', 'v2/en/guide/only', 'v2/de/index', 'v2/de/guide/first'].map(
      (name) => [`docs/${name}.mdx`, text] as const,
    ),
  );
  const locales = siteOf(files, path.resolve(import.meta.dirname, '../../../fixtures/locales'));
  expect(newPage('de/guide/new', 'Neu', undefined, locales).changes).toMatchObject([
    { file: 'docs/v2/de/guide/new.mdx' },
  ]);
  expect(newPage('/guide/new', 'New', undefined, locales).changes).toMatchObject([
    { file: 'docs/v2/en/guide/new.mdx' },
  ]);

  const { changes } = movePage(locales, '/de/guide/first', '/de/guide/start');
  expect(writtenTo(changes, 'docs/v2/de/index.mdx')).toBe('# A\n\n[First](/guide/start), [only](/guide/only).\n');
  expect(writtenTo(changes, 'docs/v2/en/index.mdx')).toBeUndefined();

  const english = movePage(locales, '/guide/first', '/guide/start').changes;
  expect(writtenTo(english, 'docs/v2/en/index.mdx')).toContain('(/guide/start)');
  expect(writtenTo(english, 'docs/v2/de/index.mdx')).toBeUndefined();
  const fallback = movePage(locales, '/guide/only', '/guide/alone').changes;
  expect(writtenTo(fallback, 'docs/v2/de/index.mdx')).toContain('(/guide/alone)');
});
