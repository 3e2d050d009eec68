import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { open } from './frameChecks.ts';
import { button, dialog, input, PAGE, searchFor } from './searchPage.ts';

const devtoolsOf = (page: Page) => page.context().newCDPSession(page);
const focusIsInside = (page: Page) => dialog(page).evaluate((element) => element.contains(document.activeElement));

/** Names of all headings and links that assistive technology finds. */
async function heard(devtools: CDPSession): Promise<string[]> {
  await devtools.send('Accessibility.enable');
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ ignored, role, name }) =>
    !ignored && ['heading', 'link'].includes(role?.value) && name?.value ? [String(name.value)] : [],
  );
}

test.describe('the page behind an open search', () => {
  test('is not there for a screen reader until the search is closed', { tag: '@chromium' }, async ({ page }) => {
    await open(page, PAGE);
    const devtools = await devtoolsOf(page);
    const title = 'How the verifier works';
    expect(await heard(devtools)).toContain(title);
    await button(page).click();
    await expect(input(page)).toBeFocused();
    await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
    await expect.poll(() => heard(devtools)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => heard(devtools)).toContain(title);
    expect(await page.locator('body > [aria-hidden="true"]').count()).toBe(0);
  });
});

test('the Tab key goes round, at both ends', async ({ page }) => {
  await searchFor(page, 'api key');
  await page.keyboard.press('Shift+Tab');
  const last = dialog(page).getByRole('button', { name: 'Copy link to this search' });
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(input(page)).toBeFocused();
  for (let count = 0; count < 6; count++) {
    await page.keyboard.press('Tab');
    expect(await focusIsInside(page)).toBe(true);
  }
});
