import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { provideChromium } from '../../scripts/chromium.ts';
import { repositoryRoot, runTool } from '../../scripts/run.ts';
import { createStaticServer, listen } from '../../scripts/staticServer.ts';

const FIRST_PORT = 4600;

/** Milliseconds that a step may take. */
const TIMEOUT = 10_000;

/** The fixture with everything that the frame of a page can hold, served to a browser. */
export interface FrameFixture {
  /** Opens a page of the fixture, by its path below `/docs/`, and waits until it answers. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  close: () => Promise<void>;
}

/** Builds `tests/fixtures/frame` and serves it. */
export async function frameFixture(env: Record<string, string> = {}): Promise<FrameFixture> {
  const dir = mkdtempSync(path.join(tmpdir(), 'frame-'));
  const config = path.join(repositoryRoot, 'tests', 'fixtures', 'frame', 'rspress.config.ts');
  const isBuilt = runTool('rspress', ['build', '--config', config], {
    ...env,
    FIXTURE_OUT: dir,
    NODE_ENV: 'production',
  });
  if (!isBuilt) throw new Error('The fixture was not built.');
  const server: Server = createStaticServer({ dir, base: '/docs/', strict: true });
  const address = `http://127.0.0.1:${await listen(server, FIRST_PORT)}/docs/`;
  const browser: Browser = await chromium.launch({
    executablePath: provideChromium(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });
  return {
    open: async (to, options = {}) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 800 }, ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(TIMEOUT);
      await page.goto(address + to);
      if (options.javaScriptEnabled !== false) await untilAnswering(page);
      return page;
    },
    close: async () => {
      await browser.close();
      server.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function untilAnswering(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const part = document.querySelector('main') ?? document.querySelector('#__rspress_root a');
    return part !== null && Object.keys(part).some((key) => key.startsWith('__reactProps'));
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
