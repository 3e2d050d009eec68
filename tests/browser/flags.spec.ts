import { expect, type Page, test } from '@playwright/test';
import { DOC, open, watchConsole } from './frameChecks.ts';

const parts = (page: Page) => ({
  navbar: page.getByRole('banner'),
  sidebar: page.getByRole('navigation', { name: 'Sidebar' }),
  outline: page.getByRole('navigation', { name: 'On this page' }),
  footer: page.getByRole('navigation', { name: 'Previous and next page' }),
});
type Part = keyof ReturnType<typeof parts>;
const ALL: Part[] = ['navbar', 'sidebar', 'outline', 'footer'];

async function expectHidden(page: Page, hidden: Part[]): Promise<void> {
  for (const part of ALL) await expect(parts(page)[part], part).toBeVisible({ visible: !hidden.includes(part) });
}

test('each flag hides its part only, without a warning, and an odd query hides nothing', async ({ page }) => {
  const messages = watchConsole(page);
  for (const part of ALL) {
    await open(page, `${DOC}?${part}=0`);
    await expectHidden(page, [part]);
  }
  await open(page, `${DOC}?navbar=1&sidebar=%E0%A4%A&outline=<svg onload=alert(1)>&FOOTER=0`);
  await expectHidden(page, []);
  expect(messages).toEqual([]);
});

test('nothing flashes: the parts are hidden before the page is drawn', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      for (const selector of ['.nav', '.doc__sidebar']) {
        if (document.querySelector(selector)?.getClientRects().length) seen.push(selector);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await open(page, `${DOC}?navbar=0&sidebar=0`);
  await expectHidden(page, ['navbar', 'sidebar']);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test('flags stay in force while pages change, until the page is loaded anew without them', async ({ page }) => {
  await open(page, `${DOC}?sidebar=0&outline=0`);
  await page.getByRole('main').getByRole('link', { name: 'validator' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/validator/i);
  await expect(page).not.toHaveURL(/sidebar/);
  await expectHidden(page, ['sidebar', 'outline']);
  await page.goBack();
  await expectHidden(page, ['sidebar', 'outline']);
  await open(page, DOC);
  await expectHidden(page, []);
});
