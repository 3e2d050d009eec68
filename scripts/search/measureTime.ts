import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import type { BuiltIndex } from '../../plugins/search/buildIndexes.ts';
import { chromiumArgs } from '../../tests/browser/chromiumArgs.ts';
import { provideChromium } from '../chromium.ts';
import { createStaticServer, listen } from '../staticServer.ts';

/** What a reader waits for in a browser. */
export interface TimeReport {
  /** Milliseconds from the press of Ctrl+K to the drawing of the first result of a word typed at once, the median. */
  firstResult: number;
  /** The longest task meanwhile, in milliseconds. The browser tells of tasks from 50 ms on. */
  longestTask: number;
  /** The most processor time that a task took meanwhile, in milliseconds: what a busy machine adds least to. */
  heaviestTask: number;
  /** Bytes by which the heap of scripts has grown after some searches. */
  heap: number;
}

const PAGE = 'explanations/services/verifier.html';
const FIRST_PORT = 4600;
const FIRST_QUERY = 'issuer';
const MORE_QUERIES = ['holder proof', 'credential status', 'schema region', 'document method', 'page 17'];

/**
 * Copies a built site, and gives it the search of other pages: as if it had these pages.
 * @returns the folder of the copy
 */
export function siteWithIndex(outDir: string, { info, parts }: BuiltIndex, folder: string): string {
  cpSync(outDir, folder, { recursive: true });
  const files = path.join(folder, 'static');
  const ownHead = readdirSync(files).find((file) => file.startsWith('search.head.')) ?? '';
  const hashOf = (head: string) => head.split('.').at(-2) ?? '';
  for (const file of readdirSync(files)) if (/^search\.\w+[.-]/.test(file)) rmSync(path.join(files, file));
  // The script of the search knows its parts by their hash.
  const renamed = (text: string) => text.replaceAll(hashOf(info.head), hashOf(ownHead));
  for (const [file, content] of parts) writeFileSync(path.join(files, renamed(file)), renamed(content));
  return folder;
}

/**
 * Opens the search of a built site in a real browser and types a word at once.
 * @param slowdown how many times slower the processor is made
 * @param tries each with a browser context of its own, so that nothing is there from before
 */
export async function measureTime(outDir: string, slowdown: number, tries: number): Promise<TimeReport> {
  const server = createStaticServer({ dir: outDir, base: '/docs/' });
  const site = `http://127.0.0.1:${await listen(server, FIRST_PORT)}/docs/`;
  const browser = await chromium.launch({ executablePath: provideChromium('readers'), args: chromiumArgs });
  try {
    const found: TimeReport[] = [];
    for (let count = 0; count < tries; count++) found.push(await oneSearch(browser, site + PAGE, slowdown));
    const sorted = (key: keyof TimeReport) => found.map((report) => report[key]).sort((a, b) => a - b);
    const middle = (key: keyof TimeReport) => sorted(key)[Math.floor(tries / 2)];
    return {
      firstResult: middle('firstResult'),
      longestTask: middle('longestTask'),
      heaviestTask: middle('heaviestTask'),
      heap: middle('heap'),
    };
  } finally {
    await browser.close();
    server.close();
  }
}

async function oneSearch(browser: Browser, address: string, rate: number): Promise<TimeReport> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  // The compiler names functions by a helper, which functions that run in the page need as well.
  await context.addInitScript('globalThis.__name = (named) => named;');
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const heapNow = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  await page.goto(address, { waitUntil: 'networkidle' });
  const before = await heapNow();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.evaluate(watchSearch);
  // What Playwright brings into the page would else be read on the way, which takes a slow machine 40 ms.
  await page.waitForFunction(() => true);
  const endTrace = await traceTasks(devtools);
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText(FIRST_QUERY);
  const watched = () => (window as unknown as { watched: { end: number; longestTask: number } }).watched;
  await page.waitForFunction(() => (window as unknown as { watched: { end: number } }).watched.end > 0);
  const { end, longestTask } = await page.evaluate(watched);
  const heaviestTask = await endTrace(end);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  for (const query of MORE_QUERIES) await searchNext(page, query);
  const heap = (await heapNow()) - before;
  await context.close();
  return { firstResult: end, longestTask, heaviestTask, heap };
}

/** An event of a trace. Times are in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Of the processor. */
  tdur?: number;
  args: { data?: { type?: string } };
}

/**
 * Traces the tasks of a page from now on.
 * @returns ends that, and gives the most processor time of a task that began within some milliseconds of the first key
 */
async function traceTasks(devtools: CDPSession): Promise<(within: number) => Promise<number>> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  return async (within) => {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await complete;
    const key = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown');
    if (!key) throw new Error('No key is in the trace.');
    const times = events
      .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === key.pid && tid === key.tid)
      .filter(({ ts, tdur = 0 }) => ts + tdur >= key.ts && ts <= key.ts + within * 1000)
      .map(({ tdur = 0 }) => tdur / 1000);
    return Math.max(0, ...times);
  };
}

/** Runs in the page, until the first result of the first query is drawn. */
function watchSearch(): void {
  const watched = { end: 0, longestTask: 0 };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longestTask = Math.max(watched.longestTask, duration);
  }).observe({ type: 'longtask' });
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const look = () => {
        if (!document.querySelector('.search-result mark')) return requestAnimationFrame(look);
        requestAnimationFrame(() =>
          setTimeout(() => {
            watched.end = performance.now() - timeStamp;
          }),
        );
      };
      look();
    },
    { capture: true, once: true },
  );
}

async function searchNext(page: Page, query: string): Promise<void> {
  const input = page.getByRole('combobox');
  await input.fill(query);
  const last = query.split(' ').at(-1) ?? '';
  await page
    .locator('.search-result mark')
    .filter({ hasText: new RegExp(last, 'i') })
    .first()
    .waitFor();
}
