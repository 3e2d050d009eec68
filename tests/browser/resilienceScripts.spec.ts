import type { Page, Route } from '@playwright/test';
import { alive, expect, test, visibleWords, wordsWithoutScripts } from './reading.ts';

const site = `${process.env.SITE_URL}/docs`;
const roles = {
  path: '/reference/configuration/service-roles.html',
  title: 'Service role reference',
  name: 'Service Roles',
};
const cors = { path: '/reference/configuration/cors.html', title: 'CORS configuration', name: 'CORS' };

/** The ways in which a page that the script fetches can be lost, while the browser itself could load it. */
const losses: [name: string, answer: (route: Route) => Promise<void>][] = [
  ['is gone', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' })],
  ['is answered with another page', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })],
  ['is of another deployment', (route) => changed(route, (html) => html.replace(/index\.\w+\.js/, 'index.new.js'))],
];

async function changed(route: Route, change: (html: string) => string): Promise<void> {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: change(await answer.text()) });
}

/** Answers what scripts fetch of a page, and leaves full loads alone. */
async function loseFetched(
  page: Page,
  { path }: { path: string },
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.request().resourceType() === 'fetch' && route.request().method() === 'GET' ? answer(route) : route.fallback(),
  );
}

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

test.describe('a page that cannot be put in place of another', () => {
  for (const [name, answer] of losses) {
    test(`${name}: a click loads it fully, and its links work`, async ({ page }) => {
      await page.goto(site + roles.path);
      await alive(page);
      await loseFetched(page, cors, answer);
      const loads = countLoads(page);
      await link(page, cors).click();
      await expectStaticPage(page, cors);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      expect(loads()).toBe(1);
      await link(page, roles).click();
      await expectStaticPage(page, roles);
    });
  }

  test('back and forward load the page', async ({ page }) => {
    await page.goto(site + roles.path);
    await alive(page);
    await link(page, cors).click();
    await expect(heading(page, cors)).toBeVisible();
    // After a reload, nothing of the page before is known.
    await page.reload();
    await alive(page);
    await loseFetched(page, roles, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goBack();
    await expectStaticPage(page, roles);
    await alive(page);
    await page.goForward();
    await expectStaticPage(page, cors);
  });
});

test.describe('without a network', () => {
  test('a link keeps the page, says so, and leads on once the network is back', async ({ page, context }) => {
    await page.goto(site + roles.path);
    await alive(page);
    await context.setOffline(true);
    const logged = page.waitForEvent('console', (entry) => entry.text().startsWith('The page could not be fetched.'));
    await link(page, cors).click();
    await logged;
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('You may be offline');
    await expectStaticPageInPlace(page);
    await context.setOffline(false);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expectStaticPage(page, cors);
    await expect(notice).toHaveCount(0);
  });

  test('back says so and offers the page again', async ({ page, context }) => {
    await page.goto(site + roles.path);
    await alive(page);
    await link(page, cors).click();
    await expect(heading(page, cors)).toBeVisible();
    await page.reload();
    await alive(page);
    await context.setOffline(true);
    const logged = page.waitForEvent('console', (entry) => entry.text().startsWith('The page could not be fetched.'));
    await page.goBack();
    await logged;
    await expect(page.getByRole('alert')).toContainText('You may be offline');
    await context.setOffline(false);
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expectStaticPage(page, roles);
  });

  async function expectStaticPageInPlace(page: Page): Promise<void> {
    await expect(page).toHaveURL(site + roles.path);
    await expect(heading(page, roles)).toBeVisible();
  }
});

test.describe('a part that is gone since a new deployment', () => {
  /** From now on the host has the page with another script, and no part of the one in view. */
  async function redeploy(page: Page, ready?: Promise<void>): Promise<() => Promise<void>> {
    await hasRest(page);
    await page.route('**/static/js/async/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.route(`**${roles.path}`, async (route) => {
      if (route.request().isNavigationRequest()) return route.fallback();
      await ready;
      await changed(route, (html) => html.replace(/index\.\w+\.js/g, 'index.new.js'));
    });
    return () => page.unroute('**/static/js/async/**');
  }

  /** Waits for what a page fetches once it is idle, which is late on a busy machine: it tells of parts that are lost. */
  async function hasRest(page: Page): Promise<void> {
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/static/js/async/')),
    );
  }

  test('the search that was asked for opens after one reload, with what was typed', async ({ page }) => {
    // On a metered connection, the code of the search isn't there before it's asked for.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(site + roles.path);
    await alive(page);
    let onTyped = () => {};
    const typed = new Promise<void>((resolve) => {
      onTyped = resolve;
    });
    const restore = await redeploy(page, typed);
    const loads = countLoads(page);
    page.on('request', (request) => request.isNavigationRequest() && void restore());
    await page.keyboard.press('Control+k');
    await page.keyboard.type('service roles');
    onTyped();
    await expect.poll(loads).toBe(1);
    await expect(page.getByRole('combobox', { name: 'Search Docs' })).toHaveValue('service roles');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(loads()).toBe(1);
  });

  test('a page with something typed on it is not loaded again by itself', async ({ page }) => {
    const guide = { path: '/tutorials/services/resolver/onyx-create-did.html' };
    await page.goto(site + guide.path);
    await alive(page);
    await page.locator('form.sample-form input').first().fill('mine');
    await hasRest(page);
    await page.route('**/static/js/async/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.route(`**${guide.path}`, (route) =>
      changed(route, (html) => html.replace(/index\.\w+\.js/g, 'index.new.js')),
    );
    await page.getByRole('button', { name: 'Run' }).first().click();
    await expect(page.getByText('The site has changed since you opened this page.')).toBeVisible();
    await expect(page.locator('form.sample-form input').first()).toHaveValue('mine');
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });
});

test.describe('a main script or style that is lost', () => {
  test('every script is gone: the page reads in full and its links work', async ({ page }) => {
    await page.route('**/static/js/**', (route) => route.fulfill({ status: 404, body: '' }));
    const loads = countLoads(page);
    await page.goto(site + roles.path);
    await expect(page.locator('html:not([data-scripts])')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expectStaticPage(page, roles);
    expect(loads()).toBe(1);
    await link(page, cors).click();
    await expectStaticPage(page, cors);
  });
});

test.describe('a browser that refuses to change the history', () => {
  test('pages read in full, links, headings, search and back work', async ({ page }) => {
    await page.addInitScript(() => {
      const fail = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.assign(History.prototype, { pushState: fail, replaceState: fail });
      Navigation.prototype.navigate = fail;
      NavigateEvent.prototype.intercept = fail;
    });
    await page.goto(site + roles.path);
    await alive(page);
    await expectStaticPage(page, roles);
    await link(page, cors).click();
    await expectStaticPage(page, cors);
    const section = page.locator('main h2 a[href^="#"]').first();
    const hash = await section.getAttribute('href');
    await section.click();
    await expect(page).toHaveURL(`${site}${cors.path}${hash}`);
    await page.goBack();
    await page.goBack();
    await expectStaticPage(page, roles);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search Docs' })).toBeVisible();
  });
});
