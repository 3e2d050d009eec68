import { describe, expect, test } from 'vitest';
import { checkRedirects, parseRedirects } from '../../../../engine/redirects/redirects.ts';
import { stubPage } from '../../../../engine/redirects/stubPage.ts';
import { stubFiles } from '../../../../plugins/redirects/index.ts';

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
    ['a missing target', '{"/old": "/guides/creat"}', 'redirects/target-exists'],
    ['a target in other form', '{"/old": "/guides/create.html"}', 'redirects/target-canonical'],
    ['a folder without its slash', '{"/old": "/guides"}', 'redirects/target-canonical'],
    ['itself as target', '{"/old": "/old"}', 'redirects/no-loop'],
    ['a loop of two', '{"/a": "/b", "/b": "/a"}', 'redirects/no-loop'],
    ['a chain', '{"/a": "/b", "/b": "/guides/"}', 'redirects/no-chain'],
    ['a key that stands twice', '{"/old": "/guides/", "/old": "/guides/create"}', 'json/duplicate-key'],
    ['a key twice but for case', '{"/old": "/guides/", "/OLD": "/guides/create"}', 'redirects/source-once'],
    ['a target on another host', '{"/old": "https://evil.example/"}', 'redirects/target-on-site'],
    ['a target without scheme', '{"/old": "//evil.example/"}', 'redirects/target-on-site'],
    ['a target with a backslash', '{"/old": "/\\\\evil.example/"}', 'redirects/target-on-site'],
    ['a target up the tree', '{"/old": "/../evil"}', 'redirects/target-on-site'],
    ['a source with .html', '{"/old.html": "/guides/"}', 'redirects/source-form'],
    ['a source with a closing slash', '{"/old/": "/guides/"}', 'redirects/source-form'],
    ['a source with a query', '{"/old?a=1": "/guides/"}', 'redirects/source-form'],
    ['a source up the tree', '{"/../old": "/guides/"}', 'redirects/source-form'],
    ['a source without a slash', '{"old": "/guides/"}', 'redirects/source-form'],
    ['a source on another host', '{"https://evil.example/old": "/guides/"}', 'redirects/source-form'],
    ['a target that is no text', '{"/old": 1}', 'redirects/shape'],
    ['a list', '[]', 'redirects/shape'],
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
      rule: 'redirects/no-chain',
      message: '"/a": "/b": the target redirects again, to /guides/.',
      fix: 'Write /guides/ as the target.',
    });
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
