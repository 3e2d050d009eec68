import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { stubFiles, stubPage, stubScript } from '../../../../plugins/redirects/redirectStubs.ts';
import { checkRedirects, parseRedirects } from '../../../../plugins/redirects/redirects.ts';

const live = {
  routes: new Set(['/', '/guides/', '/guides/create', '/reference/errors/']),
  publicFiles: new Set(['/logo.svg', '/spec/api.html']),
  anchors: new Map([['/guides/create', new Set(['check', 'use-it'])]]),
};

/** The problems of a file, as `rule › fix`. */
function fixes(rows: string): string[] {
  const { redirects, problems } = parseRedirects('redirects.json', rows);
  const all = [...problems, ...checkRedirects('redirects.json', redirects, live)];
  return all.map(({ rule, fix }) => `${rule} › ${fix}`);
}

const FORM = 'redirects/form › Write it from the root of the site, without base,';
const OFF_SITE = 'redirects/form › Redirect to a page of this site, and link to the other site from there.';
const ROWS = 'redirects/form › Write rows of the form "/old/address": "/new/address".';

test.each<[from: string, to: string, found: string | undefined]>([
  ['/old', '/guides/create', undefined],
  ['/old/a-b.c/d', '/guides/', undefined],
  ['/old', '/guides/create#check', undefined],
  ['/old', '/guides/create?a=1#check', 'redirects/form › Leave it out'],
  ['/old', '/guides/#any-heading-of-a-page-that-could-not-be-read', undefined],
  ['/docs/old', '/guides/', 'redirects/form › Write it without base: "/old".'],
  ['/old?a=1', '/guides/', FORM],
  ['/old#a', '/guides/', FORM],
  ['/old/', '/guides/', FORM],
  ['/', '/guides/', FORM],
  ['//old', '/guides/', FORM],
  ['/old.html', '/guides/', FORM],
  ['/../old', '/guides/', FORM],
  ['https://evil.example/old', '/guides/', FORM],
  ['/old', 'https://evil.example/', OFF_SITE],
  ['/old', '//evil.example', OFF_SITE],
  ['/old', '/\\\\evil.example', OFF_SITE],
  ['/old', '/a/../b', OFF_SITE],
  ['/guides/Create', '/guides/', 'redirects/source-is-live › Take the row out, or move the page first.'],
  ['/guides', '/guides/create', 'redirects/source-is-live › Take the row out, or move the page first.'],
  ['/index', '/guides/', 'redirects/source-is-live › Take the row out, or move the page first.'],
  ['/LOGO.svg', '/guides/', 'redirects/source-is-live › Take the row out, or move the file first.'],
  ['/spec/api', '/guides/', 'redirects/source-is-live › Take the row out, or move the file first.'],
  ['/old', '/guides/creat', 'redirects/target › Did you mean /guides/create?'],
  ['/old', '/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 'redirects/target › Name a page that exists.'],
  ['/old', '/guides/create.html', 'redirects/target › Write /guides/create.'],
  ['/old', '/guides', 'redirects/target › Write /guides/.'],
  ['/old', '/guides/create#chek', 'redirects/target › Did you mean #check?'],
  ['/old', '/guides/create#xxxxxxxxxx', 'redirects/target › The page has: #check #use-it'],
  ['/old', '/old', 'redirects/chain › Give /old a target that is a page.'],
])('"%s": "%s": %s', (from, to, found) => {
  expect(fixes(`{"${from}": "${to}"}`)).toEqual(found ? [expect.stringContaining(found)] : []);
});

test.each<[rows: string, found: string[]]>([
  ['{"/old": }', ['json/syntax']],
  ['{"/old": "/guides/", "/old": "/guides/create"}', ['json/duplicate-key']],
  ['{"/old": "/guides/", "/Old/index": "/guides/create"}', ['redirects/form › Keep one of the two rows.']],
  ['[]', [ROWS]],
  ['{"/old": 1, "/b": "/nowhere-at-all-in-this-site"}', [ROWS, 'redirects/target › Name a page that exists.']],
  [
    '{"/a": "/b.html", "/b": "/c/", "/c": "/guides/create"}',
    Array(2).fill('redirects/chain › Write /guides/create as the target.'),
  ],
  [
    '{"/a": "/b", "/b": "/c", "/c": "/b"}',
    ['a', 'b', 'c'].map((name) => `redirects/chain › Give /${name} a target that is a page.`),
  ],
])('%s', (rows, found) => expect(fixes(rows)).toEqual(found.map((start) => expect.stringContaining(start))));

test('the message has the line of the row, the row and the reason', () => {
  const { redirects } = parseRedirects('redirects.json', '{\n  "/a": "/b",\n  "/b": "/guides/"\n}');
  const [problem] = checkRedirects('redirects.json', redirects, live);
  expect(problem).toMatchObject({
    line: 2,
    column: 3,
    message: '"/a": "/b": the target redirects again, to /guides/.',
  });
});

test.each([
  ['/docs/a.html', '?q=1#old', '/docs/a.html?q=1#old'],
  ['/docs/a.html#new', '?q=1#old', '/docs/a.html?q=1#new'],
  ['/docs/a.html', '', '/docs/a.html'],
])('the script of a stub for %s with "%s" leads to %s', (target, rest, wanted) => {
  const location = new URL(`https://docs.example/docs/old${rest}`);
  const replaced: string[] = [];
  Object.assign(location, { replace: (url: URL) => replaced.push(url.href) });
  runInNewContext(stubScript, { URL, location, document: { currentScript: { dataset: { target } } } });
  expect(replaced).toEqual([`https://docs.example${wanted}`]);
});

test('a stub answers with and without .html and as a folder, works without scripts, and escapes what it prints', () => {
  expect(stubFiles('/services/resolver')).toEqual(['services/resolver.html', 'services/resolver/index.html']);
  const html = stubPage({ target: '/a.html?x=1&y="', canonical: 'https://d.example/a', script: '/s.js', lang: 'en' });
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/a.html?x=1&amp;y=&quot;">');
  expect(html).toContain('<link rel="canonical" href="https://d.example/a">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<a href="/a.html?x=1&amp;y=&quot;">');
  expect(html.indexOf('<script')).toBeLessThan(html.indexOf('http-equiv="refresh"'));
});
