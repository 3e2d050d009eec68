import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSiteConfig } from '../../../../plugins/shared/siteConfig.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'facts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const write = (facts: unknown) => writeFileSync(path.join(folder, 'site.json'), JSON.stringify(facts));

test('a folder without the file has one language and one version', () => {
  expect(readSiteConfig(folder)).toEqual({
    lang: 'en',
    locales: [],
    wrapCode: false,
    darkMode: 'force-auto',
    askAddresses: false,
  });
});

test('a folder may name its languages and versions', () => {
  const locales = [{ lang: 'de', label: 'Deutsch' }];
  const multiVersion = { default: 'v2', versions: ['v1', 'v2'] };
  write({ lang: 'de', locales, multiVersion });
  expect(readSiteConfig(folder)).toMatchObject({ lang: 'de', locales, multiVersion });
});

test('a slip is named with its file and field', () => {
  write({ locales: [{ lang: 'de' }], versions: ['v1'] });
  expect(() => readSiteConfig(folder)).toThrow(/site\.json[\s\S]*versions[\s\S]*locales\[0\]\.label/);
});

test('a search service has an address and at least one index', () => {
  const search = { apiUrl: 'https://search.example.com/api', searchIndexes: [{ value: 'docs', label: 'Docs' }] };
  write({ search });
  expect(readSiteConfig(folder).search).toEqual(search);
  write({ search: { ...search, apiUrl: '/api/search' } });
  expect(() => readSiteConfig(folder)).toThrow(/search\.apiUrl/);
  write({ search: { ...search, searchIndexes: [] } });
  expect(() => readSiteConfig(folder)).toThrow(/search\.searchIndexes/);
});
