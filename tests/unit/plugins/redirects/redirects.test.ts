import { describe, expect, test } from 'vitest';
import { stubFiles } from '../../../../plugins/redirects/redirectStubs.ts';
import { checkRedirects, parseRedirects } from '../../../../plugins/redirects/redirects.ts';
import { stubPage } from '../../../../plugins/redirects/stubPage.ts';

const live = {
  routes: new Set(['/', '/guides/', '/guides/create', '/reference/errors/']),
  publicFiles: new Set(['/logo.svg', '/sitemap.xml']),
};

function check(rows: string) {
  const { redirects, problems } = parseRedirects('redirects.json', rows);
  return [...problems, ...checkRedirects('redirects.json', redirects, live)];
}

describe('a good redirect', () => {
  test.each(['{"/old": "/guides/create"}', '{"/old/a-b.c/d": "/guides/"}', '{"/old": "/guides/create#check"}', '{}'])(
    '%s is accepted',
    (rows) => {
      expect(check(rows)).toEqual([]);
    },
  );
});

describe('a faulty redirect', () => {
  test.each([
    ['a page as source', '{"/guides/create": "/guides/"}', 'redirects/source-is-live'],
    ['a page as source, in capitals', '{"/Guides/Create": "/guides/"}', 'redirects/source-is-live'],
    ['a folder as source', '{"/guides": "/guides/create"}', 'redirects/source-is-live'],
    ['the home page as source', '{"/index": "/guides/"}', 'redirects/source-is-live'],
    ['a published file as source', '{"/logo.svg": "/guides/"}', 'redirects/source-is-live'],
    ['a missing target', '{"/old": "/guides/creat"}', 'redirects/target'],
    ['a target in other form', '{"/old": "/guides/create.html"}', 'redirects/target'],
    ['a folder without its slash', '{"/old": "/guides"}', 'redirects/target'],
    ['itself as target', '{"/old": "/old"}', 'redirects/chain'],
    ['a loop of two', '{"/a": "/b", "/b": "/a"}', 'redirects/chain'],
    ['a chain', '{"/a": "/b", "/b": "/guides/"}', 'redirects/chain'],
    ['a key that stands twice', '{"/old": "/guides/", "/old": "/guides/create"}', 'json/duplicate-key'],
    ['a key twice but for case', '{"/old": "/guides/", "/OLD": "/guides/create"}', 'redirects/form'],
    ['a target on another host', '{"/old": "https://evil.example/"}', 'redirects/form'],
    ['a target without scheme', '{"/old": "//evil.example/"}', 'redirects/form'],
    ['a target with a backslash', '{"/old": "/\\\\evil.example/"}', 'redirects/form'],
    ['a target up the tree', '{"/old": "/../evil"}', 'redirects/form'],
    ['a source with .html', '{"/old.html": "/guides/"}', 'redirects/form'],
    ['a source with a closing slash', '{"/old/": "/guides/"}', 'redirects/form'],
    ['a source with a query', '{"/old?a=1": "/guides/"}', 'redirects/form'],
    ['a source up the tree', '{"/../old": "/guides/"}', 'redirects/form'],
    ['a source without a slash', '{"old": "/guides/"}', 'redirects/form'],
    ['a source on another host', '{"https://evil.example/old": "/guides/"}', 'redirects/form'],
    ['a target that is no text', '{"/old": 1}', 'redirects/form'],
    ['a list', '[]', 'redirects/form'],
    ['text that is not JSON', '{"/old": }', 'json/syntax'],
  ])('%s is refused', (_name, rows, rule) => {
    const problems = check(rows);
    expect(problems.map((problem) => problem.rule)).toContain(rule);
  });

  test('the message names the row, the reason and the fix', () => {
    const [problem] = check('{\n  "/a": "/b",\n  "/b": "/c",\n  "/c": "/guides/"\n}');
    expect(problem).toEqual({
      file: 'redirects.json',
      line: 2,
      column: 3,
      rule: 'redirects/chain',
      message: '"/a": "/b": the target redirects again, to /guides/.',
      fix: 'Write /guides/ as the target.',
    });
  });
});

const FORM = 'Write it from the root of the site, without base, host, query, hash, .html or closing slash.';
const OFF_SITE = 'Redirect to a page of this site, and link to the other site from there.';

