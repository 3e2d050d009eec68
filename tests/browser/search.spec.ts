import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeFindings, expectNoAxeFindingsInBoth, open } from './frameChecks.ts';
import { button, dialog, input, openSearch, options, PAGE, searchFor } from './searchPage.ts';

const requestsOf = (page: Page, pattern: RegExp) => {
  const urls: string[] = [];
  page.on('request', (request) => pattern.test(request.url()) && urls.push(request.url()));
  return urls;
};

test.describe('opening and closing', () => {
  test('the code is prefetched when the browser is idle, and the index is loaded on first use, once', async ({
    page,
  }) => {
    const code = requestsOf(page, /js\/async\/(?:search|react)\./);
    const indexes = requestsOf(page, /static\/search_index/);
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await expect.poll(() => code.length).toBe(2);
    expect(indexes).toEqual([]);

    for (const query of ['api key', 'verifier']) {
      await button(page).click();
      await input(page).fill(query);
      await expect(options(page).first()).toBeVisible();
      expect(indexes).toEqual([expect.stringMatching(/\/docs\/static\/search_index\.[0-9a-f]{8}\.json$/)]);
      await page.keyboard.press('Escape');
    }
  });

  test('opens with its shortcuts, with the focus on its input', async ({ page }) => {
    await open(page, PAGE);
    for (const keys of ['Control+Alt+k', 'Alt+/', 'Control+Shift+K']) await page.keyboard.press(keys);
    await expect(dialog(page)).toBeHidden();
    for (const keys of ['Control+k', 'Meta+k', 'Control+K', '/']) {
      await page.keyboard.press(keys);
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveAttribute('placeholder', 'Search Docs');
      await page.keyboard.press('Escape');
    }
  });

  test('a slash in a field, a shadow root or editable content opens nothing', async ({ page }) => {
    await open(page, 'reference/');
    await page.getByPlaceholder('Enter keyword').pressSequentially('a/b');
    await page.evaluate(() => {
      const host = document.createElement('div');
      host.id = 'panel';
      host.attachShadow({ mode: 'open' }).append(document.createElement('input'));
      const editable = Object.assign(document.createElement('p'), { id: 'editable', contentEditable: 'true' });
      document.querySelector('main')?.prepend(host, editable);
    });
    for (const selector of ['#panel input', '#editable']) {
      await page.locator(selector).focus();
      await page.keyboard.type('a/b');
      await expect(dialog(page)).toBeHidden();
    }
    await expect(page.locator('#panel input')).toHaveValue('a/b');
    await expect(page.locator('#editable')).toHaveText('a/b');
  });

  test('closes with Esc or a click beside it and gives the focus back', async ({ page }) => {
    await open(page, PAGE);
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
    await button(page).click();
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeHidden();
    await page.mouse.click(5, 450);
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('has the last query on the next opening, also on another page, and the first key replaces it', async ({
    page,
  }) => {
    await searchFor(page, 'api key');
    await page.keyboard.press('Escape');
    await button(page).click();
    await expect(input(page)).toHaveValue('api key');
    await expect(options(page).first()).toContainText('API key');
    const path = new URL(page.url()).pathname;
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(path);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toHaveValue('api key');
    await page.keyboard.type('mfa');
    await expect(input(page)).toHaveValue('mfa');
    await expect(options(page).first()).toContainText('MFA');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an icon opens it on the whole screen, and Cancel closes it', async ({ page }) => {
    await openSearch(page);
    const box = await dialog(page).boundingBox();
    expect(box?.height).toBeCloseTo(844, 1);
    expect(box?.x).toBeCloseTo(0, 1);
    await input(page).fill('api key');
    await expect(options(page).first()).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });
});

test('axe finds nothing with search open', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSearch(page);
  await expectNoAxeFindings(page, 'dialog');
  await input(page).fill('did:web');
  await expect(
    dialog(page)
      .getByRole('option', { name: /did:web/ })
      .first(),
  ).toBeVisible();
  await expectNoAxeFindings(page, 'dialog');
  await input(page).fill('zzqq');
  await expect(dialog(page).getByText('No results for').first()).toBeVisible();
  await expectNoAxeFindings(page, 'dialog');
  await input(page).fill('verifier polcy');
  await expect(dialog(page).getByText('Searched for').first()).toBeVisible();
  await expectNoAxeFindingsInBoth(page, 'dialog');
});
