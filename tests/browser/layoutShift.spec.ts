import { expect, type Page, test } from '@playwright/test';
import { LONG, open } from './frameChecks.ts';

const TABS = 'guides/services/verifier/instance-management.html';

const pages: [name: string, path: string][] = [
  ['the home page', ''],
  ['a long reference page', LONG],
  ['a guide with tabs and code', TABS],
  ['a page with the form of a live sample', 'tutorials/services/resolver/onyx-create-did.html'],
];

/** What readers chose on an earlier visit. */
const visits: [name: string, width: number, stored: Record<string, string>][] = [
  ['a first visit', 1280, {}],
  [
    'stored choices',
    390,
    { 'rspress-theme-appearance': 'dark', 'rspress.tabs.way': '1', 'site-fill-values': '{"region":"us-2"}' },
  ],
];

/** What moved, how far in pixels, and when in ms after the start of the navigation. */
interface Shift {
  pixels: number;
  moved: string;
  time: number;
}

/** Notes every shift of the layout from the first frame on. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    type Entry = PerformanceEntry & { sources: Source[] };
    const sides = ['left', 'right', 'top', 'bottom'] as const;
    const observer = new PerformanceObserver((list) => {
      for (const { startTime, sources } of list.getEntries() as Entry[]) {
        for (const { node, previousRect, currentRect } of sources) {
          const pixels = Math.max(...sides.map((side) => Math.abs(currentRect[side] - previousRect[side])));
          shifts.push({ pixels, moved: node?.textContent?.slice(0, 60) ?? '', time: startTime });
        }
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // The entries of a frame are told after it was drawn.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
    return page.evaluate(() => {
      // A page may be drawn while its end is still on the way: what is drawn then makes room for what comes.
      const [{ domInteractive }] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return (window as unknown as { shifts: Shift[] }).shifts.filter(({ time }) => time > domInteractive);
    });
  };
}

for (const [visit, width, stored] of visits) {
  for (const [name, path] of pages) {
    test(`nothing moves on ${name} at ${width} pixels, ${visit}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, stored);
      const shifts = await watchShifts(page);
      // What comes when the browser is idle, and images, come late, so that what they change would be seen to move.
      await page.route(/\/static\/js\/async\/|\.svg$/, async (route) => {
        await painted(page);
        await route.continue();
      });
      await open(page, path);
      await page.waitForLoadState('networkidle');
      expectStill(await shifts());
    });
  }
}

/** Waits until the page has drawn its text for the first time. */
async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** Less than a pixel is a rounding that nobody sees. */
function expectStill(shifts: Shift[]): void {
  expect(shifts.filter(({ pixels }) => pixels >= 1)).toEqual([]);
}
