import { expect, test } from '@playwright/test';
import { testArgs } from './chromiumArgs.ts';
import { announced, dialog, highlighted, input, openSearch, options, PAGE, searchFor } from './searchPage.ts';

// With scroll bars, which Playwright hides.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: testArgs,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

test('the page behind stays where it is', async ({ page }) => {
  await page.goto(PAGE);
  await page.evaluate(() => window.scrollTo(0, 400));
  const place = () =>
    page.locator('h1').evaluate((title) => {
      const { left, top, width } = title.getBoundingClientRect();
      return [left, top, width];
    });
  const bar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  expect(bar).toBeGreaterThan(0);
  const before = await place();
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('listbox', { name: 'Where to go' })).toBeVisible();
  expect(await place()).toEqual(before);
  await input(page).fill('verifier');
  await expect(announced(page)).toHaveCount(1);
  expect(await place()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await place()).toEqual(before);
});

test.describe('at 400 %', () => {
  // A window of 1,280 by 1,024.
  test.use({ viewport: { width: 320, height: 256 } });

  test('everything can be reached, and nothing scrolls sideways', async ({ page }) => {
    await searchFor(page, 'verifier polcy');
    const fits = () =>
      dialog(page).evaluate((element) =>
        [element, ...element.querySelectorAll<HTMLElement>('.search-body, .search-results, form, fieldset')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ className }) => className),
      );
    expect(await fits()).toEqual([]);
    await expect(input(page)).toBeInViewport({ ratio: 1 });
    for (const option of await options(page).all()) {
      await page.keyboard.press('ArrowDown');
      await expect(highlighted(page)).toBeInViewport({ ratio: 0.5 });
      await option.scrollIntoViewIfNeeded();
      await expect(option).toBeInViewport({ ratio: 0.5 });
    }
    for (const name of [/^Search for/, 'Cancel', 'Copy link to this search']) {
      const button = dialog(page).getByRole('button', { name });
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await input(page).fill('');
    await expect(dialog(page).getByRole('listbox', { name: 'Where to go' })).toBeVisible();
    expect(await fits()).toEqual([]);
  });
});

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('what is highlighted, chosen and marked differs from the rest', async ({ page }) => {
    await openSearch(page);
    await input(page).fill('api key');
    await expect(announced(page)).toHaveCount(1);
    const outline = (element: Element) => getComputedStyle(element).outlineStyle;
    expect(await highlighted(page).evaluate(outline)).toBe('solid');
    expect(await options(page).nth(1).evaluate(outline)).toBe('none');
    const kinds = dialog(page).getByRole('group', { name: 'Show only' });
    expect(await kinds.locator(':checked + span').evaluate(outline)).toBe('solid');
    expect(await kinds.locator(':not(:checked) + span').first().evaluate(outline)).toBe('none');
    const ground = (element: Element) => getComputedStyle(element).backgroundColor;
    const mark = options(page).nth(1).locator('mark').first();
    expect(await mark.evaluate(ground)).not.toBe(await options(page).nth(1).evaluate(ground));
    expect(await mark.evaluate(ground)).not.toBe('rgba(0, 0, 0, 0)');
  });
});
