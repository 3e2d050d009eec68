import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArgs } from '../../tests/browser/chromiumArgs.ts';
import { provideChromium } from '../chromium.ts';
import { createStaticServer, listen } from '../staticServer.ts';

/** What a reader on a slow machine and network waits for, and one with a fast machine. */
export interface Speed {
  /** Milliseconds until the largest part of the first screen is drawn, at 1.6 Mbit/s, 150 ms and CPU ÷4. */
  largestPaintMs: number;
  /** Milliseconds for which tasks longer than 50 ms kept the page from answering, under the same conditions. */
  blockedMs: number;
  /** The same from the first paint on, when there is something to press: Total Blocking Time as Lighthouse counts it. */
  blockedAfterPaintMs: number;
  /** How far things moved: Cumulative Layout Shift. */
  shift: number;
  /** Kilobytes on the wire before the load event, and until the network is idle. */
  loadKb: number;
  idleKb: number;
  /** Milliseconds from the press on a link that the pointer was on to the drawing of its page, at CPU ×1. */
  changeMs: number;
  /** Milliseconds from the press on the search to the drawing of its dialog, at CPU ÷4. */
  pressMs: number;
}

const PAGE = 'part-0/page-0.html';
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const FIRST_PORT = 4500;
/** Milliseconds after which a press counts as lost. */
const LOST_MS = 5000;

/** Measures a built folder of generated pages in a real browser, each figure as the median of several tries. */
export async function measureSpeed(outDir: string, tries: number): Promise<Speed> {
  compressFiles(outDir);
  const server = createStaticServer({ dir: outDir, base: '/docs/', compressed: true });
  const site = `http://127.0.0.1:${await listen(server, FIRST_PORT)}/docs/`;
  const browser = await chromium.launch({ executablePath: provideChromium('readers'), args: chromiumArgs });
  const found: Speed[] = [];
  for (let count = 0; count < tries; count++) {
    const first = await inContext(browser, (context) => firstView(context, site));
    const changeMs = await inContext(browser, (context) => changeOfPage(context, site));
    found.push({ ...first, changeMs });
  }
  await browser.close();
  server.close();
  const middle = (key: keyof Speed) => found.map((speed) => speed[key]).sort((a, b) => a - b)[Math.floor(tries / 2)];
  return Object.fromEntries(Object.keys(found[0]).map((key) => [key, middle(key as keyof Speed)])) as unknown as Speed;
}

/** Hosts compress texts; the server of the tests takes what lies beside them. */
function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:html|js|css|json|svg)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    // Enough pages for the measurement; all would take minutes.
    if (entry.name.endsWith('.html') && !/\/part-0\/page-\d0?\.html$|\/index\.html$/.test(file)) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

async function inContext<Result>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    // The compiler names functions by a helper, which functions that run in the page need as well.
    await context.addInitScript('globalThis.__name = (named) => named;');
    return await work(context);
  } finally {
    await context.close();
  }
}

async function firstView(context: BrowserContext, site: string): Promise<Omit<Speed, 'changeMs'>> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(watchPage);
  await page.goto(site + PAGE, { waitUntil: 'load' });
  const loadKb = bytes / 1000;
  await page.waitForLoadState('networkidle');
  const idleKb = bytes / 1000;
  const watched = await page.evaluate(() => (window as unknown as { watched: Omit<Speed, 'changeMs'> }).watched);
  const pressMs = await pressOnSearch(page);
  return { ...watched, loadKb, idleKb, pressMs };
}

/** Runs in the page from its first moment on. */
function watchPage(): void {
  const watched = { largestPaintMs: 0, blockedMs: 0, blockedAfterPaintMs: 0, shift: 0 };
  Object.assign(window, { watched });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    watched.largestPaintMs = startTime;
  });
  watch('longtask', ({ startTime, duration }) => {
    watched.blockedMs += duration - 50;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (paint)
      watched.blockedAfterPaintMs += Math.max(0, startTime + duration - Math.max(startTime, paint.startTime) - 50);
  });
  watch('layout-shift', (entry) => {
    watched.shift += (entry as PerformanceEntry & { value: number }).value;
  });
}

async function pressOnSearch(page: Page): Promise<number> {
  await page.evaluate(() => {
    document.addEventListener(
      'click',
      (event) => {
        const start = event.timeStamp;
        const look = () => {
          const dialog = document.querySelector(
            'dialog[open], :popover-open, .rp-search-panel__mask, [class*="search-panel"]',
          );
          if (dialog)
            requestAnimationFrame(() =>
              setTimeout(() => Object.assign(window, { pressed: performance.now() - start })),
            );
          else requestAnimationFrame(look);
        };
        look();
      },
      { capture: true, once: true },
    );
  });
  await page.locator('.search-button, .rp-search-button').first().click();
  const pressed = () => (window as unknown as { pressed?: number }).pressed;
  // A press that comes before the page can answer may be lost for good.
  return page.waitForFunction(pressed, undefined, { timeout: LOST_MS }).then(
    (handle) => handle.jsonValue() as Promise<number>,
    () => LOST_MS,
  );
}

async function changeOfPage(context: BrowserContext, site: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(site + PAGE, { waitUntil: 'networkidle' });
  const link = page.locator('main a[href$="part-0/page-10.html"]').first();
  const fetched = page
    .waitForResponse((response) => /page-10|part-0/.test(response.url()), { timeout: 5000 })
    .catch(() => {});
  await link.hover();
  await fetched;
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    document.addEventListener(
      'click',
      (event) => {
        const start = event.timeStamp;
        const look = () => {
          const isThere = document.querySelector('h1')?.textContent?.includes('Page 10');
          if (isThere)
            requestAnimationFrame(() =>
              setTimeout(() => Object.assign(window, { changed: performance.now() - start })),
            );
          else requestAnimationFrame(look);
        };
        look();
      },
      { capture: true, once: true },
    );
  });
  await link.click();
  const handle = await page.waitForFunction(() => (window as unknown as { changed?: number }).changed);
  return (await handle.jsonValue()) as number;
}
