import { expect, type Page, test } from '@playwright/test';
import { answering, expectNoAxeFindingsInBoth, hold, open, watchConsole } from './frameChecks.ts';

const PAGE = 'reference/services/verifier/policies/proof.html';
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Sidebar' });
const field = (page: Page) => sidebar(page).getByRole('searchbox', { name: 'Filter pages' });
const shown = (page: Page) => sidebar(page).locator('a:visible');
const said = (page: Page) => sidebar(page).getByRole('status');

test('keeps the pages that have every word in their name and those of their groups', async ({ page }) => {
  const messages = watchConsole(page);
  await open(page, PAGE);
  const all = await shown(page).count();
  await field(page).fill('conf resolver');
  // The groups around it say where it is.
  await expect(shown(page)).toHaveText(['Services', 'Resolver', 'Resolver Configuration']);
  await expect(said(page)).toHaveText('1 result');
  expect(await shown(page).last().getAttribute('href')).toContain('/reference/services/resolver/configuration');
  await field(page).fill('resolver');
  // The three pages of the service, and whatever else has the word.
  await expect(said(page)).toHaveText(/^\d+ results$/);
  const count = Number.parseInt((await said(page).textContent()) ?? '', 10);
  expect(count).toBeGreaterThanOrEqual(3);
  const found = await shown(page).count();
  expect(found).toBeGreaterThanOrEqual(count);
  expect(found).toBeLessThan(all / 2);
  await field(page).fill('verifier no such page');
  await expect(said(page)).toHaveText('No page has all of these words.');
  await expect(shown(page)).toHaveCount(0);
  await field(page).fill('');
  await expect(shown(page)).toHaveCount(all);
  await expect(said(page)).toHaveText('');
  expect(messages).toEqual([]);
});

test('opens groups for what it finds, and leaves them as they were', async ({ page }) => {
  await open(page, PAGE);
  const group = sidebar(page).getByRole('button', { name: 'Pages in Resolver', exact: true });
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await field(page).fill('did methods');
  await expect(shown(page)).toHaveText(['Services', 'Resolver', 'Supported DID Methods']);
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(sidebar(page).getByText('Supported DID Methods')).toBeHidden();
});

test('is used by keyboard alone: down to the pages, up to the field, Enter opens the first', async ({ page }) => {
  await open(page, PAGE);
  await field(page).focus();
  await page.keyboard.type('verifier policies');
  await expect(shown(page).nth(2)).toHaveText('Policies');
  await page.keyboard.press('ArrowDown');
  await expect(shown(page).nth(2)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(shown(page).nth(3)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await field(page).fill('resolver conf');
  await expect(shown(page)).toHaveCount(3);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/resolver\/configuration/);
  // The page that came is one of all again, and in view.
  await expect(field(page)).toHaveValue('');
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
});

test('what is typed before its script is there is not lost', async ({ page }) => {
  const release = await hold(page, '**/static/js/async/later*');
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  await answering(page);
  await field(page).focus();
  await page.keyboard.type('resolver conf');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/resolver\/configuration/);
});

test('a short sidebar has none', async ({ page }) => {
  await open(page, 'tutorials/');
  await expect(sidebar(page).getByRole('link').first()).toBeVisible();
  await expect(field(page)).toHaveCount(0);
});

test('without scripts there is no field that does nothing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(sidebar(page).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Filter pages' })).toHaveCount(0);
  await context.close();
});

test('axe finds nothing while it is in use', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, PAGE);
  await field(page).fill('policies');
  await expect(said(page)).not.toHaveText('');
  await expectNoAxeFindingsInBoth(page);
});

test.describe('in the drawer of a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('the page that it finds is tapped, and Escape first empties the field', async ({ page }) => {
    await open(page, PAGE);
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await field(page).tap();
    await field(page).fill('iam scopes');
    await expect(shown(page)).toHaveText(['IAM', 'Scopes']);
    await expect(shown(page).last()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(drawer).toBeVisible();
    await field(page).fill('iam scopes');
    await shown(page).last().tap();
    await expect(page).toHaveURL(/iam\/scopes/);
    await expect(drawer).toHaveCount(0);
  });
});
