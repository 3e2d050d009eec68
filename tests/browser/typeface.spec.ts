import { expect, type Page, test } from '@playwright/test';

const pages = ['', 'guides/management/iam/create-api-key.html', 'reference/errors/proof-verification-failed.html'];
const KEY = 'site-typeface';

/** When each file of the typeface was asked for, and when the page had loaded, in milliseconds. */
async function fontTimes(page: Page): Promise<{ fonts: number[]; loaded: number }> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return { fonts: files.map(({ startTime }) => startTime), loaded: visit.loadEventStart };
  });
}

const isHere = (page: Page) =>
  page.waitForFunction((key) => localStorage.getItem(key), KEY, { polling: 50 }).then(() => undefined);
const isDrawn = (page: Page) => page.evaluate(() => document.documentElement.dataset.typeface !== undefined);

/** Whether the text is really set in the typeface: its letters are as wide as nothing else here. */
function widths(page: Page): Promise<{ text: number; code: number; own: number; ownCode: number }> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const width = (family: string) => {
      context.font = `100px ${family}`;
      return context.measureText('Il1 O0o did:key_Q').width;
    };
    const { fontFamily } = getComputedStyle(document.body);
    const code = getComputedStyle(document.querySelector('code') as Element).fontFamily;
    return {
      text: width(fontFamily),
      code: width(code),
      own: width('"Atkinson Hyperlegible Next"'),
      ownCode: width('"Atkinson Hyperlegible Mono"'),
    };
  });
}

for (const path of pages) {
  for (const width of [390, 1440]) {
    test(`the typeface comes to /${path} after the load event, and nothing in view moves, at ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 850 });
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path);
      // What comes on idle, such as buttons of code, is there before the letters change.
      await page.waitForFunction(() => document.documentElement.dataset.scripts === 'live');
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      const places = () =>
        page.locator(':is(h1, h2, h3, p, pre, table, header):visible').evaluateAll((blocks) =>
          blocks
            .map((block) => block.getBoundingClientRect())
            .filter(({ top }) => top < window.innerHeight)
            .map(({ left, top }) => [Math.round(left), Math.round(top)]),
        );
      const before = await places();
      expect(before.length).toBeGreaterThan(3);
      expect(await isDrawn(page)).toBe(false);
      release();
      await isHere(page);
      // The page in view keeps its font: another one would style and lay it out anew.
      expect(await isDrawn(page)).toBe(false);
      expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loading'))).toEqual([]);
      expect(await places()).toEqual(before);
      const { fonts, loaded } = await fontTimes(page);
      expect(fonts).toHaveLength(2);
      for (const start of fonts) expect(start).toBeGreaterThanOrEqual(loaded);
    });
  }
}

test('the second page has the typeface from its first moment, by a link and by a load', async ({ page }) => {
  await page.goto('guides/management/iam/create-api-key.html');
  await isHere(page);
  await page.getByRole('main').getByRole('link', { name: 'Create a service instance' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Create a service instance');
  expect(await isDrawn(page)).toBe(true);
  await page.reload();
  expect(await isDrawn(page)).toBe(true);
  await page.evaluate(() => document.fonts.ready);
  const { text, code, own, ownCode } = await widths(page);
  expect([text, code]).toEqual([own, ownCode]);
  expect(own).not.toBe(ownCode);
});

test('letters that are taken for each other differ in code', async ({ page }) => {
  await page.goto('guides/management/iam/create-api-key.html');
  await isHere(page);
  await page.evaluate(() => document.fonts.load('40px "Atkinson Hyperlegible Mono"'));
  const pictures = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', {
      willReadFrequently: true,
    }) as CanvasRenderingContext2D;
    return ['0', 'O', 'o', '1', 'l', 'I', '_', '-', ' '].map((letter) => {
      context.clearRect(0, 0, 80, 80);
      context.font = '40px "Atkinson Hyperlegible Mono"';
      context.fillText(letter, 10, 50);
      return context.getImageData(0, 0, 80, 80).data.join();
    });
  });
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('readers who save data keep the font of their system', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('');
  await page.waitForFunction(() => document.documentElement.dataset.scripts === 'live');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(asked.filter((url) => url.endsWith('.woff2'))).toEqual([]);
});
