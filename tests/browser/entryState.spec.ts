import { expect, type Locator, type Page, test } from '@playwright/test';
import { answering, LONG, open } from './frameChecks.ts';

const folds = (page: Page) => page.locator('main details:not([data-closes-alone])');
const isOpen = (fold: Locator) => fold.evaluate((element: HTMLDetailsElement) => element.open);

async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Tutorials' }).click();
  await expect(page).toHaveURL(/\/tutorials\/$/);
  await page.goBack();
}

test('folds are as they were after Back', async ({ page }) => {
  await open(page, 'reference/api/iam.html');
  const was = await isOpen(folds(page).first());
  await folds(page).first().locator('summary').first().click();
  await leaveAndReturn(page);
  await expect.poll(() => isOpen(folds(page).first())).toBe(!was);
});

test('a filter is as it was after Back and a reload', async ({ page }) => {
  await open(page, LONG);
  const filter = page.getByRole('searchbox', { name: 'Filter keys' });
  const count = page.getByRole('status').filter({ hasText: /of \d+ keys/ });
  await filter.fill('cors');
  await expect(count).toBeVisible();
  await leaveAndReturn(page);
  await expect(filter).toHaveValue('cors');
  await expect(count).toBeVisible();
  await page.reload();
  await expect(filter).toHaveValue('cors');
  await expect(count).toBeVisible();
});

test('a reload asks before it loses text that was typed, but not text that was pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'reference/tools/error-decoder.html');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const field = page.locator('.bench textarea').first();
  await page.evaluate(() => navigator.clipboard.writeText('{"status":401}'));
  await field.focus();
  await page.locator('[data-whole]').waitFor();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field).toHaveValue('{"status":401}');
  await page.reload();
  expect(asked).toEqual([]);
  await answering(page);
  await field.focus();
  await page.locator('[data-whole]').waitFor();
  await field.pressSequentially('{"status":');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('folds, closed groups of the sidebar and its place are as they were after a reload', async ({ page }) => {
  await open(page, 'reference/services/verifier/api.html');
  const sidebar = page.locator('.doc__sidebar');
  const group = sidebar.locator('button[aria-expanded]').first();
  const before = await group.getAttribute('aria-expanded');
  await group.click();
  await expect(group).not.toHaveAttribute('aria-expanded', `${before}`);
  const expanded = await group.getAttribute('aria-expanded');
  const fold = folds(page).first();
  const wasOpen = await isOpen(fold);
  await fold.locator('summary').first().click();
  await sidebar.evaluate((element) => element.scrollTo({ top: 120, behavior: 'instant' }));
  await page.reload();
  await answering(page);
  await expect(group).toHaveAttribute('aria-expanded', `${expanded}`);
  await expect.poll(() => isOpen(fold)).toBe(!wasOpen);
  expect(await sidebar.evaluate((element) => element.scrollTop)).toBe(120);
});