test.each([
  ['/docs/old', '/guides/', 'the old address begins with the base of the site.', 'Write it without base: "/old".'],
  ['/old?a=1', '/guides/', 'the old address is not a path of this site.', FORM],
  ['/old#a', '/guides/', 'the old address is not a path of this site.', FORM],
  ['/old/', '/guides/', 'the old address is not a path of this site.', FORM],
  ['/', '/guides/', 'the old address is not a path of this site.', FORM],
  ['//old', '/guides/', 'the old address is not a path of this site.', FORM],
  ['/old.html', '/guides/', 'the old address is not a path of this site.', FORM],
  ['/a..b', '/guides/', 'the old address is not a path of this site.', FORM],
  ['x/old', '/guides/', 'the old address is not a path of this site.', FORM],
  ['/old', 'guides/', 'the target is off the site.', OFF_SITE],
  ['/old', '//evil.example', 'the target is off the site.', OFF_SITE],
  ['/old', '/a\\b', 'the target is off the site.', OFF_SITE],
  ['/old', '/a/../b', 'the target is off the site.', OFF_SITE],
  [
    '/guides/Create',
    '/guides/',
    '/guides/create is a page, which the redirect would hide.',
    'Take the row out, or move the page first.',
  ],
  [
    '/LOGO.svg',
    '/guides/',
    '/logo.svg is a published file, which the redirect would hide.',
    'Take the row out, or move the file first.',
  ],
  [
    '/spec/api',
    '/guides/',
    '/spec/api.html is a published file, which the redirect would hide.',
    'Take the row out, or move the file first.',
  ],
  ['/old', '/guides/creat', 'there is no page at the target.', 'Did you mean /guides/create?'],
  ['/old', '/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 'there is no page at the target.', 'Name a page that exists.'],
  ['/old', '/guides/create.html', 'the address of the page is /guides/create.', 'Write /guides/create.'],
  ['/old', '/guides', 'the address of the page is /guides/.', 'Write /guides/.'],
  ['/old', '/guides/create#chek', 'the target has no heading "#chek".', 'Did you mean #check?'],
  ['/old', '/guides/create#xxxxxxxxxx', 'the target has no heading "#xxxxxxxxxx".', 'The page has: #check #use-it'],
  ['/old', '/old', 'the redirects lead round in a circle.', 'Give /old a target that is a page.'],
])('"%s": "%s": %s', (from, to, message, fix) => {
  const anchors = new Map([['/guides/create', new Set(['check', 'use-it'])]]);
  const publicFiles = new Set([...live.publicFiles, '/spec/api.html']);
  const row = { from, to, line: 3, column: 5 };
  expect(checkRedirects('redirects.json', [row], { ...live, publicFiles, anchors })).toEqual([
    {
      file: 'redirects.json',
      line: 3,
      column: 5,
      rule: expect.any(String),
      message: `"${from}": "${to}": ${message}`,
      fix,
    },
  ]);
});

test('a target may name a heading of its page, a query, and any heading of a page that could not be read', () => {
  const anchors = new Map([['/guides/create', new Set(['check'])]]);
  const rows = ['/guides/create#check', '/guides/create?a=1', '/guides/#anything', '/guides/create#'].map(
    (to, line) => ({
      from: `/old${line}`,
      to,
      line,
      column: 1,
    }),
  );
  expect(checkRedirects('redirects.json', rows, { ...live, anchors })).toEqual([]);
});

describe('redirects together', () => {
  const messages = (rows: string) => check(rows).map(({ message, fix }) => `${message} ${fix}`);

  test('the second of two rows for one address is told, with the line of the first', () => {
    expect(messages('{\n"/old": "/guides/",\n"/Old/index": "/guides/create"}')).toEqual([
      '"/Old/index": "/guides/create": line 2 redirects the same address. Keep one of the two rows.',
    ]);
  });

  test('a chain is told with its end, and the row at its end is right', () => {
    expect(messages('{"/a": "/b.html", "/b": "/c/", "/c": "/guides/create"}')).toEqual([
      '"/a": "/b.html": the target redirects again, to /guides/create. Write /guides/create as the target.',
      '"/b": "/c/": the target redirects again, to /guides/create. Write /guides/create as the target.',
    ]);
  });

  test('what leads into a circle is a circle as well', () => {
    expect(messages('{"/a": "/b", "/b": "/c", "/c": "/b"}')).toEqual([
      '"/a": "/b": the redirects lead round in a circle. Give /a a target that is a page.',
      '"/b": "/c": the redirects lead round in a circle. Give /b a target that is a page.',
      '"/c": "/b": the redirects lead round in a circle. Give /c a target that is a page.',
    ]);
  });

  test('what is no row of texts is told at its place, and the others are checked', () => {
    const [shape, other] = check('{\n  "/a": 1,\n  "/old": "/nowhere-at-all-in-this-site"\n}');
    expect(shape).toEqual({
      file: 'redirects.json',
      line: 2,
      column: 9,
      rule: 'redirects/form',
      message: 'The target of "/a" is not a text.',
      fix: 'Write rows of the form "/old/address": "/new/address".',
    });
    expect(other).toMatchObject({ rule: 'redirects/target', line: 3, column: 3 });
    expect(messages('[]')).toEqual([
      'The file is not one JSON object. Write rows of the form "/old/address": "/new/address".',
    ]);
  });
});

test('a stub answers the old address with and without .html, and as a folder', () => {
  expect(stubFiles('/services/resolver')).toEqual(['services/resolver.html', 'services/resolver/index.html']);
});

test('a stub works without scripts and escapes what it prints', () => {
  const html = stubPage({
    target: '/docs/a.html?x=1&y="',
    canonical: 'https://d.example/docs/a.html',
    script: '/s.js',
    lang: 'en',
  });
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs/a.html?x=1&amp;y=&quot;">');
  expect(html).toContain('<link rel="canonical" href="https://d.example/docs/a.html">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<a href="/docs/a.html?x=1&amp;y=&quot;">');
  expect(html.indexOf('<script')).toBeLessThan(html.indexOf('http-equiv="refresh"'));
});
