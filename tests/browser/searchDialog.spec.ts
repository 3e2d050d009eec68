import { expect, type Page, test } from '@playwright/test';
import { announced, dialog, highlighted, input, openSearch, options, searchFor } from './searchPage.ts';

const kinds = (page: Page) => dialog(page).getByRole('group', { name: 'Show only' });
const start = (page: Page) => dialog(page).getByRole('listbox', { name: 'Where to go' });
/** What is marked on a page, as its reader sees it. */
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('search-hit') ?? [])].map(String).join('').replace(/\s+/g, ' '));

test.describe('narrowing', () => {
  test('shows pages of one section only, by mouse and by keys, and keeps it for the next query', async ({ page }) => {
    await searchFor(page, 'api key');
    await kinds(page).getByRole('radio', { name: 'Guide' }).click();
    await expect(dialog(page).getByRole('group', { name: /Reference/ })).toHaveCount(0);
    await expect(dialog(page).getByRole('group', { name: /Guide/ }).first()).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(kinds(page).getByRole('radio', { name: 'Tutorial' })).toBeChecked();
    await expect(options(page).first()).toHaveAttribute('href', /\/tutorials\//);
    await input(page).fill('resolve');
    await expect(options(page).last()).toHaveAttribute('href', /\/tutorials\//);
    await expect(announced(page)).toHaveCount(1);
    for (const link of await options(page).all()) await expect(link).toHaveAttribute('href', /\/tutorials\//);
    await kinds(page).getByRole('radio', { name: 'All' }).click();
    await expect(options(page).filter({ hasNot: page.locator('[href*="/tutorials/"]') })).not.toHaveCount(0);
  });
});

test.describe('before anything is typed', () => {
  test('offers the next pages of this page, which keys and Enter reach', async ({ page }) => {
    await openSearch(page);
    const offered = start(page).getByRole('group', { name: 'Related to this page' }).getByRole('option');
    await expect(offered.first()).toBeVisible();
    await expect(highlighted(page)).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await expect(offered.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(offered.first()).toHaveAttribute('aria-selected', 'true');
    const href = new URL((await highlighted(page).getAttribute('href')) ?? '', page.url());
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => new URL(page.url()).pathname).toBe(href.pathname);
  });

  test('offers what was opened lately, until it is cleared', async ({ page }) => {
    await searchFor(page, 'rotate api key');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await input(page).fill('');
    const recent = start(page).getByRole('group', { name: 'Recent searches' }).getByRole('option');
    await expect(recent).toHaveText(['rotate api key']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(input(page)).toHaveValue('rotate api key');
    await expect(options(page).first()).toContainText('Rotate');
    await input(page).fill('');
    await dialog(page).getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(recent).toHaveCount(0);
    await expect(input(page)).toBeFocused();
  });
});

test.describe('a hit', () => {
  test('opens at its sentence, which is marked until Esc', async ({ page }) => {
    await openSearch(page);
    await input(page).fill('revocation status list');
    await expect(announced(page)).toHaveCount(1);
    // A hit in the text of a section has its heading above it.
    await options(page)
      .filter({ has: page.locator('.search-result__header') })
      .first()
      .click();
    await expect.poll(() => marked(page)).toMatch(/revocation|status|list/i);
    const box = await page.evaluate(() => {
      const [range] = CSS.highlights.get('search-hit') as unknown as Range[];
      const { top, bottom } = range.getBoundingClientRect();
      return { top, rest: window.innerHeight - bottom };
    });
    expect(Math.min(box.top, box.rest)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    expect(await marked(page)).toBe('');
  });
});

test('a search has an address to share', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await searchFor(page, 'api & key?');
  await dialog(page).getByRole('button', { name: 'Copy link to this search' }).click();
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(input(page)).toHaveValue('api & key?');
  await expect(options(page).first()).toBeVisible();
});
