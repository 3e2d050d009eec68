import { expect, type Page, test } from '@playwright/test';
import { answering, LONG, open } from './frameChecks.ts';

const folds = (page: Page) => page.locator('main details:not([data-closes-alone])');

async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Tutorials' }).click();
  await expect(page).toHaveURL(/\/tutorials\/$/);
  await page.goBack();
}

/** A part that a reader changes: where it is, what they do, and what shows that it's as they left it. */
interface Change {
  address: string;
  change: (page: Page) => Promise<void>;
  expectChanged: (page: Page) => Promise<void>;
}

const API = 'reference/services/verifier/api.html';
const fold = (page: Page) => folds(page).first();
const tab = (page: Page) => page.locator('.tabs:not([data-tabs-group])').first().getByRole('tab').nth(1);
const box = (page: Page) => page.getByRole('main').getByLabel('Show all').first();
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter keys' });
const sidebarFilter = (page: Page) => page.getByRole('searchbox', { name: 'Filter pages' });
const fault = (page: Page) => page.getByRole('checkbox', { name: 'Expired in March' });

const CHANGES: Record<string, Change> = {
  'a fold': {
    address: API,
    change: (page) => fold(page).locator('summary').first().click(),
    expectChanged: (page) => expect(fold(page)).toHaveAttribute('open'),
  },
  'a tab without a group': {
    address: API,
    change: (page) => tab(page).click(),
    expectChanged: (page) => expect(tab(page)).toHaveAttribute('aria-selected', 'true'),
  },
  'a sample shown in full': {
    address: API,
    change: (page) => box(page).check(),
    expectChanged: (page) => expect(box(page)).toBeChecked(),
  },
  'a filter of keys': {
    address: LONG,
    change: (page) => filter(page).fill('cors'),
    expectChanged: async (page) => {
      await expect(filter(page)).toHaveValue('cors');
      await expect(page.getByRole('status').filter({ hasText: /^\d+ of \d+ keys/ })).toBeVisible();
    },
  },
  'the filter of the sidebar': {
    address: LONG,
    change: (page) => sidebarFilter(page).pressSequentially('verifier'),
    expectChanged: async (page) => {
      await expect(sidebarFilter(page)).toHaveValue('verifier');
      await expect(page.getByRole('navigation', { name: 'Sidebar' }).getByRole('status')).toHaveText(/results/);
    },
  },
  'the faults of a sample': {
    address: 'reference/tools/fault-simulator.html',
    change: (page) => fault(page).check(),
    expectChanged: async (page) => {
      await expect(fault(page)).toBeChecked();
      await expect(page.locator('.bench__report')).toContainText('past its end date');
    },
  },
};

for (const [name, { address, change, expectChanged }] of Object.entries(CHANGES)) {
  test(`after Back and a reload: ${name}`, async ({ page }) => {
    await open(page, address);
    await change(page);
    await expectChanged(page);
    await leaveAndReturn(page);
    await expectChanged(page);
    await page.reload();
    await expectChanged(page);
  });
}

test('a pasted response is there after Back, and is gone after a reload, since it may be secret', async ({ page }) => {
  await open(page, 'tutorials/services/verifier/index.html');
  await page.getByText('Check your response').first().click();
  const response = page.getByRole('textbox', { name: 'Your response' });
  await response.fill('{"status":"secret"}');
  const result = page.getByText("This isn't the expected response.");
  await expect(result).toBeVisible();
  await leaveAndReturn(page);
  await expect(response).toHaveValue('{"status":"secret"}');
  await expect(result).toBeVisible();
  await page.reload();
  await expect(response).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret"');
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

test('groups of the sidebar and its place are as they were after a reload', async ({ page }) => {
  await open(page, 'reference/services/verifier/api.html');
  const sidebar = page.locator('.doc__sidebar');
  const group = sidebar.locator('button[aria-expanded]').first();
  const before = await group.getAttribute('aria-expanded');
  await group.click();
  await expect(group).not.toHaveAttribute('aria-expanded', `${before}`);
  const expanded = await group.getAttribute('aria-expanded');
  await sidebar.evaluate((element) => element.scrollTo({ top: 120, behavior: 'instant' }));
  await page.reload();
  await answering(page);
  await expect(group).toHaveAttribute('aria-expanded', `${expanded}`);
  expect(await sidebar.evaluate((element) => element.scrollTop)).toBe(120);
});
