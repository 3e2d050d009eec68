import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BASE } from '../../plugins/shared/site.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { createStaticServer, listen } from '../../scripts/staticServer.ts';
import { root } from './buildSite.ts';
import { type DevServer, startDevServer } from './devServer.ts';
import { launchBrowser, see } from './fixtureSite.ts';

const address = 'http://127.0.0.1:4592/docs/';
// The samples of the pages import packages, which are looked for in the folders above.
const parent = path.join(root, 'test-results', 'builds');
mkdirSync(parent, { recursive: true });
const docs = mkdtempSync(path.join(parent, 'dev-'));
const built = mkdtempSync(path.join(parent, 'dev-built-'));
const page = path.join(docs, 'explanations/services/gateway.mdx');

let server: DevServer;
let browser: Browser;

/** `npm run dev` on a copy of our own pages, for the tests to write in. */
beforeAll(async () => {
  cpSync(path.join(root, 'docs'), docs, { recursive: true });
  writeFileSync(path.join(built, 'index.html'), 'a build that is being served');
  browser = await launchBrowser();
  server = await startDevServer(address, { env: { SITE_DOCS: docs, SITE_OUT: built } });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  for (const folder of [docs, built]) rmSync(folder, { recursive: true, force: true });
});

async function open(file: string): Promise<Page> {
  const opened = await browser.newPage();
  await opened.goto(address + file);
  return opened;
}

const edit = (from: string, to: string) => writeFileSync(page, readFileSync(page, 'utf8').replace(from, to));

test('shows a page with its sidebar, and follows edits', async () => {
  const opened = await open('explanations/services/gateway.html');
  await see(opened.getByRole('heading', { level: 1 })).toContainText('How the gateway works', { timeout: 60_000 });
  await see(opened.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Gateway' })).toBeVisible();
  edit('# How the gateway works', '# How a gateway works');
  await see(opened.getByRole('heading', { level: 1 })).toContainText('How a gateway works', { timeout: 60_000 });
  expect(server.output()).not.toMatch(/\berror\b.*\n/i);
});

test('leaves what was built as it is', () => {
  expect(readdirSync(built)).toEqual(['index.html']);
});

test('runs live samples', async () => {
  const opened = await open('explanations/standards/w3c/decentralized-identifiers/documents.html');
  await opened.getByRole('button', { name: 'Run', exact: true }).first().click();
  await see(opened.getByText('Result of your run:')).toBeVisible({ timeout: 60_000 });
});

test('says what is wrong with a page where it is written, and when all is right again', async () => {
  const description = /^description: .*$/m.exec(readFileSync(page, 'utf8'))?.[0] ?? '';
  const before = server.output().length;
  edit(description, 'description: Too short.');
  await vi.waitFor(() => expect(server.output().slice(before)).toMatch(/gateway\.mdx:\d+:\d+/), 60_000);
  edit('description: Too short.', description);
  await vi.waitFor(() => expect(server.output().slice(before)).toContain('Every page keeps the rules again.'), 60_000);
});

const KINDS: [kind: string, file: string][] = [
  ['the home page', ''],
  ['a guide', 'guides/management/instances/create.html'],
  ['a tutorial with a live sample', 'tutorials/services/resolver/onyx-create-did.html'],
  ['a configuration page', 'reference/services/resolver/configuration.html'],
  ['an API page', 'reference/services/validator/api.html'],
  ['an overview', 'reference/'],
  ['an error page', 'reference/errors/unsupported-format.html'],
];

/** What stands on a page, element by element, without what differs by nature: ids that React makes, and comments. */
function shownElements(): string[] {
  const lines: string[] = [];
  const walk = (element: Element, depth: number) => {
    const names = ['class', 'href', 'role', 'aria-current', 'aria-expanded', 'hidden', 'data-live', 'alt', 'src'];
    const attributes = names.flatMap((name) =>
      element.getAttribute(name) ? [`${name}=${element.getAttribute(name)}`] : [],
    );
    const own = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent);
    lines.push(
      `${' '.repeat(depth)}${element.tagName} ${attributes.join(' ')} ${own.join('').trim().replace(/\s+/g, ' ')}`,
    );
    // The copy of the pages has no history that could tell a date.
    const children = [...element.children].filter((child) => !child.matches('.rp-last-updated'));
    for (const child of children) walk(child, depth + 1);
  };
  const root = document.getElementById('__rspress_root');
  if (root) walk(root, 0);
  return lines;
}

test.each(KINDS)('%s is the same document as in a build', async (_, file) => {
  const { outDir } = readSiteOptions(root, {});
  // Made by the step of `npm test` before this one.
  expect(existsSync(path.join(outDir, 'index.html')), 'Run npm run build first.').toBe(true);
  const server = createStaticServer({ dir: outDir, base: BASE });
  const built = `http://127.0.0.1:${await listen(server, 4594)}${BASE}`;
  const [ours, theirs] = await Promise.all(
    [built, address].map(async (site) => {
      const opened = await browser.newPage();
      await opened.goto(site + file);
      await see(opened.locator('html[data-scripts="live"]')).toBeAttached({ timeout: 60_000 });
      await see(opened.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
      await opened.waitForLoadState('networkidle');
      const lines = await opened.evaluate(shownElements);
      await opened.close();
      return lines;
    }),
  );
  server.close();
  expect(theirs).toEqual(ours);
  expect(ours.length).toBeGreaterThan(50);
});
