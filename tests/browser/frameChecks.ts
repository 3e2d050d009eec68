import { expect, type Page } from '@playwright/test';
import { axeFindings, COLOR_RULES } from './axe.ts';

/** A page with a sidebar, an outline and neighbors. */
export const DOC = 'explanations/services/verifier.html';

/** A page that is long enough to scroll in every window. */
export const LONG = 'reference/services/verifier/configuration.html';

/**
 * Every rule of axe counts, best practices included.
 * @param include selector of the part to look at, instead of the page
 */
export async function expectNoAxeFindings(page: Page, include?: string): Promise<void> {
  expect(await axeFindings(page, { include })).toEqual([]);
}

/**
 * Every rule in the light, and in the dark those that its colors can break: a page has the same elements in both, and
 * to open it again for the other appearance costs more than the rules.
 * @param include selector of the part to look at, instead of the page
 */
export async function expectNoAxeFindingsInBoth(page: Page, include?: string): Promise<void> {
  // A Firefox of the system can't be asked to be dark.
  for (const colorScheme of process.env.FIREFOX_PATH ? ['light' as const] : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    const rules = colorScheme === 'dark' ? COLOR_RULES : undefined;
    expect(await axeFindings(page, { include, rules }), colorScheme).toEqual([]);
  }
}

/** Fails on every error and warning of the page. */
export function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}

/** Opens a page and waits until it answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await answering(page);
}

/** Waits until all of the page is live, also what comes when the browser is idle. */
export async function answering(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.scripts === 'live');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Holds what matches back until it is let go. The load event may wait for it, as it does in a headless shell. */
export async function delayRequests(page: Page, what: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(what, async (route) => {
    await isFree;
    await route.continue();
  });
  return () => letGo();
}

/** Whether the page scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
