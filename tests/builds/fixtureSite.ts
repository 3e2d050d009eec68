import { existsSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test';
import { BASE } from '../../plugins/shared/site.ts';
import { POLICY_FILE } from '../../plugins/staticPages/contentPolicy.ts';
import { provideChromium } from '../../scripts/browsers.ts';
import { repositoryRoot, runProgram } from '../../scripts/run.ts';
import { createStaticServer, listen } from '../../scripts/staticServer.ts';
import { testArgs } from '../browser/chromiumArgs.ts';
import { answering } from '../browser/frameChecks.ts';

const FIRST_PORT = 4600;

/** Milliseconds that a step or an expectation may take on a busy machine. */
const TIMEOUT = 15_000;

/** Expectations about a page, which wait until they hold. */
export const see = expect.configure({ timeout: TIMEOUT });

/** A page whose uncaught errors, and what its content policy refused, are collected. */
export type FixturePage = Page & { errors: string[] };

/** A fixture that was built, is served by a strict host, and can be looked at in a browser. */
export interface FixtureSite {
  /** Reads a file of the output. */
  read(file: string): string;
  /** Address of the site, without a slash at the end: `http://127.0.0.1:4600/docs`. */
  url: string;
  /** Makes a page in a fresh profile. */
  newPage(options?: BrowserContextOptions): Promise<FixturePage>;
  /** Opens an address of the site, such as `/guide/`, in a fresh profile, and waits until it answers. */
  open(address: string, options?: BrowserContextOptions): Promise<FixturePage>;
  close(): Promise<void>;
}

/**
 * Builds `tests/fixtures/<name>` once in a run, into a folder that goes at its end: with its own configuration where it
 * has one, otherwise as any folder of pages is built.
 */
async function buildFixture(name: string): Promise<string> {
  const built = path.join(tmpdir(), `built-${name}`);
  if (existsSync(built)) return built;
  const dir = mkdtempSync(path.join(tmpdir(), `fixture-${name}-`));
  const fixture = path.join(repositoryRoot, 'tests', 'fixtures', name);
  const config = path.join(fixture, 'rspress.config.ts');
  const brand = path.join(fixture, 'brand.json');
  const isBuilt = existsSync(config)
    ? await runProgram('rspress', ['build', '--config', config], { env: { FIXTURE_OUT: dir, NODE_ENV: 'production' } })
    : await runProgram('tsx', [
        'scripts/build.ts',
        '--docs',
        fixture,
        '--out',
        dir,
        ...(existsSync(brand) ? ['--brand', brand] : []),
      ]);
  if (!isBuilt) throw new Error(`The fixture ${name} was not built.`);
  // Under its name only when it is whole.
  renameSync(dir, built);
  return built;
}

/** Builds a fixture, serves it, and starts a browser. */
export async function openFixture(name: string): Promise<FixtureSite> {
  const dir = await buildFixture(name);
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  // Each site is served under the policy that its own build wrote.
  const server = createStaticServer({ dir, base: BASE, strict: true, policy: read(POLICY_FILE).trim() });
  const url = `http://127.0.0.1:${await listen(server, FIRST_PORT)}${BASE.slice(0, -1)}`;
  const browser = await launchBrowser();
  const newPage = (options?: BrowserContextOptions) => makePage(browser, options);
  return {
    url,
    read,
    newPage,
    async open(address, options) {
      const page = await newPage(options);
      await page.goto(url + address);
      if (options?.javaScriptEnabled !== false) await answering(page);
      return page;
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: provideChromium(), args: testArgs });
}

async function makePage(browser: Browser, options?: BrowserContextOptions): Promise<FixturePage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy')) errors.push(message.text());
  });
  return Object.assign(page, { errors });
}

/** Opens the search of the page in view and gives what the tests look at. */
export async function openSearch(page: Page) {
  // The labels differ by language.
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  const input = dialog.getByRole('combobox');
  await input.waitFor();
  return { dialog, input, options: dialog.getByRole('option'), tabs: dialog.getByRole('tab') };
}
