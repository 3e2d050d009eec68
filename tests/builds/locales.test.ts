import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { docsRoot } from '../brand.ts';
import { parseHtml } from '../site/output.ts';
import { type FixtureSite, openFixture, see } from './fixtureSite.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await openFixture('locales');
});
afterAll(() => site?.close());

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** Opens an address as a reader of a language, who was here before unless it is said otherwise. */
async function visit(
  address: string,
  { language = 'en-US', isFirst = false, userAgent = undefined as string | undefined } = {},
) {
  const page = await site.newPage({ locale: language, ...(userAgent && { userAgent }) });
  if (!isFirst) await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
  await page.goto(site.url + address);
  return page;
}

describe('a site in two languages and two versions', () => {
  test.each([
    ['index.html', 'en', 'Home v2'],
    ['de/index.html', 'de', 'Start v2'],
    ['v1/index.html', 'en', 'Home v1'],
    ['v1/de/index.html', 'de', 'Start v1'],
    ['guide/first.html', 'en', 'Guide v2'],
    ['de/guide/first.html', 'de', 'Anleitung v2'],
    ['v1/guide/first.html', 'en', 'Guide v1'],
    ['v1/de/guide/first.html', 'de', 'Anleitung v1'],
  ])('has %s in %s', (file, lang, heading) => {
    const html = site.read(file);
    expect(parseHtml(file, html).lang).toBe(lang);
    expect(html).toContain(heading);
  });

  test.each([
    ['guide/first.html', 'guide/first.html', 'de/guide/first.html'],
    ['de/guide/first.html', 'guide/first.html', 'de/guide/first.html'],
    ['v1/de/guide/first.html', 'v1/guide/first.html', 'v1/de/guide/first.html'],
  ])('%s names the page in both languages', (file, en, de) => {
    const origin = `${docsRoot}/`;
    const html = site.read(file);
    const links = [...html.matchAll(/<link [^>]*hreflang[^>]*>/g)].map(([tag]) => ({
      hreflang: /hreflang="([^"]+)"/.exec(tag)?.[1],
      href: /href="([^"]+)"/.exec(tag)?.[1],
    }));
    expect(links).toEqual([
      { hreflang: 'en', href: origin + en },
      { hreflang: 'de', href: origin + de },
    ]);
    expect(html).toContain(`<link rel="canonical" href="${origin}${file}">`);
  });

  test('names no other language for a page that has none', () => {
    expect(site.read('guide/only.html')).not.toContain('hreflang');
  });
});

describe('a missing page below a language', () => {
  test.each([
    ['/en/guide/first.html?a=1#part', '/guide/first.html?a=1#part'],
    ['/v1/en/guide/first.html?a=1#part', '/v1/guide/first.html?a=1#part'],
    ['/de/guide/only.html?a=1#x', '/guide/only.html?a=1#x'],
    ['/v1/de/guide/only.html', '/v1/guide/only.html'],
    ['/en/no-such-page', '/no-such-page'],
    ['/en/', '/'],
  ])('%s leads to %s', async (from, to) => {
    const page = await visit(from);
    await see(page).toHaveURL(site.url + to);
    await page.context().close();
    expect(page.errors).toEqual([]);
  });

  test.each(['/foo/en/bar', '/v1/foo/de/bar', '/de/no-such-page', '/entry', '/foo/en'])('%s stays', async (address) => {
    const page = await visit(address);
    await see(page.locator('html[data-scripts="live"]')).toBeAttached();
    await see(page.getByText('404', { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(site.url + address);
    await page.context().close();
    expect(page.errors).toEqual([]);
  });

  test.each([
    ['/no-such-page', 'Take me home', '/'],
    ['/v1/no-such-page', 'Take me home', '/v1/'],
    ['/de/no-such-page', 'Take me home', '/de/'],
    ['/v1/de/no-such-page', 'Take me home', '/v1/de/'],
  ])('%s leads home to the start page of its version and language', async (address, name, home) => {
    const warnings: string[] = [];
    const page = await site.newPage({ locale: 'en' });
    page.on('console', (message) => message.text().includes('hydrat') && warnings.push(message.text()));
    await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
    await page.goto(site.url + address);
    const link = page.getByRole('main').getByRole('link', { name });
    await see(link).toHaveAttribute('href', `/docs${home}`);
    await link.click();
    await see(page).toHaveURL(site.url + home);
    await see(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.context().close();
    expect(page.errors).toEqual([]);
    expect(warnings).toEqual([]);
  });
});

describe('a first visit', () => {
  test.each([
    ['de-AT', '/guide/first.html?a=1#part', '/de/guide/first.html?a=1#part'],
    ['de', '/', '/de/'],
    ['de', '/v1/guide/first.html', '/v1/de/guide/first.html'],
    ['en-GB', '/de/guide/first.html#part', '/guide/first.html#part'],
    ['en', '/v1/de/', '/v1/'],
    ['fr', '/guide/first.html', '/guide/first.html'],
    ['fr', '/de/guide/first.html', '/de/guide/first.html'],
  ])('with %s to %s leads to %s', async (language, from, to) => {
    const page = await visit(from, { language, isFirst: true });
    await see(page).toHaveURL(site.url + to);
    await see(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.context().close();
    expect(page.errors).toEqual([]);
  });

  test('is recorded, so that the second one leads nowhere', async () => {
    const page = await visit('/', { language: 'de', isFirst: true });
    await see(page).toHaveURL(`${site.url}/de/`);
    expect(await page.evaluate(() => localStorage.getItem('rspress-visited'))).toBe('1');
    await page.goto(`${site.url}/guide/first.html`);
    await see(page.locator('html[data-scripts="live"]')).toBeAttached();
    expect(page.url()).toBe(`${site.url}/guide/first.html`);
    await page.context().close();
  });

  test('of a crawler leads nowhere and is not recorded', async () => {
    const page = await visit('/', { language: 'de', isFirst: true, userAgent: GOOGLEBOT });
    await see(page.locator('html[data-scripts="live"]')).toBeAttached();
    expect(page.url()).toBe(`${site.url}/`);
    expect(await page.evaluate(() => localStorage.getItem('rspress-visited'))).toBe(null);
    await page.context().close();
  });

  test.each([
    [
      'blocked',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        }),
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      },
    ],
  ] as [string, () => void][])('where storage is %s leads nowhere', async (_fault, script) => {
    const page = await site.newPage({ locale: 'de' });
    await page.addInitScript(script);
    await page.goto(`${site.url}/guide/first.html`);
    await see(page.locator('html[data-scripts="live"]')).toBeAttached();
    await see(page.getByRole('heading', { level: 1, name: 'Guide v2' })).toBeVisible();
    expect(page.url()).toBe(`${site.url}/guide/first.html`);
    await page.context().close();
    expect(page.errors).toEqual([]);
  });
});
