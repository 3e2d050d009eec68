import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { SECURITY_HEADERS } from '../../plugins/hosts/responseHeaders.ts';
import { BASE } from '../../plugins/shared/site.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { createStaticServer, listen } from '../../scripts/staticServer.ts';
import { answering, expectNoAxeFindings } from './frameChecks.ts';
import { watchRefusals } from './refusals.ts';
import { button, input, options } from './searchPage.ts';

// Each test has a host of its own, which goes away in the middle of it.

const FIRST_PORT = 4600;

// Whoever saves a copy waits for all files of the site.
test.setTimeout(120_000);
const repository = path.resolve(import.meta.dirname, '../..');
const { outDir } = readSiteOptions(repository, process.env);
const policy = readFileSync(path.join(outDir, 'content-security-policy.txt'), 'utf8').trim();
const site = createStaticServer({ dir: outDir, base: BASE, policy });
const asBuilt: RequestListener = (request, response) => void site.emit('request', request, response);

const servers: Server[] = [];

test.afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** A host of the built site. `answer` decides what it answers from then on; `stop` ends it. */
async function startHost() {
  let now = asBuilt;
  const server = createServer((request, response) => now(request, response));
  servers.push(server);
  const port = await listen(server, FIRST_PORT);
  return {
    url: `http://127.0.0.1:${port}${BASE}`,
    answer: (listener: RequestListener) => {
      now = listener;
    },
    // Its port stays taken: another host there would answer in its place.
    stop: () => {
      server.on('connection', (socket) => socket.destroy());
      server.closeAllConnections();
    },
  };
}

const notice = (page: Page) => page.locator('.page-notice');
const savedNotice = (page: Page) => page.locator('.saved-notice');

async function askForCopy(page: Page): Promise<void> {
  await answering(page);
  await page.locator('.page-actions summary').click();
  await page.getByRole('button', { name: 'Read offline' }).click();
}

/** Storing some thousand files takes a busy machine longer than anything else here. */
async function savedIn(page: Page): Promise<void> {
  await expect(notice(page)).toContainText('is saved in this browser', { timeout: 45_000 });
}

test('a copy that does not arrive whole is not stored; what was saved is read without a network: pages, search and tools', async ({
  page,
}) => {
  const host = await startHost();
  const refusals = await watchRefusals(page);
  const packed = readFileSync(
    path.join(outDir, JSON.parse(readFileSync(path.join(outDir, 'offline-copy.json'), 'utf8')).file),
  );
  host.answer((request, response) => {
    if (!request.url?.endsWith('offline-copy.json')) return asBuilt(request, response);
    response.writeHead(503).end();
  });
  await page.goto(`${host.url}guides/go-live.html`);
  await askForCopy(page);
  await expect(notice(page)).toContainText("couldn't be saved");
  host.answer((request, response) => {
    if (!request.url?.endsWith('.bin')) return asBuilt(request, response);
    response.end(packed.subarray(0, packed.length / 2));
  });
  // The size comes first, which the reader hasn't seen yet.
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await notice(page).getByRole('button', { name: 'Save' }).click();
  await expect(notice(page)).toContainText("couldn't be saved");
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  host.answer(asBuilt);
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await savedIn(page);
  expect(await refusals()).toEqual([]);
  host.stop();

  await page.goto(`${host.url}reference/services/verifier/policies/status.html`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(savedNotice(page)).toContainText(/This is your copy from \w+ \d+, \d{4}/);

  await answering(page);
  // A worker of a tool obeys the policy of its own script.
  const script = await page.locator('script[src]').first().getAttribute('src');
  for (const address of [page.url(), script ?? '']) {
    const sent = await page.evaluate(async (address) => Object.fromEntries((await fetch(address)).headers), address);
    for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, 'Content-Security-Policy': policy }))
      expect(sent[name.toLowerCase()]).toBe(value);
  }
  await page
    .getByRole('navigation', { name: 'Sidebar' })
    .getByRole('link', { name: 'Not Before', exact: true })
    .click();
  await expect(page).toHaveURL(/not-before\.html$/);

  await button(page).click();
  await input(page).fill('token status list');
  await expect(options(page).first()).toContainText(/status list/i);
  await page.keyboard.press('Escape');

  await page.goto(`${host.url}reference/tools/error-decoder.html`);
  await answering(page);
  await page.locator('.bench textarea').first().fill('{"platformType":"proof-resolve-issuer","detail":"No such key"}');
  await expect(page.locator('.bench')).toContainText('Issuer key could not be found');

  const missing = await page.goto(`${host.url}guides/nothing-of-that-name.html`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/page not found/i);
});

test('the newest page is shown, a host that fails or is silent gives way to the copy, and a reader can remove it', async ({
  page,
}) => {
  const host = await startHost();
  await page.goto(`${host.url}guides/go-live.html`);
  await askForCopy(page);
  await notice(page).getByRole('button', { name: 'Save' }).click();
  await savedIn(page);
  const address = `${host.url}guides/on-call.html`;
  const title = await page.goto(address).then(() => page.title());
  host.answer((_, response) => response.end('<!doctype html><title>Newer</title>'));
  await page.goto(address);
  expect(await page.title()).toBe('Newer');
  host.answer((_, response) => void response.writeHead(503).end('<!doctype html><title>Busy</title>'));
  await page.goto(address);
  expect(await page.title()).toBe(title);
  await expect(savedNotice(page)).toBeVisible();
  host.answer(() => {});
  await page.goto(`${host.url}guides/test-in-ci.html`);
  await expect(savedNotice(page)).toBeVisible();

  host.answer(asBuilt);
  await page.goto(`${host.url}guides/on-call.html`);
  await askForCopy(page);
  await expectNoAxeFindings(page, '.page-notice');
  await notice(page).getByRole('button', { name: 'Remove the copy' }).click();
  await expect(notice(page)).toContainText('The copy was removed.');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  host.stop();
  await expect(page.goto(`${host.url}guides/go-live.html`)).rejects.toThrow(/net::ERR_|NS_ERROR_/);
});
