import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { readSiteOptions } from '../../engine/base/siteOptions.ts';
import { answering, open } from './frameChecks.ts';

// Every test runs under the policy that the build hands to whoever serves the site; here is what it refuses.

const { outDir } = readSiteOptions(path.resolve(import.meta.dirname, '../..'), process.env);
const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html') && readFileSync(path.join(outDir, file), 'utf8').includes('__rspress_root'))
  .sort();

/** Collects what the policy of the page refuses, from its first moment on. */
async function watchRefusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      refused.push(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

test('refuses nothing on any page', async ({ page }) => {
  test.setTimeout(pages.length * 4000);
  const refusals = await watchRefusals(page);
  const found: string[] = [];
  for (const file of pages) {
    await page.goto(file);
    await answering(page);
    found.push(...(await refusals()).map((refusal) => `${file}: ${refusal}`));
  }
  expect(found).toEqual([]);
});

test('refuses nothing of what readers do', async ({ page }) => {
  const refusals = await watchRefusals(page);
  await open(page, 'guides/services/resolver/configure.html');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('api key');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Fill in your values' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Your values' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Check your answer' }).first().click();
  await expect(page.getByLabel('Your answer')).toBeFocused();
  await page.locator('a[data-term]').first().hover();
  await expect(page.locator('.term-note')).toBeVisible();
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Test', exact: true }).click();
  await expect(page).toHaveURL(/resolver\/test\.html$/);
  expect(await refusals()).toEqual([]);
});

test('would refuse a text that somebody made into a page', async ({ page }) => {
  const refusals = await watchRefusals(page);
  await open(page, '');
  const made = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<p>hello</p>';
      return true;
    } catch {
      return false;
    }
  });
  expect(made).toBe(false);
  expect((await refusals()).join()).toContain('require-trusted-types-for');
});
