import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './buildSite.ts';
import { type DevServer, startDevServer } from './devServer.ts';

import { launchBrowser, openSearch, see } from './fixtureSite.ts';

const address = 'http://127.0.0.1:4590/docs/';
const fixture = path.join(root, 'tests', 'fixtures', 'searchVariants');
const docs = mkdtempSync(path.join(tmpdir(), 'search-dev-'));

let server: DevServer | undefined;
let browser: Browser | undefined;

beforeAll(async () => {
  cpSync(path.join(fixture, 'docs'), docs, { recursive: true });
  const config = path.join(fixture, 'rspress.config.ts');
  browser = await launchBrowser();
  server = await startDevServer(`${address}guide/keys.html`, {
    args: ['--config', config],
    env: { FIXTURE_DOCS: docs },
  });
});
afterAll(async () => {
  await Promise.allSettled([browser?.close(), server?.stop()]);
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
  const page = await (browser as Browser).newPage();
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
