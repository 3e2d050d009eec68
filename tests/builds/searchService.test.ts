import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { POLICY_FILE } from '../../plugins/staticPages/policy.ts';
import { repositoryRoot } from '../../scripts/run.ts';
import { meilisearchStandIn } from '../searchServices/meilisearch.ts';
import { ADMIN_KEY, PUBLIC_KEY, type StandIn } from '../searchServices/standIn.ts';
import { type FixtureSite, openFixture, openSearch, see } from './fixtureSite.ts';

// A site as an operator sets it up: a folder of pages whose site.json names a service, `npm run search:push`, a build.
// The service is a stand-in with the documented shapes, see tests/searchServices/standIn.ts.
let docs = '';
let service: StandIn;
let site: FixtureSite;
let page: Page;

const push = (key?: string) => {
  const { SEARCH_ADMIN_KEY, ...rest } = process.env;
  return promisify(execFile)('node_modules/.bin/tsx', ['scripts/searchPush.ts'], {
    cwd: repositoryRoot,
    env: { ...rest, SITE_DOCS: docs, ...(key && { SEARCH_ADMIN_KEY: key }) },
  });
};

beforeAll(async () => {
  service = await meilisearchStandIn();
  docs = mkdtempSync(path.join(tmpdir(), 'search-service-'));
  const search = {
    engine: 'meilisearch',
    apiUrl: service.url,
    searchKey: PUBLIC_KEY,
    searchIndexes: [{ value: 'docs', label: 'Docs' }],
  };
  const files = {
    'site.json': JSON.stringify({ search }),
    'index.md': '# Start\n\nBegin here.\n',
    'keys.md': '# Keys\n\nAll about keys.\n\n## Rotate\n\nReplace a key each year.\n',
    'locks.md': '# Locks\n\nA lock needs a key.\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(docs, name), text);
  await push(ADMIN_KEY);
  site = await openFixture(docs);
  page = await site.open('/');
});
afterAll(async () => {
  await site?.close();
  service?.close();
  rmSync(docs, { recursive: true, force: true });
});

test('a site with a search service is searched by it, under the policy of its build', async () => {
  const indexes: string[] = [];
  page.on('request', (request) => /static\/search[._]/.test(request.url()) && indexes.push(request.url()));
  const { input, options } = await openSearch(page);
  await input.fill('replace year');
  await see(options).toHaveCount(1);
  await see(options.first()).toContainText('Replace a key each year.');
  await options.first().click();
  await see(page).toHaveURL(`${site.url}/keys.html#rotate`);
  expect(indexes).toEqual([]);
  expect((page as Awaited<ReturnType<FixtureSite['newPage']>>).errors).toEqual([]);
});

test('its policy allows the service, and its scripts hold the chosen adapter alone', () => {
  expect(site.read(POLICY_FILE)).toContain(`connect-src 'self' ${service.url}`);
  const scripts = readdirSync(site.dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(site.dir, file), 'utf8'))
    .join('\n');
  expect(scripts).toContain('/multi-search');
  expect(scripts).not.toMatch(/X-TYPESENSE-API-KEY|x-algolia|searchIndexes",/);
  expect(scripts).not.toContain(ADMIN_KEY);
});

test('a push needs a key that may write, from the environment', async () => {
  await expect(push()).rejects.toThrow('SEARCH_ADMIN_KEY');
  await expect(push(PUBLIC_KEY)).rejects.toThrow('answered 403');
});
