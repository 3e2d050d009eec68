import { test as base, expect, type Page } from '@playwright/test';

/** A page whose uncaught errors fail the test at its end. */
export const test = base.extend<{ calm: undefined }>({
  calm: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Number of words that a reader can see. */
export async function visibleWords(page: Page): Promise<number> {
  const text = await page.locator('body').innerText();
  return text.split(/\s+/).filter(Boolean).length;
}

/** What was counted of a page without scripts, for the other tests that ask for it: the built site stays as it is. */
const counted = new Map<string, Promise<number>>();

/**
 * Number of words that the same page shows without JavaScript: the floor for every fault.
 */
export function wordsWithoutScripts(page: Page, address: string): Promise<number> {
  // A window of another size shows other words.
  const key = JSON.stringify([address, page.viewportSize()]);
  const words = counted.get(key) ?? countWords(page, address);
  counted.set(key, words);
  return words;
}

async function countWords(page: Page, address: string): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  await bare.goto(address);
  const words = await visibleWords(bare);
  await context.close();
  expect(words).toBeGreaterThan(20);
  return words;
}

/** Waits until the scripts of the page run. */
export async function alive(page: Page): Promise<void> {
  await expect(page.locator('html[data-scripts="live"]')).toBeAttached();
}

/** Stops the clock of the page. From here on only `page.clock` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // Far enough ahead that the time is not past when a busy machine comes to it.
  await page.clock.pauseAt(Date.now() + 60_000);
}
