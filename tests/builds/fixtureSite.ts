import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { BASE } from '../../plugins/shared/site.ts';
import { provideChromium } from '../../scripts/chromium.ts';
import { createStaticServer, listen } from '../../scripts/staticServer.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A fixture that was built, is served by a strict host, and can be looked at in a browser. */
export interface FixtureSite {
  dir: string;
  /** Address of the site, without a slash at the end: `http://127.0.0.1:4600/docs`. */
  url: string;
  read(file: string): string;
  /** Opens a page in a fresh profile. Its uncaught errors are collected. */
  open(options?: BrowserContextOptions): Promise<Page & { errors: string[] }>;
  close(): Promise<void>;
}

/**
 * Builds `tests/fixtures/<name>` with our engine.
 * @param policy serves it with a content security policy that allows its own inline scripts alone
 */
export async function openFixture(name: string, { policy = false } = {}): Promise<FixtureSite> {
  const dir = mkdtempSync(path.join(tmpdir(), `docs-${name}-`));
  const args = ['scripts/build.ts', '--docs', `tests/fixtures/${name}`, '--out', dir];
  const built = spawnSync(path.join(root, 'node_modules/.bin/tsx'), args, { cwd: root, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The fixture ${name} was not built.\n${built.stdout}${built.stderr}`);
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const headers: Record<string, string> = policy ? { 'Content-Security-Policy': strictPolicy(read('index.html')) } : {};
  const server = createStaticServer({ dir, base: BASE, strict: true, headers });
  await listen(server, 4600);
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath: provideChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  return {
    dir,
    url: `http://127.0.0.1:${port}${BASE.slice(0, -1)}`,
    read,
    open: (options) => openPage(browser, options),
    async close() {
      await browser.close();
      server.close();
      rmSync(dir, { recursive: true });
    },
  };
}

async function openPage(browser: Browser, options?: BrowserContextOptions): Promise<Page & { errors: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy')) errors.push(message.text());
  });
  return Object.assign(page, { errors });
}

/** The strictest policy that our pages work under. */
function strictPolicy(html: string): string {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src-elem 'self'",
    "style-src-attr 'unsafe-inline'",
  ].join('; ');
}
