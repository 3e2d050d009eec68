import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeFindings, open, watchConsole } from './frameChecks.ts';

const PAGE = 'explanations/services/verifier.html';
const glossary: { term: string; definition: string }[] = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../docs/_glossary.json'), 'utf8'),
);
/** How the definition begins, whatever it says. */
const DEFINITION = glossary.find(({ term }) => term === 'JWT')?.definition.slice(0, 40) ?? '';

const word = (page: Page) => page.getByRole('main').getByRole('link', { name: 'JWT', exact: true });
const note = (page: Page) => page.getByText(DEFINITION);

test('the definition shows under the pointer, stays while it is on the note, and goes on Escape', async ({ page }) => {
  const messages = watchConsole(page);
  await open(page, PAGE);
  await word(page).hover();
  await expect(note(page)).toBeVisible();
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
  await word(page).focus();
  await expect(note(page)).toBeVisible();
  await expect(word(page)).toHaveAccessibleDescription(new RegExp(DEFINITION));
  await expectNoAxeFindings(page, '.glossary-tooltip');
  await page.keyboard.press('Tab');
  await expect(note(page)).toHaveCount(0);
  await expect(word(page)).toHaveAccessibleDescription('');
  await page.keyboard.press('Shift+Tab');
  await expect(note(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/explanations\/glossary\.html#jwt$/);
  await expect(note(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'JWT', exact: true })).toBeInViewport();
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
    await expect(page).toHaveURL(/explanations\/glossary\.html#jwt$/);
  });
});
