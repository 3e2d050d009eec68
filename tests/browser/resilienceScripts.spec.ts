import type { Page, Route } from '@playwright/test';
import { alive, expect, test, visibleWords, wordsWithoutScripts } from './reading.ts';

const site = `${process.env.SITE_URL}/docs`;
const roles = {
  path: '/reference/configuration/service-roles.html',
  title: 'Service role reference',
  name: 'Service Roles',
};
const cors = { path: '/reference/configuration/cors.html', title: 'CORS configuration', name: 'CORS' };
const PAGE_SCRIPTS = '**/static/js/async/**';

/** The ways in which a script can be gone. */
const losses: [name: string, answer: (route: Route) => Promise<void>][] = [
  ['is gone', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' })],
  ['cannot be reached', (route) => route.abort()],
  ['is answered with a page', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })],
];

const heading = (page: Page, { title }: { title: string }) =>
  page.getByRole('heading', { level: 1, name: title, exact: true });
const link = (page: Page, { name }: { name: string }) =>
  page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name, exact: true }).first();

/** Counts the full loads of the page, to see that there is no loop. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
  });
  return () => loads;
}

async function expectStaticPage(page: Page, { path, title }: { path: string; title: string }): Promise<void> {
  await expect(page).toHaveURL(site + path);
  await expect(heading(page, { title })).toBeVisible();
  const words = await wordsWithoutScripts(page, site + path);
  await expect.poll(() => visibleWords(page)).toBeGreaterThanOrEqual(words);
}

test.describe('a page script that is lost', () => {
  for (const [name, answer] of losses) {
    test(`${name}: a click loads the page fully, and its links work`, async ({ page }) => {
      await page.goto(site + roles.path);
      await alive(page);
      await page.route(PAGE_SCRIPTS, answer);
      const loads = countLoads(page);
      await link(page, cors).click();
      await expectStaticPage(page, cors);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await link(page, roles).click();
      await expectStaticPage(page, roles);
      await page.waitForLoadState('networkidle');
      expect(loads()).toBe(2);
    });

    test(`${name}: a first load stays readable, and is not repeated`, async ({ page }) => {
      await page.route(PAGE_SCRIPTS, answer);
      const loads = countLoads(page);
      await page.goto(site + roles.path);
      await expect(page.locator('html:not([data-scripts])')).toBeAttached();
      await page.waitForLoadState('networkidle');
      await expectStaticPage(page, roles);
      expect(loads()).toBe(1);
      await link(page, cors).click();
      await expectStaticPage(page, cors);
    });
  }

  test('a double click loads the page once', async ({ page }) => {
    await page.goto(site + roles.path);
    await alive(page);
    await page.route(PAGE_SCRIPTS, (route) => route.abort());
    await link(page, cors).dblclick();
    await expectStaticPage(page, cors);
  });

  test('a link that was hovered first loads the page', async ({ page }) => {
    await page.goto(site + roles.path);
    await alive(page);
    await page.route(PAGE_SCRIPTS, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await link(page, cors).hover();
    await failed;
    await link(page, cors).click();
    await expectStaticPage(page, cors);
  });

  test('back and forward load the page', async ({ page }) => {
    await page.goto(site + roles.path);
    await alive(page);
    await link(page, cors).click();
    await expect(heading(page, cors)).toBeVisible();
    // After a reload, the page before is one whose script this document never loaded.
    await page.reload();
    await alive(page);
    await page.route(PAGE_SCRIPTS, (route) => route.abort());
    const loads = countLoads(page);
    await page.goBack();
    await expectStaticPage(page, roles);
    await page.goForward();
    await expectStaticPage(page, cors);
    await page.waitForLoadState('networkidle');
    expect(loads()).toBeLessThanOrEqual(2);
  });

  test('back without a network says so and offers the page again', async ({ page, context }) => {
    await page.goto(site + roles.path);
    await alive(page);
    await link(page, cors).click();
    await expect(heading(page, cors)).toBeVisible();
    await page.reload();
    await alive(page);
    await context.setOffline(true);
    const logged = page.waitForEvent('console', (entry) => entry.text().startsWith('The page could not be drawn.'));
    await page.goBack();
    await logged;
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Load it again' }).click();
    await expectStaticPage(page, roles);
  });

  /** Serves the page as an older deployment had it: with a main script of another name. */
  async function serveOld(page: Page, oldName: (served: number) => string | undefined): Promise<() => number> {
    let served = 0;
    await page.route(`**${roles.path}`, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const name = oldName(++served);
      const body = name ? html.replace(/(static\/js\/index\.)\w+\.js/, `$1${name}.js`) : html;
      await route.fulfill({ response: answer, body });
    });
    return () => served;
  }

  test('a page of an older deployment is loaded again once', async ({ page }) => {
    await serveOld(page, (served) => (served === 1 ? 'old' : undefined));
    const loads = countLoads(page);
    await page.goto(site + roles.path);
    await alive(page);
    await expectStaticPage(page, roles);
    expect(loads()).toBe(2);
  });

  test('a page that always comes from an older deployment is not loaded for ever', async ({ page }) => {
    const served = await serveOld(page, (count) => `old${count}`);
    await page.goto(site + roles.path);
    await page.waitForLoadState('networkidle');
    await expectStaticPage(page, roles);
    await page.waitForLoadState('networkidle');
    // The page, a look at what the server has now, the reload.
    expect(served()).toBe(3);
  });
});

test.describe('a main script or style that is lost', () => {
  for (const [name, answer] of losses.slice(0, 2)) {
    test(`every script ${name}: the page reads in full and its links work`, async ({ page }) => {
      await page.route('**/static/js/**', answer);
      const loads = countLoads(page);
      await page.goto(site + roles.path);
      await expect(page.locator('html:not([data-scripts])')).toBeAttached();
      await page.waitForLoadState('networkidle');
      await expectStaticPage(page, roles);
      expect(loads()).toBe(1);
      await link(page, cors).click();
      await expectStaticPage(page, cors);
    });

    test(`the style sheet ${name}: the page reads in full and its links work`, async ({ page }) => {
      await page.route('**/static/css/**', answer);
      await page.goto(site + roles.path);
      await alive(page);
      await expect(heading(page, roles)).toBeVisible();
      const words = await wordsWithoutScripts(page, site + roles.path, '**/static/css/**');
      await expect.poll(() => visibleWords(page)).toBeGreaterThanOrEqual(words);
      await page.getByRole('link', { name: /^Previous Page/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Service instance' })).toBeVisible();
    });
  }

  test('scripts that never answer: after a while nothing is hidden any more', async ({ page }) => {
    await page.clock.install();
    await page.route('**/static/js/**', () => {});
    await page.goto(`${site}/guides/services/resolver/configure.html`, { waitUntil: 'commit' });
    await expect(page.locator('html[data-scripts="pending"]')).toBeAttached();
    await expect(page.getByText('Choose Save.', { exact: true })).toBeAttached();
    await page.clock.fastForward(8000);
    await expect(page.locator('html:not([data-scripts])')).toBeAttached();
  });
});
