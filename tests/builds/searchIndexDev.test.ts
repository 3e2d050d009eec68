import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { repositoryRoot } from '../../scripts/run.ts';
import { launchBrowser, openSearch, see } from './fixtureSite.ts';

const PORT = 4590;
const address = `http://127.0.0.1:${PORT}/docs/`;
const fixture = path.join(repositoryRoot, 'tests', 'fixtures', 'searchVariants');
const docs = mkdtempSync(path.join(tmpdir(), 'search-dev-'));

let server: ChildProcess;
let browser: Browser;
let output = '';

beforeAll(async () => {
  cpSync(path.join(fixture, 'docs'), docs, { recursive: true });
  const command = path.join(repositoryRoot, 'node_modules', '.bin', 'rspress');
  const config = path.join(fixture, 'rspress.config.ts');
  server = spawn(command, ['dev', '--config', config, '--host', '127.0.0.1', '--port', String(PORT)], {
    cwd: repositoryRoot,
    env: { ...process.env, FIXTURE_DOCS: docs, NODE_ENV: 'development' },
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (data) => (output += data));
  browser = await launchBrowser();
  const isUp = () => fetch(`${address}guide/keys.html`).then(({ ok }) => ok || Promise.reject(new Error(output)));
  await vi.waitFor(isUp, { timeout: 60_000, interval: 200 });
});
afterAll(async () => {
  await browser.close();
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await ended;
  rmSync(docs, { recursive: true, force: true });
});

/** Searches on a page that is loaded anew, as a writer would, and gives the text of the first hit. */
async function search(page: Page, query: string): Promise<string> {
  await page.goto(`${address}guide/keys.html`);
  await see(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { dialog, input, options } = await openSearch(page);
  await input.fill(query);
  await options.first().or(dialog.getByText('No results for')).waitFor();
  return (await options.count()) > 0 ? ((await options.first().textContent()) ?? '') : '';
}

test('the dev server has the same index, and it follows edits', async () => {
  const page = await browser.newPage();
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /search_index.*/.exec(request.url())?.[0];
    if (name) names.push(name);
  });
  expect(await search(page, 'cafe')).toContain('checks a café credential');
  expect(await search(page, 'zebra')).toBe('');

  const file = path.join(docs, 'v2/en/guide/keys.mdx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('café', 'zebra'));
  await expect.poll(() => search(page, 'zebra'), { timeout: 60_000 }).toContain('checks a zebra credential');
  expect(new Set(names).size).toBe(2);
});
