import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { docsRoot } from '../brand.ts';
import { answering } from '../browser/frameChecks.ts';
import { parseHtml } from '../site/output.ts';
import { type FixtureSite, openFixture, openSearch, see } from './fixtureSite.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await openFixture('locales');
});
afterAll(() => site?.close());

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

interface Visit {
  language?: string;
  isFirst?: boolean;
  userAgent?: string;
}

/** Opens an address as a reader of a language, who was here before unless `isFirst` is set. */
async function visit(address: string, { language = 'en-US', isFirst = false, userAgent }: Visit = {}) {
  const page = await site.newPage({ locale: language, ...(userAgent && { userAgent }) });
  if (!isFirst) await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
  await page.goto(site.url + address);
  return page;
}

test('a page lists itself in all its languages', () => {
  const html = site.read('v1/de/guide/first.html');
  expect(parseHtml('v1/de/guide/first.html', html).lang).toBe('de');
  const links = [...html.matchAll(/<link [^>]*hreflang[^>]*>/g)].map(([tag]) => /href="([^"]+)"/.exec(tag)?.[1]);
  expect(links).toEqual([`${docsRoot}/v1/guide/first.html`, `${docsRoot}/v1/de/guide/first.html`]);
  expect(html).toContain(`<link rel="canonical" href="${docsRoot}/v1/de/guide/first.html">`);
  expect(site.read('guide/only.html')).not.toContain('hreflang');
});

test('the Markdown of a page links to its own language', () => {
  expect(site.read('v1/de/guide/first.md')).toContain(`[Start](${docsRoot}/v1/de/index.md)`);
});

describe('a missing page below a language', () => {
  test.each([
    ['/en/guide/first.html?a=1#part', '/guide/first.html?a=1#part'],
    ['/v1/de/guide/only.html', '/v1/guide/only.html'],
    ['/en/no-such-page', '/no-such-page'],
  ])('%s leads to %s', async (from, to) => {
    const page = await visit(from);
    await see(page).toHaveURL(site.url + to);
    expect(page.errors).toEqual([]);
  });

  test.each(['/v1/foo/de/bar', '/de/no-such-page'])('%s stays', async (address) => {
    const page = await visit(address);
    await see(page.getByText('404', { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(site.url + address);
  });

  test.each(['/', '/v1/', '/de/', '/v1/de/'])('%sno-such-page leads home to its version and language', async (home) => {
    const page = await visit(`${home}no-such-page`);
    await page.getByRole('main').getByRole('link', { name: 'Take me home' }).click();
    await see(page).toHaveURL(site.url + home);
    await see(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.errors).toEqual([]);
  });
});

describe('a first visit', () => {
  test.each([
    ['de-AT', '/guide/first.html?a=1#part', '/de/guide/first.html?a=1#part'],
    ['de', '/v1/guide/first.html', '/v1/de/guide/first.html'],
    ['en', '/v1/de/', '/v1/'],
    ['fr', '/de/guide/first.html', '/de/guide/first.html'],
  ])('with %s to %s leads to %s, once', async (language, from, to) => {
    const page = await visit(from, { language, isFirst: true });
    await see(page).toHaveURL(site.url + to);
    await see(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('rspress-visited'))).toBe('1');
    await page.goto(site.url + from);
    await see(page.locator('html[data-scripts="live"]')).toBeAttached();
    expect(page.url()).toBe(site.url + from);
    expect(page.errors).toEqual([]);
  });

  test('to a page that their language lacks loads nothing else', async () => {
    const page = await site.newPage({ locale: 'de' });
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.goto(`${site.url}/guide/only.html`);
    await see(page.locator('html[data-scripts="live"]')).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual([`${site.url}/guide/only.html`]);
  });

  test("of a crawler doesn't exist", async () => {
    const page = await visit('/guide/first.html', { language: 'de', isFirst: true, userAgent: GOOGLEBOT });
    await see(page.locator('html[data-scripts="live"]')).toBeAttached();
    expect(page.url()).toBe(`${site.url}/guide/first.html`);
  });
});

describe('the search of a site with languages and versions', () => {
  /** Notes which indexes a page asks for, without their hashes. */
  function watchIndexes(page: Page): string[] {
    const requested: string[] = [];
    page.on('request', (request) => {
      const [, name] = /search_index\.(.*)\.[0-9a-f]{8}\.json/.exec(request.url()) ?? [];
      if (name) requested.push(name);
    });
    return requested;
  }

  test('loads the index of the page in view, others when their tab is opened, whose hits open in a new window', async () => {
    const page = await visit('/de/guide/first.html');
    await answering(page);
    const requested = watchIndexes(page);
    const { dialog, input, options, tabs } = await openSearch(page);
    await input.fill('verifier');
    await see(options.first()).toContainText('Der Verifier von v2');
    expect(requested).toEqual(['de.v2']);
    expect(await tabs.allTextContents()).toEqual(['Deutsch v2', 'English v2', 'English v1', 'Deutsch v1']);
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await see(options.first()).toContainText('The verifier of v1');
    await input.focus();
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    await see(await opened).toHaveURL(`${site.url}/v1/guide/first.html`);
    await see(dialog).toBeHidden();
    await see(page).toHaveURL(`${site.url}/de/guide/first.html`);
  });

  test('begins again when the language or the version changes', async () => {
    const page = await visit('/guide/first.html');
    await answering(page);
    const requested = watchIndexes(page);
    for (const [path, words] of [
      ['/guide/first.html', 'Guide v2'],
      ['/v1/guide/first.html', 'Guide v1'],
      ['/de/guide/first.html', 'Anleitung v2'],
    ]) {
      // A link, so that the page changes without a full load.
      await page.evaluate((target) => {
        const link = Object.assign(document.createElement('a'), { href: target });
        document.body.append(link);
        link.click();
      }, `/docs${path}`);
      await see(page.getByRole('heading', { level: 1 })).toContainText(words);
      const { input, options } = await openSearch(page);
      await input.fill('verifier');
      await see(options.first()).toBeVisible();
      await page.keyboard.press('Escape');
    }
    expect(requested).toEqual(['en.v2', 'en.v1', 'de.v2']);
  });
});
