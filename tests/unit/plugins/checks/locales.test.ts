import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { siteChecker } from '../../../../plugins/checks/checkSite.ts';
import { readSiteOptions } from '../../../../plugins/shared/siteOptions.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const site = mkdtempSync(path.join(tmpdir(), 'locales-'));
cpSync(path.join(root, 'tests/fixtures/locales'), path.join(site, 'docs'), { recursive: true });
cpSync(path.join(root, 'brand.json'), path.join(site, 'brand.json'));
afterAll(() => rmSync(site, { recursive: true }));

const check = siteChecker(readSiteOptions(site, {}));
/** The fixture has no images, and its descriptions are short. */
const FIXTURE_ONLY = /^(?:front-matter\/schema|data\/form)$/;
const found = () =>
  check()
    .problems.filter(({ rule }) => !FIXTURE_ONLY.test(rule))
    .map(({ file, rule, message }) => `${file} ${rule} ${message}`);

const write = (file: string, text: string) => writeFileSync(path.join(site, 'docs', file), text);
const page = (title: string, body: string) => `---\ndescription: ${title} von allen\n---\n\n# ${title}\n\n${body}\n`;

test('a site in two languages and versions has no problem', { timeout: 60_000 }, () => {
  expect(found()).toEqual([]);
});

test('each language of each version has a folder', () => {
  const settings = readFileSync(path.join(site, 'docs/site.json'), 'utf8');
  write('site.json', settings.replace('["v1", "v2"]', '["v1", "v2", "v3"]'));
  expect(found()).toEqual([
    'docs/site.json data/reference There are no pages in docs/v3/en.',
    'docs/site.json data/reference There are no pages in docs/v3/de.',
  ]);
  write('site.json', settings);
});

test('a link leads to its own language, to the default where there is no such page, or nowhere', () => {
  write('v1/de/guide/neu.md', page('Neu', '[Start](/guide/first#part), [nur dort](/guide/only), [weg](/guide/weg).'));
  write('v1/de/_nav.json', '[{ "text": "Neu", "link": "/guide/neu" }, { "text": "Nur", "link": "/guide/only" }]');
  expect(found()).toEqual([
    'docs/v1/de/_nav.json links/page-exists No page at /v1/de/guide/only.',
    'docs/v1/de/guide/neu.md links/page-exists No page at /v1/de/guide/weg.',
  ]);
  write('v1/de/_nav.json', '[]');
});

test('rules about English leave other languages alone', () => {
  write('v1/de/guide/neu.md', page('Neu', 'Die, die „simply“ sagen, meinen die die die recieve.'));
  expect(found()).toEqual([]);
  write('v1/en/guide/neu.md', page('New', 'Those who simply recieve.'));
  expect(found()).toEqual([
    expect.stringContaining('words/style'),
    expect.stringContaining('"recieve" is not in the dictionary.'),
  ]);
});
