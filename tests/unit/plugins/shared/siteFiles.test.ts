import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { unfinishedMerge } from '../../../../plugins/shared/mergeMarks.ts';
import { findRoute, outputFileOfRoute, routeOfLink, withoutClosingSlash } from '../../../../plugins/shared/routes.ts';
import { checkSiteConfig } from '../../../../plugins/shared/siteConfig.ts';
import { listGeneratedFiles, listPublicFiles, readSiteOptions } from '../../../../plugins/shared/siteOptions.ts';
import { filesAt } from '../../../../plugins/shared/listFiles.ts';

const docs = mkdtempSync(path.join(tmpdir(), 'site-files-'));
afterAll(() => rmSync(docs, { recursive: true }));
const write = (file: string) => {
  mkdirSync(path.dirname(path.join(docs, file)), { recursive: true });
  writeFileSync(path.join(docs, file), '');
};

test('a site is in the folders of the repository, unless its variables name others', () => {
  expect(readSiteOptions('/r', {})).toEqual({
    root: '/r',
    docsDir: '/r/docs',
    outDir: '/r/doc_build',
    brandFile: '/r/brand.json',
    redirectsFile: '/r/redirects.json',
    pageRules: true,
  });
  expect(
    readSiteOptions('/r', { SITE_DOCS: 'own', SITE_OUT: '/out', SITE_BRAND: 'b.json', SITE_RULES: 'off' }),
  ).toEqual({
    root: '/r',
    docsDir: '/r/own',
    outDir: '/out',
    brandFile: '/r/b.json',
    // Another folder of pages has redirects of its own.
    redirectsFile: '/r/own/redirects.json',
    pageRules: false,
  });
  expect(readSiteOptions('/r', { SITE_REDIRECTS: 'x.json', SITE_DOCS: 'own', SITE_RULES: 'on' })).toMatchObject({
    redirectsFile: '/r/x.json',
    pageRules: true,
  });
});

describe('published files', () => {
  test('are none without their folder', () => {
    expect(listPublicFiles(docs)).toEqual([]);
    expect(filesAt(path.join(docs, 'public'))).toEqual([]);
  });

  test('are all but the page and the sidebar of their folder', () => {
    for (const file of ['spec/index.mdx', 'spec/_meta.json', '_meta.json', 'b.svg', 'a.mdx.txt', 'x_meta.json'])
      write(`public/${file}`);
    expect(listPublicFiles(docs)).toEqual(['/a.mdx.txt', '/b.svg', '/x_meta.json']);
    expect(filesAt(path.join(docs, 'public/b.svg'))).toEqual([path.join(docs, 'public/b.svg')]);
    expect(
      filesAt(path.join(docs, 'public/spec'))
        .map((file) => path.basename(file))
        .sort(),
    ).toEqual(['_meta.json', 'index.mdx']);
  });

  test('are joined by those that are made of the descriptions of APIs', () => {
    const made = (files: string[]) =>
      listGeneratedFiles(docs, files).filter(
        (name) => name.startsWith('/spec') && !listGeneratedFiles(docs, []).includes(name),
      );
    expect(
      made(['/spec/openapi/a.yaml', '/spec/openapi/common.yaml', '/spec/openapi/x/b.yaml', '/x/spec/openapi/c.yaml']),
    ).toEqual([
      '/spec/openapi/a.json',
      '/spec/openapi/common.json',
      '/spec/postman/a.json',
      '/spec/json-schema/api/a.json',
    ]);
  });

  test('are joined by a feed where changes of APIs are recorded', () => {
    const before = listGeneratedFiles(docs, []);
    write('_api/2026-01-01.json');
    const after = listGeneratedFiles(docs, []);
    expect(before.length).toBeGreaterThan(0);
    expect(after.filter((name) => !before.includes(name)).length).toBeLessThanOrEqual(1);
  });
});

describe('a form of site.json', () => {
  test.each([
    ['{}', []],
    ['{\n  "lang": 1\n}', ['2:11 lang: Invalid input: expected string, received number.']],
    ['[]', ['1:1 The file: Invalid input: expected object, received array.']],
    [
      '{\n  "locales": [{"lang": "de"}]\n}',
      ['2:15 locales.0.label: Invalid input: expected string, received undefined.'],
    ],
  ])('%j', (text, expected) => {
    expect(
      checkSiteConfig('docs/site.json', text).map(({ line, column, message }) => `${line}:${column} ${message}`),
    ).toEqual(expected);
  });

  test('is told with its file, its rule and what to do, and only once it is JSON', () => {
    expect(checkSiteConfig('docs/site.json', '{"lang": 1}')).toMatchObject([
      {
        file: 'docs/site.json',
        rule: 'data/form',
        fix: 'Write it as handbook/operating.md describes it, or leave the key out.',
      },
    ]);
    expect(checkSiteConfig('docs/site.json', '{"lang": 1').map(({ rule }) => rule)).toEqual(['json/syntax']);
  });
});

test.each([
  ['a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> x\n', 2],
  ['a\n=======\nc\n  >>>>>>> x\n', 2],
  ['Heading\n=======\n', undefined],
  ['a <<<<<<< b', undefined],
  ['<<<<<<<\n', undefined],
])('a merge that nobody finished in %j is told at line %s', (text, line) => {
  const fix = 'Keep one of the two sides, and take out the lines <<<<<<<, ======= and >>>>>>>.';
  const told = { file: 'a', line, column: 1, rule: 'json/syntax', message: 'A merge is not finished here.', fix };
  expect(unfinishedMerge('a', text, 'json/syntax')).toEqual(line ? told : undefined);
});

test.each([
  ['/a/', '/a'],
  ['/', '/'],
  ['/a', '/a'],
])('a redirect names %s as %s', (route, name) => expect(withoutClosingSlash(route)).toBe(name));

test.each([
  ['/a.html', '/a'],
  ['/a.html?b', '/a'],
  ['/a.htmlx', '/a.htmlx'],
  ['/a/index/b', '/a/index/b'],
  ['a', undefined],
])('the link %s is the route %s', (link, route) => expect(routeOfLink(link)).toBe(route));

test('a link that leaves the site has no route', () => {
  expect(findRoute('https://a.example/', new Set(['/']))).toBeUndefined();
  expect(outputFileOfRoute('/a/b/')).toBe('a/b/index.html');
});
