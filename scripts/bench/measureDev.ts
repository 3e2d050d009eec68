import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs } from '../../tests/browser/chromiumArgs.ts';
import { provideChromium } from '../chromium.ts';
import { startDevServer } from '../devServer.ts';
import { configArgs } from './measure.ts';

/** What somebody who writes waits for. */
export interface DevTimes {
  /** From the start to the first answer, with the cache of an earlier start. */
  answerMs: number;
  /** From the start to the first page in the browser. */
  drawnMs: number;
  /** From saving a page to its new prose in the browser, median. */
  editMs: number;
  /** Processor time of the server for one edit, median. */
  editCpuMs: number;
}

export interface DevSite {
  /** Configuration file of Rspress; ours without one. */
  config?: string;
  docsDir: string;
}

const PAGE = 'part-0/page-0';
const PORT = 4580;
/** Milliseconds that the server has after an edit until the next one. */
const REST = 500;
/** Of the processor, on Linux; there is no such file elsewhere. */
const TICKS_PER_SECOND = 100;

/** Starts a dev server twice, the second time with what the first one kept, and edits a page in the second. */
export async function measureDev(site: DevSite, edits: number): Promise<DevTimes> {
  await measureOnce(site, 1);
  return measureOnce(site, edits);
}

async function measureOnce({ config, docsDir }: DevSite, edits: number): Promise<DevTimes> {
  const browser = await chromium.launch({ executablePath: provideChromium('readers'), args: chromiumArgs });
  const page = await browser.newPage();
  const address = `http://127.0.0.1:${PORT}/docs/${PAGE}.html`;
  const start = performance.now();
  const server = await startDevServer(address, {
    args: configArgs(config),
    env: { SITE_DOCS: docsDir, SITE_RULES: 'off' },
  });
  try {
    const answerMs = performance.now() - start;
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const drawnMs = performance.now() - start;
    await page.waitForLoadState('networkidle');
    const times: number[] = [];
    const cpu: number[] = [];
    const file = path.join(docsDir, `${PAGE}.md`);
    const text = readFileSync(file, 'utf8');
    for (let edit = 0; edit < edits; edit++) {
      const before = cpuMs(server.pid);
      const mark = `Edit ${edit} of ${edits}.`;
      const seen = whenSeen(page, mark);
      const saved = Date.now();
      writeFileSync(file, text.replace('\n\n', `\n\n${mark} `));
      times.push((await seen) - saved);
      await page.waitForTimeout(REST);
      cpu.push(cpuMs(server.pid) - before);
    }
    writeFileSync(file, text);
    return { answerMs, drawnMs, editMs: median(times), editCpuMs: median(cpu) };
  } finally {
    await Promise.allSettled([browser.close(), server.stop()]);
  }
}

/** The time at which the page shows a text, by the clock that both processes share. */
async function whenSeen(page: Page, text: string): Promise<number> {
  const seen = await page.waitForFunction((mark) => document.body.textContent?.includes(mark) && Date.now(), text);
  return Number(await seen.jsonValue());
}

function cpuMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000;
  } catch {
    return Number.NaN;
  }
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
