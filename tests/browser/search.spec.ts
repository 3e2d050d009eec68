import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeFindingsInBoth, open } from './frameChecks.ts';
import { button, dialog, input, openSearch, options, PAGE, saveData, searchFor } from './searchPage.ts';

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

  test('nothing is prefetched over a metered connection', async ({ page }) => {
    await saveData(page);
    const code = requestsOf(page, /js\/async\/(?:search|react)\./);
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    expect(code).toEqual([]);
  });

  for (const width of [1280, 1100, 800, 390]) {
    test(`its button lies inside a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(PAGE);
      const box = await button(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    });
  }

  for (const keys of ['Control+k', 'Meta+k', 'Control+K', '/']) {
    test(`opens with ${keys}, with the focus on its input`, async ({ page }) => {
      await open(page, PAGE);
      await page.keyboard.press(keys);
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveAttribute('placeholder', 'Search Docs');
    });
  }

  test('a shortcut with Alt or Shift opens nothing: other keyboards write letters so', async ({ page }) => {
    await open(page, PAGE);
    for (const keys of ['Control+Alt+k', 'Alt+/', 'Control+Shift+K']) await page.keyboard.press(keys);
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
  });

  test('a slash that is typed opens nothing', async ({ page }) => {
    await open(page, 'reference/');
    const filter = page.getByPlaceholder('Enter keyword');
    await filter.pressSequentially('a/b');
    await expect(filter).toHaveValue('a/b');
    await expect(dialog(page)).toBeHidden();
    await button(page).click();
    await input(page).pressSequentially('did/web');
    await expect(input(page)).toHaveValue('did/web');
  });

  test('a slash in a shadow root or in editable content opens nothing', async ({ page }) => {
    await open(page, PAGE);
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

  test('closes with Esc and gives the focus back to what had it', async ({ page }) => {
    await open(page, PAGE);
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('closes with a click beside it and gives the focus back to the button', async ({ page }) => {
    await openSearch(page);
    await page.mouse.click(5, 450);
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('stays open when a selection is dragged out of it', async ({ page }) => {
    await searchFor(page, 'api key');
    const box = await input(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move(5, 450);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
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
    await input(page).fill('');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(input(page)).toHaveValue('');
    await expect(dialog(page).getByRole('listbox', { name: 'Where to go' })).toBeVisible();
  });

  test('opens with the query of the address, which is there again after closing', async ({ page }) => {
    await page.goto(`${PAGE}?q=${encodeURIComponent('<b>api</b> key')}`);
    await expect(input(page)).toHaveValue('<b>api</b> key');
    await expect(input(page)).toBeFocused();
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(input(page)).toHaveValue('<b>api</b> key');
  });

  test('stays closed for an address that asks for nothing', async ({ page }) => {
    await open(page, `${PAGE}?q=`);
    await expect(dialog(page)).toBeHidden();
  });

  test('a pointer over the button loads what the first search needs', async ({ page }) => {
    await open(page, PAGE);
    const loaded = page.waitForResponse(/static\/search_index/);
    await button(page).hover();
    expect((await loaded).ok()).toBe(true);
    await expect(dialog(page)).toBeHidden();
  });

  test('opens again at once, also in the moment of closing', async ({ page }) => {
    await openSearch(page);
    await page.evaluate(() => {
      const press = (init: KeyboardEventInit) => document.dispatchEvent(new KeyboardEvent('keydown', init));
      document.querySelector<HTMLElement>('.search-dialog')?.hidePopover();
      press({ key: 'k', ctrlKey: true, bubbles: true });
    });
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
  });

  test('keeps the Tab key inside', async ({ page }) => {
    await searchFor(page, 'api key');
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
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

  test('the icon is large enough for a finger', async ({ page }) => {
    await page.goto(PAGE);
    const box = await button(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(39.5);
  });
});

test('there is no Cancel button on a wide screen', async ({ page }) => {
  await openSearch(page);
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no button that does nothing', async ({ page }) => {
    await page.goto(PAGE);
    await expect(button(page)).toBeHidden();
  });
});

for (const width of [1280, 390]) {
  test(`axe finds nothing with search open at ${width} px`, async ({ page }) => {
    // Five states, each in both appearances.
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSearch(page);
    await expectNoAxeFindingsInBoth(page, 'dialog');
    await input(page).fill('credential status');
    await expect(options(page).first()).toBeVisible();
    await expectNoAxeFindingsInBoth(page, 'dialog');
    await input(page).fill('did:web');
    await expect(dialog(page).getByRole('group', { name: 'Short answers' })).toBeVisible();
    await expectNoAxeFindingsInBoth(page, 'dialog');
    await input(page).fill('verifier polcy');
    await expect(dialog(page).getByText('Searched for').first()).toBeVisible();
    await expectNoAxeFindingsInBoth(page, 'dialog');
    await input(page).fill('zzqq');
    await expect(dialog(page).getByText('No results for')).toBeVisible();
    await expectNoAxeFindingsInBoth(page, 'dialog');
  });
}
