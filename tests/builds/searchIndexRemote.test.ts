import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { listen } from '../../scripts/staticServer.ts';
import { answering } from '../browser/frameChecks.ts';
import { stopClock } from '../browser/reading.ts';
import { type FixtureSite, openFixture, openSearch, see } from './fixtureSite.ts';

const docs = { id: 1, title: 'Keys', content: 'All about keys.', toc: [], routePath: '/keys', domain: '' };
const blog = { ...docs, title: 'The key day', routePath: '/2025/key-day', domain: 'https://blog.acme.example/posts' };

let site: FixtureSite;
let service: Server;
let page: Page;
let asked: URLSearchParams[] = [];
let status = 200;

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://localhost').searchParams);
    response.writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
    const found = asked.at(-1)?.get('keyword') !== 'nothing';
    const groups = [
      { index: 'docs', hits: found ? [docs] : [] },
      { index: 'blog', hits: found ? [blog] : [] },
    ];
    response.end(JSON.stringify(groups));
  });
  const serviceOrigin = `http://127.0.0.1:${await listen(service, 4560)}`;
  site = await openFixture('searchRemote', { env: { FIXTURE_API: `${serviceOrigin}/api/search` } });
});
afterAll(async () => {
  await site?.close();
  service.close();
});
beforeEach(async () => {
  asked = [];
  status = 200;
  page = await site.newPage();
  await page.goto(`${site.url}/`);
  await answering(page);
});
afterEach(() => page.context().close());

test('asks the service with keyword, limit, searchIndexes and lang, and no index file', async () => {
  const indexes: string[] = [];
  page.on('request', (request) => /static\/search[._]/.test(request.url()) && indexes.push(request.url()));
  const { input, options } = await openSearch(page);
  await input.fill('  API key & more ');
  await see(options.first()).toContainText('Keys');
  expect(asked.map((query) => Object.fromEntries(query))).toEqual([
    { keyword: 'API key & more', limit: '7', searchIndexes: 'docs,blog', lang: 'en' },
  ]);
  expect(indexes).toEqual([]);
});

test('waits until the reader pauses, and asks for a query once', async () => {
  const { input, options } = await openSearch(page);
  await stopClock(page);
  const pause = () => page.clock.runFor(150);
  await input.pressSequentially('keys');
  expect(asked).toEqual([]);
  await pause();
  await see(options.first()).toBeVisible();
  await input.fill('key');
  await pause();
  await see.poll(() => asked.length).toBe(2);
  await input.fill('keys');
  await pause();
  await see(options.first()).toContainText('Keys');
  expect(asked.map((query) => query.get('keyword'))).toEqual(['keys', 'key']);
});

test('shows the groups as tabs: this site in the same window, others in a new one', async () => {
  const { dialog, input, options, tabs } = await openSearch(page);
  await input.fill('key');
  await see(options.first()).toBeVisible();
  expect(await tabs.allTextContents()).toEqual(['Docs', 'Blog']);
  await tabs.filter({ hasText: 'Blog' }).click();
  await see(options.first()).toHaveAttribute('href', 'https://blog.acme.example/posts/2025/key-day.html');
  await see(options.first()).toHaveAttribute('target', '_blank');
  await tabs.filter({ hasText: 'Docs' }).click();
  await see(options.first()).toHaveAttribute('href', '/docs/keys.html');
  await input.focus();
  await page.keyboard.press('Enter');
  await see(page).toHaveURL(`${site.url}/keys.html`);
  await see(dialog).toBeHidden();
  expect(asked).toHaveLength(1);
});

test('says that there are no results', async () => {
  const { dialog, input } = await openSearch(page);
  await input.fill('nothing');
  await see(dialog.getByText('No results for')).toBeVisible();
});

test('logs a failure, has no results, and asks again on demand and on the next opening', async () => {
  const logged: string[] = [];
  page.on('console', (entry) => entry.type() === 'error' && logged.push(entry.text()));
  status = 503;
  let search = await openSearch(page);
  await search.input.fill('keys');
  await see(search.dialog.getByRole('alert')).toContainText('Search could not be loaded.');
  expect(await search.options.count()).toBe(0);
  expect(logged.join('\n')).toContain('503');

  status = 200;
  await search.dialog.getByRole('button', { name: 'Try again' }).click();
  await see(search.options.first()).toContainText('Keys');

  await page.keyboard.press('Escape');
  search = await openSearch(page);
  await search.input.fill('keys again');
  await see(search.options.first()).toBeVisible();
});

test('still publishes the records for the service, with the address of the site', async () => {
  const names = readdirSync(path.join(site.dir, 'static')).filter((name) => name.startsWith('search_index'));
  expect(names).toEqual([expect.stringMatching(/^search_index\.[0-9a-f]{8}\.json$/)]);
  const records = await (await fetch(`${site.url}/static/${names[0]}`)).json();
  expect(records[0]).toMatchObject({ domain: 'https://docs.acme.example/docs' });
});
