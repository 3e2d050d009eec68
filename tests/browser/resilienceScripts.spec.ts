import type { Page, Route } from '@playwright/test';
import { alive, expect, test, visibleWords, wordsWithoutScripts } from './reading.ts';

const site = `${process.env.SITE_URL}/docs`;
const roles = {
  path: '/reference/configuration/service-roles.html',
  title: 'Service role reference',
  name: 'Service Roles',
};
const cors = { path: '/reference/configuration/cors.html', title: 'CORS configuration', name: 'CORS' };

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name, exact: true }).first();
const alert = (page: Page) => page.getByRole('alert');

async function start(page: Page): Promise<void> {
  await page.goto(site + roles.path);
  await alive(page);
}

/** Counts the full loads of the page, to see that there is no loop. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
  });
  return () => loads;
}

async function expectPage(page: Page, { path, title }: typeof cors): Promise<void> {
  await expect(page).toHaveURL(site + path);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  const words = await wordsWithoutScripts(page, site + path);
  await expect.poll(() => visibleWords(page)).toBeGreaterThanOrEqual(words);
}

/** Answers a page with a script of another name, as after a new deployment. */
async function redeployed(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()).replace(/index\.\w+\.js/g, 'index.new.js') });
}

/** Loses the scripts that come later, and answers the page in view as a new deployment does. */
async function redeploy(page: Page, path: string): Promise<void> {
  // What a page fetches once it is idle is there.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/static/js/async/')),
  );
  await page.route('**/static/js/async/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(`**${path}`, async (route) => {
    if (route.request().isNavigationRequest()) return route.fallback();
    await redeployed(route);
  });
}

for (const [name, answer] of [
  ['is gone', (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' })],
  ['is another document', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })],
  ['is of another deployment', redeployed],
] as const) {
  test(`a page that ${name} is loaded in full, and its links work`, async ({ page }) => {
    await start(page);
    await page.route(`**${cors.path}`, (route) =>
      route.request().resourceType() === 'fetch' ? answer(route) : route.fallback(),
    );
    const loads = countLoads(page);
    await link(page, cors.name).click();
    await expectPage(page, cors);
    expect(loads()).toBe(1);
    await link(page, roles.name).click();
    await expectPage(page, roles);
  });
}

for (const [name, lose, words] of [
  ['there is no network', (page: Page) => page.context().setOffline(true), "can't be reached"],
  [
    'the host fails',
    (page: Page) => page.route(`**${cors.path}`, (route) => route.fulfill({ status: 503, body: '' })),
    "can't be reached",
  ],
] as const) {
  test(`where ${name}, a link stays on the page, shows why, and leads on once it can`, async ({ page }) => {
    await start(page);
    await lose(page);
    const logged = page.waitForEvent('console', (entry) => entry.text().startsWith('The page could not be fetched.'));
    await link(page, cors.name).click();
    await logged;
    await expect(alert(page)).toContainText(words);
    await expectPage(page, roles);
    await page.context().setOffline(false);
    await page.unrouteAll();
    await alert(page).getByRole('button', { name: 'Try again' }).click();
    await expectPage(page, cors);
    await expect(alert(page)).toHaveCount(0);
  });
}

test('after a deployment, the search offers a reload and opens then with what was typed', async ({ page }) => {
  // On a metered connection, the code of the search isn't there before it's asked for.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await start(page);
  await redeploy(page, roles.path);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('service roles');
  await expect(page.getByText('The site has changed since you opened this page.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('combobox', { name: 'Search Docs' })).toHaveValue('service roles');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('after a deployment, a page offers a reload and keeps what was typed', async ({ page }) => {
  const path = '/tutorials/services/resolver/onyx-create-did.html';
  const field = page.locator('form.sample-form input').first();
  await page.goto(site + path);
  await alive(page);
  await field.fill('mine');
  await redeploy(page, path);
  await page.getByRole('button', { name: 'Run' }).first().click();
  await expect(page.getByText('The site has changed since you opened this page.')).toBeVisible();
  await expect(field).toHaveValue('mine');
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

test('where every script is gone, the page reads in full and its links work', { tag: '@chromium' }, async ({
  page,
}) => {
  await page.route('**/static/js/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(site + roles.path);
  await expect(page.locator('html:not([data-scripts])')).toBeAttached();
  await expectPage(page, roles);
  await link(page, cors.name).click();
  await expectPage(page, cors);
});

test('in a browser that rejects changes of the history, links, back and search work', { tag: '@chromium' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const fail = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.assign(History.prototype, { pushState: fail, replaceState: fail });
    Navigation.prototype.navigate = fail;
    NavigateEvent.prototype.intercept = fail;
  });
  await start(page);
  await link(page, cors.name).click();
  await expectPage(page, cors);
  await page.goBack();
  await expectPage(page, roles);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search Docs' })).toBeVisible();
});
