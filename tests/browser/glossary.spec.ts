import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeFindings, open, watchConsole } from './frameChecks.ts';

const PAGE = 'explanations/services/verifier.html';

/** The first word of the page that has a definition. */
const word = (page: Page) => page.getByRole('main').locator('a[data-term]').first();
const note = (page: Page) => page.locator('.glossary-tooltip');
/** How the definition begins, whatever it says. */
const beginning = async (page: Page) => (await word(page).getAttribute('data-term'))?.slice(0, 20) ?? '';

test('the definition shows under the pointer, stays while it is on the note, and goes on Escape', async ({ page }) => {
  const messages = watchConsole(page);
  await open(page, PAGE);
  await word(page).hover();
  await expect(note(page)).toContainText(await beginning(page));
  await note(page).hover();
  await expect(note(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
  await page.mouse.move(5, 5);
  await word(page).hover();
  await expect(note(page)).toBeVisible();
  await page.mouse.move(5, 400);
  await expect(note(page)).toHaveCount(0);
  expect(messages).toEqual([]);
});

test('the keyboard gets the definition with the focus, and the entry with Enter', async ({ page }) => {
  await open(page, PAGE);
  await page.keyboard.press('Tab');
  const own = note(page).filter({ hasText: await beginning(page) });
  await word(page).focus();
  await expect(own).toBeVisible();
  await expect(word(page)).toHaveAccessibleDescription(/./);
  await expectNoAxeFindings(page, '.glossary-tooltip');
  await page.keyboard.press('Tab');
  await expect(own).toHaveCount(0);
  await expect(word(page)).toHaveAccessibleDescription('');
  await page.keyboard.press('Shift+Tab');
  await expect(own).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/explanations\/glossary\.html#[\w-]+$/);
  await expect(page.locator(':target')).toBeInViewport();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('the first tap shows the definition, which leads to the glossary', { tag: '@chromium' }, async ({ page }) => {
    await open(page, PAGE);
    await word(page).tap();
    await expect(note(page)).toBeVisible();
    await expect(page).toHaveURL(/verifier\.html$/);
    await page.getByRole('heading', { name: 'Why it exists' }).tap();
    await expect(note(page)).toHaveCount(0);
    await word(page).tap();
    await page.getByRole('link', { name: 'Open in the glossary' }).tap();
    await expect(page).toHaveURL(/explanations\/glossary\.html#[\w-]+$/);
  });
});
