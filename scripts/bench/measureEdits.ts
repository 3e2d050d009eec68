import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs } from '../../tests/browser/chromiumArgs.ts';
import { provideChromium } from '../chromium.ts';
import { startDevServer } from '../devServer.ts';

/** An edit that a writer makes, and where it is seen. */
export interface Edit {
  name: string;
  /** File from the docs folder; an absolute path where it is elsewhere. */
  file: string;
  /** Page that shows it, from `/docs/`. */
  page: string;
  /** Gives the text with a mark in it that readers see. */
  change(text: string, mark: string): string;
  /** Runs in the page, and says whether readers see the mark; without it, the page has to hold it as text. */
  isSeen?: (mark: string) => boolean | undefined | Promise<boolean>;
}

/** Milliseconds from saving to the browser: of an edit, each time. */
export interface EditTimes {
  name: string;
  seenMs: number[];
  /** Whether the page was loaded anew. */
  isReload: boolean;
}

const PORT = 4581;
/** Milliseconds that the server has after an edit until the next one, as a writer who reads what has changed. */
const REST = 2_500;

/** Starts the dev server on a docs folder, makes each edit several times, and takes it back at the end. */
export async function* measureEdits(docsDir: string, edits: readonly Edit[], times: number): AsyncGenerator<EditTimes> {
  const address = `http://127.0.0.1:${PORT}/docs/`;
  const browser = await chromium.launch({ executablePath: provideChromium('readers'), args: chromiumArgs });
  const server = await startDevServer(`${address}${edits[0].page}`, { env: { SITE_DOCS: docsDir } });
  try {
    for (const edit of edits) {
      const page = await browser.newPage();
      await page.goto(address + edit.page);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(REST);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      yield { name: edit.name, ...(await editAgainAndAgain(page, path.resolve(docsDir, edit.file), edit, times)) };
      await page.close();
    }
  } finally {
    await Promise.allSettled([browser.close(), server.stop()]);
  }
}

async function editAgainAndAgain(page: Page, file: string, { change, isSeen = isInText }: Edit, times: number) {
  const text = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, text);
  // A style is one of the repository, which a run that is ended early has to leave as it was.
  process.once('exit', restore);
  const seenMs: number[] = [];
  try {
    for (let time = 0; time < times; time++) {
      const mark = `Mark ${time} of ${times}`;
      const changed = change(text, mark);
      if (changed === text) throw new Error(`${file} has no place for the edit.`);
      const saved = Date.now();
      writeFileSync(file, changed);
      seenMs.push((await whenSeen(page, mark, isSeen)) - saved);
      await page.waitForTimeout(REST);
    }
    const isReload = !(await page.evaluate(() => 'isSame' in window));
    restore();
    await page.waitForTimeout(REST);
    return { seenMs, isReload };
  } finally {
    restore();
    process.off('exit', restore);
  }
}

const isInText = (mark: string) => document.body.textContent?.includes(mark);

/** The time at which the page shows a mark, by the clock that both processes share. A reload may come in between. */
async function whenSeen(page: Page, mark: string, isSeen: NonNullable<Edit['isSeen']>): Promise<number> {
  for (;;) {
    try {
      await page.waitForFunction(isSeen, mark);
      return await page.evaluate(() => Date.now());
    } catch (error) {
      if (!/context was destroyed|navigation/i.test((error as Error).message))
        throw new Error(`"${mark}" is not seen: ${(error as Error).message.split('\n')[0]}`);
    }
  }
}
