import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SearchRecord } from '../../theme/components/Search/engine/searchRecord.ts';
import { open } from '../browser/frameChecks.ts';
import { buildFixture, type FixtureSite, openFixture, openSearch, see } from './fixtureSite.ts';

const indexNames = (dir: string) =>
  readdirSync(path.join(dir, 'static')).filter((name) => name.startsWith('search_index'));
const withoutHash = (name: string) => name.replace(/[0-9a-f]{8}\.json$/, 'HASH.json');

describe('a site with two languages and two versions', () => {
  let site: FixtureSite;
  let page: Page;
  let requested: string[];

  beforeAll(async () => {
    site = await openFixture('searchVariants');
  });
  afterAll(() => site?.close());
  beforeEach(async () => {
    page = await site.newPage();
    requested = [];
    page.on('request', (request) => {
      const name = /search_index.*/.exec(request.url())?.[0];
      if (name) requested.push(withoutHash(name));
    });
  });
  afterEach(() => page.context().close());

  const recordsOf = (start: string): SearchRecord[] => {
    const name = indexNames(site.dir).find((file) => file.startsWith(start)) ?? '';
    return JSON.parse(readFileSync(path.join(site.dir, 'static', name), 'utf8'));
  };

  test('has exactly one index for each, named by language and version', () => {
    expect(indexNames(site.dir).map(withoutHash)).toEqual([
      'search_index.en.v1.HASH.json',
      'search_index.en.v2.HASH.json',
      'search_index.zh.v1.HASH.json',
      'search_index.zh.v2.HASH.json',
    ]);
  });

  test('puts each page into its own index, without home pages and pages that opt out', () => {
    expect(recordsOf('search_index.en.v2').map(({ routePath }) => routePath)).toEqual(['/guide/keys', '/guide/seen']);
    expect(recordsOf('search_index.zh.v1').map(({ routePath }) => routePath)).toEqual(['/v1/zh/guide/keys']);
  });

  test('indexes what readers see of components, parts and expressions', () => {
    const seen = recordsOf('search_index.en.v2').find(({ routePath }) => routePath === '/guide/seen');
    expect(seen?.content).toBe('Dashboard');
    expect(seen?.toc).toEqual([{ text: 'A shared part', id: 'a-shared-part', depth: 2, charIndex: -1 }]);
  });

  test('gives the same names and bytes when built again', () => {
    const again = buildFixture('searchVariants');
    const bytes = (dir: string) =>
      indexNames(dir).map((name) => [name, readFileSync(path.join(dir, 'static', name), 'utf8')]);
    expect(bytes(again.dir)).toEqual(bytes(site.dir));
    again.remove();
  });

  test('loads the index of the page in view first, and others when their tab is opened', async () => {
    await page.goto(`${site.url}/zh/guide/keys.html`, { waitUntil: 'networkidle' });
    expect(requested).toEqual([]);
    const { input, options, tabs } = await openSearch(page);
    await input.fill('凭证');
    await see(options.first()).toContainText('可验证凭证');
    expect(requested).toEqual(['search_index.zh.v2.HASH.json']);
    expect(await tabs.allTextContents()).toEqual(['简体中文 v2', 'English v2', 'English v1', '简体中文 v1']);

    await input.fill('verifier');
    await tabs.filter({ hasText: 'English v2' }).click();
    await see(options.first()).toContainText('The verifier of v2 checks');
    expect(requested).toEqual(['search_index.zh.v2.HASH.json', 'search_index.en.v2.HASH.json']);
  });

  test('opens hits of the current index in the same window and those of others in a new one', async () => {
    await open(page, `${site.url}/guide/keys.html`);
    let search = await openSearch(page);
    await search.input.fill('verifier');
    await search.tabs.filter({ hasText: '简体中文 v1' }).click();
    await see(search.options.first()).toContainText('The verifier of v1 in Chinese');
    await search.input.focus();
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    const popup = await opened;
    await see(popup).toHaveURL(`${site.url}/v1/zh/guide/keys.html`);
    await popup.close();
    await see(search.dialog).toBeHidden();
    await see(page).toHaveURL(`${site.url}/guide/keys.html`);

    search = await openSearch(page);
    await see(search.tabs.first()).toHaveAttribute('aria-selected', 'true');
    await search.input.fill('shared part');
    await see(search.options.first()).toContainText('shared part');
    await page.keyboard.press('Enter');
    await see(page).toHaveURL(`${site.url}/guide/seen.html#a-shared-part`);
  });

  test('walks the tabs with the arrow keys, around both ends', async () => {
    await open(page, `${site.url}/guide/keys.html`);
    const { tabs } = await openSearch(page);
    await tabs.first().focus();
    await page.keyboard.press('ArrowLeft');
    await see(tabs.last()).toBeFocused();
    await see(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await see(tabs.first()).toBeFocused();
  });

  test('begins anew when the language or the version changes', async () => {
    await open(page, `${site.url}/guide/keys.html`);
    const visit = async (link: string) => {
      // A change without a full load.
      await page.evaluate((target) => {
        const made = document.createElement('a');
        made.href = target;
        document.body.append(made);
        made.click();
      }, link);
      await see(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
    const search = async () => {
      const { input, options } = await openSearch(page);
      await input.fill('verifier');
      await see(options.first()).toBeVisible();
      await page.keyboard.press('Escape');
    };
    await search();
    await search();
    expect(requested).toEqual(['search_index.en.v2.HASH.json']);
    await visit('/docs/v1/guide/keys.html');
    await see(page.getByRole('heading', { level: 1 })).toContainText('Keys of v1');
    await search();
    await visit('/docs/zh/guide/keys.html');
    await see(page.getByRole('heading', { level: 1 })).toContainText('密钥 v2');
    await search();
    expect(requested).toEqual([
      'search_index.en.v2.HASH.json',
      'search_index.en.v1.HASH.json',
      'search_index.zh.v2.HASH.json',
    ]);
  });
});

test('a site whose search is not versioned has one index for each language', () => {
  const fixture = buildFixture('searchVariants', { FIXTURE_VERSIONED: 'no' });
  expect(indexNames(fixture.dir).map(withoutHash)).toEqual(['search_index.en.HASH.json', 'search_index.zh.HASH.json']);
  fixture.remove();
});
