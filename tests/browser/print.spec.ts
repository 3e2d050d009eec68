import { expect, type Page, test } from '@playwright/test';
import { LONG, open } from './frameChecks.ts';

const TABS = 'guides/services/resolver/configure.html';

async function openPrinted(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.emulateMedia({ media: 'print' });
}

/** Text that the styles put behind a link. */
const behind = (page: Page, href: RegExp) =>
  page
    .getByRole('main')
    .locator('a[href]')
    .evaluateAll(
      (links, pattern) =>
        links
          .filter((link) => link.checkVisibility() && new RegExp(pattern).test(link.getAttribute('href') ?? ''))
          .map((link) => getComputedStyle(link, '::after').content),
      href.source,
    );

// A sheet of A4 has room for about 700 pixels.
for (const width of [1280, 1000, 700]) {
  test(`a page is its text alone on paper of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await open(page, LONG);
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
    for (const role of ['banner', 'navigation', 'button', 'search', 'searchbox', 'tab'] as const) {
      await expect(page.getByRole(role), role).toHaveCount(0);
    }
    for (const words of ['ON THIS PAGE', 'Previous Page', 'Next Page', 'Edit this page', 'Search Docs', 'Menu']) {
      await expect(page.getByText(words, { exact: true }).filter({ visible: true }), words).toHaveCount(0);
    }
  });
}

test('links of the text show where they lead, links inside the page do not', async ({ page }) => {
  await openPrinted(page, 'explanations/standards/w3c/verifiable-credentials/');
  // The styles of paper come once the browser is idle.
  const external = () => behind(page, /^https?:/);
  await expect.poll(external).not.toContain('"↗"');
  expect((await external()).length).toBeGreaterThan(0);
  for (const content of await external()) expect(content).toMatch(/attr\(href\)|http/);
  const inside = await behind(page, /^#/);
  expect(inside.length).toBeGreaterThan(0);
  for (const content of inside) expect(content).not.toContain('#');
});

test('every tab is open below its label', async ({ page }) => {
  await openPrinted(page, TABS);
  for (const name of ['Dashboard', 'API']) {
    await expect(page.getByRole('tabpanel', { name }).getByText(name, { exact: true }).first()).toBeVisible();
  }
});

test('a dark page prints dark letters on white paper', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, LONG);
  const colors = () =>
    page.evaluate(() => {
      const shades = (element: Element | null, property: 'color' | 'backgroundColor') => {
        const value = element ? getComputedStyle(element)[property] : '';
        const [red, green, blue, alpha = 1] = (value.match(/[\d.]+/g) ?? []).map(Number);
        return alpha === 0 ? undefined : (red + green + blue) / 3;
      };
      const texts = [...document.querySelectorAll('main :is(h1, h2, p, td, th, li, code, pre span)')];
      const papers = [document.documentElement, document.body, ...document.querySelectorAll('main, main *')];
      return {
        darkestPaper: Math.min(...papers.map((element) => shades(element, 'backgroundColor') ?? 255)),
        lightestText: Math.max(...texts.map((element) => shades(element, 'color') ?? 0)),
      };
    });
  expect((await colors()).darkestPaper).toBeLessThan(60);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect.poll(async () => (await colors()).darkestPaper).toBeGreaterThan(220);
  expect((await colors()).lightestText).toBeLessThan(150);
});

test('a live sample in a frame of a dark page prints dark letters on white paper', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, 'explanations/standards/w3c/decentralized-identifiers/url-dereferencing.html');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const body = page.frameLocator('iframe').locator('body');
  await expect(body).toHaveCSS('background-color', 'rgb(15, 22, 20)');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(body).toHaveCSS('color', 'rgb(28, 38, 35)');
  await expect(page.frameLocator('iframe').locator('html')).toHaveCSS('color-scheme', 'light');
});

test('nothing is cut off: code wraps and tables fit the paper', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await openPrinted(page, LONG);
  const cut = () =>
    page
      .getByRole('main')
      .locator('pre, table')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.getBoundingClientRect().right > 701)
          .map((part) => part.textContent?.slice(0, 60)),
      );
  // The styles for paper come after the page.
  await expect.poll(cut).toEqual([]);
});

test('the home page prints without its bar', async ({ page }) => {
  await openPrinted(page, '');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
