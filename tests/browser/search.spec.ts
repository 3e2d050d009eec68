import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const PAGE = 'explanations/services/verifier.html';
const button = (page: Page) => page.getByRole('button', { name: 'Search Docs' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const input = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search Docs' });
const options = (page: Page) => dialog(page).getByRole('option');
const highlighted = (page: Page) => dialog(page).getByRole('option', { selected: true });

async function openSearch(page: Page, address = PAGE) {
  await page.goto(address, { waitUntil: 'networkidle' });
  await button(page).click();
  await expect(input(page)).toBeFocused();
}

async function searchFor(page: Page, query: string) {
  await openSearch(page);
  await input(page).fill(query);
  await expect(options(page).first()).toBeVisible();
}

const requestsOf = (page: Page, pattern: RegExp) => {
  const urls: string[] = [];
  page.on('request', (request) => pattern.test(request.url()) && urls.push(request.url()));
  return urls;
};

test.describe('opening and closing', () => {
  test('nothing of search is loaded before it is used, and the index only once', async ({ page }) => {
    const scripts = requestsOf(page, /\.js$/);
    const indexes = requestsOf(page, /search_index/);
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    const before = scripts.length;
    const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
    expect(bodies.filter((body) => body.includes('Failed to fetch search index') || body.includes('tokenize'))).toEqual(
      [],
    );
    expect(indexes).toEqual([]);

    await button(page).click();
    await input(page).fill('api key');
    await expect(options(page).first()).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
    expect(indexes).toEqual([expect.stringMatching(/\/docs\/static\/search_index\.[0-9a-f]{8}\.json$/)]);

    await page.keyboard.press('Escape');
    await button(page).click();
    await input(page).fill('verifier');
    await expect(options(page).first()).toBeVisible();
    expect(indexes).toHaveLength(1);
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

  for (const keys of ['Control+k', 'Meta+k', 'Control+K']) {
    test(`opens with ${keys}, with the focus on its input`, async ({ page }) => {
      await page.goto(PAGE, { waitUntil: 'networkidle' });
      await page.keyboard.press(keys);
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveAttribute('placeholder', 'Search Docs');
    });
  }

  test('closes with Esc and gives the focus back to what had it', async ({ page }) => {
    await page.goto(PAGE, { waitUntil: 'networkidle' });
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

  test('begins anew on the next opening', async ({ page }) => {
    await searchFor(page, 'api key');
    await page.keyboard.press('Escape');
    await button(page).click();
    await expect(input(page)).toHaveValue('');
    await expect(options(page)).toHaveCount(0);
    await expect(dialog(page).getByText('Search titles, headings and text.')).toBeVisible();
  });

  test('opens again at once, also in the moment of closing', async ({ page }) => {
    await openSearch(page);
    await page.evaluate(() => {
      const press = (init: KeyboardEventInit) => window.dispatchEvent(new KeyboardEvent('keydown', init));
      document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
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

test.describe('results', () => {
  test('are grouped by page title, with icons for title, heading and text, and marked matches', async ({ page }) => {
    await searchFor(page, 'not_before');
    const group = dialog(page).getByRole('group', { name: 'Verifier not before policy' }).first();
    await expect(group.getByRole('option').first().getByRole('img', { name: 'Title' })).toBeVisible();
    await expect(group.getByRole('option').first().locator('mark')).toHaveText(['not', 'before']);
    await expect(dialog(page).getByRole('img', { name: 'Heading' }).first()).toBeVisible();
    await expect(dialog(page).getByRole('img', { name: 'Text' }).first()).toBeVisible();
  });

  test('are 7 at most, and their number is announced', async ({ page }) => {
    await searchFor(page, 'verifier');
    await expect(options(page)).toHaveCount(7);
    await expect(dialog(page).getByRole('status').filter({ hasText: '7 results' })).toHaveCount(1);
  });

  test('are the same for any case and accents', async ({ page }) => {
    await searchFor(page, 'credential status');
    const plain = await options(page).allInnerTexts();
    await input(page).fill('CRÉDENTIAL Stätus');
    await expect.poll(() => options(page).allInnerTexts()).toEqual(plain);
  });

  test('wait 150 ms for the next key', async ({ page }) => {
    await openSearch(page);
    await input(page).fill('api key');
    await expect(options(page).first()).toBeVisible();
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await input(page).fill('zzqqzz');
    await page.clock.runFor(140);
    await expect(options(page).first()).toContainText('API key');
    await page.clock.runFor(200);
    await expect(dialog(page).getByText('No results for')).toBeVisible();
  });

  test('none: says so with the query and what to do', async ({ page }) => {
    await openSearch(page);
    await input(page).fill('zzqq xyzzy');
    const status = dialog(page).getByRole('status').filter({ hasText: 'No results for' });
    await expect(status).toContainText('zzqq xyzzy');
    await expect(status).toContainText('Please try again with a different keyword');
    await expect(input(page)).toHaveAttribute('aria-expanded', 'false');
  });

  for (const query of ['<img src=x onerror=alert(1)>', '(((((', '\\', '.*+?^$|[]', '%E0%A4%A', 'x'.repeat(10_000)]) {
    test(`takes ${query.slice(0, 30)} as plain text`, async ({ page }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      page.on('dialog', (alert) => errors.push(new Error(alert.message())));
      await openSearch(page);
      await input(page).fill(query);
      await expect(options(page).first().or(dialog(page).getByText('No results for'))).toBeVisible();
      expect(errors).toEqual([]);
      expect(await dialog(page).locator('img').count()).toBe(0);
    });
  }
});

test.describe('keys', () => {
  test('arrows walk the hits as drawn and wrap at both ends', async ({ page }) => {
    await searchFor(page, 'api key');
    const drawn = await options(page).allTextContents();
    const walked: (string | null)[] = [];
    for (const _ of drawn) {
      walked.push(await highlighted(page).textContent());
      const id = await input(page).getAttribute('aria-activedescendant');
      expect(await highlighted(page).getAttribute('id')).toBe(id);
      await page.keyboard.press('ArrowDown');
    }
    expect(walked).toEqual(drawn);
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).last()).toBeInViewport();
    await expect(input(page)).toBeFocused();
  });

  test('Enter opens what is highlighted in the same window, closes and resets', async ({ page, context }) => {
    await searchFor(page, 'tolerance');
    await page.keyboard.press('ArrowDown');
    const href = await highlighted(page).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(href);
    expect(href).toMatch(/^\/docs\/.*\.html#/);
    expect(context.pages()).toHaveLength(1);
  });

  test('a click opens a hit in the same window', async ({ page }) => {
    await searchFor(page, 'mfa');
    await options(page).filter({ hasText: 'Turn on MFA' }).first().click();
    await expect(page.getByRole('heading', { name: 'Turn on MFA' })).toBeInViewport();
    await expect(dialog(page)).toBeHidden();
  });

  test('the mouse moves the highlight', async ({ page }) => {
    await searchFor(page, 'api key');
    await options(page).nth(2).hover();
    await expect(options(page).nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'false');
  });

  test('nothing happens on Enter without results, and with search closed', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    const url = page.url();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await input(page).fill('zzqq');
    await expect(dialog(page).getByText('No results for')).toBeVisible();
    for (const key of ['Enter', 'ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await expect(dialog(page)).toBeVisible();
    await input(page).fill('verifier');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    expect(page.url()).toBe(url);
    expect(errors).toEqual([]);
  });

  test('keys are ignored while text is composed', async ({ page }) => {
    await searchFor(page, 'api key');
    const url = page.url();
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      await input(page).evaluate((element, name) => {
        element.dispatchEvent(
          new KeyboardEvent('keydown', { key: name, isComposing: true, bubbles: true, cancelable: true }),
        );
      }, key);
    }
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(dialog(page)).toBeVisible();
    expect(page.url()).toBe(url);
  });
});

test.describe('faults', () => {
  const message = 'Failed to fetch search index, please reload the page and try again.';

  for (const [name, body] of [
    ['missing', undefined],
    ['cut off', '[{"id":0,"title":"Verif'],
  ] as const) {
    test(`an index that is ${name}: one logged line, a way out, and another try on the next opening`, async ({
      page,
    }) => {
      const logged: string[] = [];
      const errors: Error[] = [];
      page.on('console', (entry) => entry.text().includes('search index') && logged.push(entry.text()));
      page.on('pageerror', (error) => errors.push(error));
      await page.route(/search_index/, (route) => (body ? route.fulfill({ body }) : route.fulfill({ status: 404 })));
      await openSearch(page);
      const alert = dialog(page).getByRole('alert');
      await expect(alert).toContainText('Search could not be loaded.');
      await expect(alert).toContainText('Check your connection and try again.');
      expect(logged).toEqual([message]);

      await page.unroute(/search_index/);
      await page.keyboard.press('Escape');
      await button(page).click();
      await input(page).fill('api key');
      await expect(options(page).first()).toBeVisible();
      expect(errors).toEqual([]);
    });
  }

  test('the button in the message tries again at once, with the query kept', async ({ page }) => {
    await page.route(/search_index/, (route) => route.abort());
    await openSearch(page);
    await input(page).fill('api key');
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await page.unroute(/search_index/);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(options(page).first()).toContainText('API key');
    await expect(input(page)).toHaveValue('api key');
  });

  test('a slow index: says that it is loading and takes the query meanwhile', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/search_index/, async (route) => {
      await released;
      await route.continue();
    });
    await openSearch(page);
    await input(page).fill('api key');
    await expect(dialog(page).getByRole('status').filter({ hasText: 'Loading search…' })).toBeVisible();
    release();
    await expect(options(page).first()).toContainText('API key');
  });

  test('a script that is gone: a message, a way to close, and another try', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await page.route(/\.js$/, (route) => route.fulfill({ status: 404 }));
    await button(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Search could not be loaded.');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await button(page).click();
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await page.unroute(/\.js$/);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(input(page)).toBeFocused();
    expect(errors).toEqual([]);
  });
});

test('works under a strict content policy', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (entry) => /search/i.test(entry.text()) && refused.push(entry.text()));
  await page.route(/\.html$/, async (route) => {
    const response = await route.fetch();
    const policy = "default-src 'self'; script-src 'self'; style-src-elem 'self'";
    await route.fulfill({ response, headers: { ...response.headers(), 'Content-Security-Policy': policy } });
  });
  await searchFor(page, 'api key');
  await expect(dialog(page)).toHaveCSS('display', 'flex');
  expect(refused).toEqual([]);
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
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
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

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`axe finds nothing with search open in ${colorScheme} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openSearch(page);
      const audit = async () => (await new AxeBuilder({ page }).include('dialog').analyze()).violations;
      expect(await audit()).toEqual([]);
      await input(page).fill('credential status');
      await expect(options(page).first()).toBeVisible();
      expect(await audit()).toEqual([]);
      await input(page).fill('zzqq');
      await expect(dialog(page).getByText('No results for')).toBeVisible();
      expect(await audit()).toEqual([]);
    });
  }
}
