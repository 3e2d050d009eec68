import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { BASE } from '../../plugins/shared/site.ts';
import { createStaticServer, listen } from '../../scripts/staticServer.ts';
import { USER_VARIABLES_KEY } from '../../theme/components/UserVariables/userVariables.ts';
import { build, digests, root } from './buildSite.ts';
import { type DevServer, startDevServer } from './devServer.ts';

import { launchBrowser, see } from './fixtureSite.ts';

const address = 'http://127.0.0.1:4592/docs/';
const [docs, built] = ['docs', 'built'].map((name) => mkdtempSync(path.join(tmpdir(), `dev-${name}-`)));

/** Milliseconds in which a busy machine shows an edit. */
const SLOW = { timeout: 30_000 };
/** The checks run behind all else. */
const CHECKED = { timeout: 90_000 };

let server: DevServer | undefined;
let browser: Browser;

const output = () => server?.output() ?? '';

/** A build and `npm run dev` of a copy of a small site, for the tests to write in. */
beforeAll(async () => {
  cpSync(path.join(root, 'tests/fixtures/devServer'), docs, { recursive: true });
  const { status, output } = await build(['--docs', docs, '--out', built, '--rules', 'on']);
  expect(status, output).toBe(0);
  browser = await launchBrowser();
});
// A test that is tried again after its server ended has a new one: how the last one ended is told when it does.
beforeEach(async () => {
  if (server?.isRunning()) return;
  await server?.stop();
  server = await startDevServer(address, { env: { SITE_DOCS: docs, SITE_OUT: built } });
});
afterAll(async () => {
  await Promise.allSettled([browser?.close(), server?.stop()]);
  for (const folder of [docs, built]) rmSync(folder, { recursive: true, force: true });
});

async function open(file: string): Promise<Page> {
  const opened = await browser.newPage();
  await opened.goto(address + file);
  return opened;
}

/** Writes a file of the pages, and gives what puts it back. */
function write(file: string, change: (text: string) => string): () => void {
  const absolute = path.join(docs, file);
  const text = readFileSync(absolute, 'utf8');
  const restore = () => writeFileSync(absolute, text);
  onTestFinished(restore);
  writeFileSync(absolute, change(text));
  return restore;
}

const sample = 'guides/sample';
const afterTitle = (added: string) => (text: string) => text.replace(/^(# .*\n)/m, `$1\n${added}\n`);

test('an edit of prose shows up without a reload; scroll position, tabs and values stay', async () => {
  const opened = await browser.newPage({ viewport: { width: 1280, height: 300 } });
  await opened.addInitScript((key) => localStorage.setItem(key, '{"region":"us-2"}'), USER_VARIABLES_KEY);
  await opened.goto(`${address}guides/create.html`);
  await see(opened.getByRole('navigation', { name: 'Sidebar' }).getByRole('link').first()).toBeVisible(SLOW);
  const tab = opened.getByRole('tab', { selected: false }).first();
  const name = (await tab.textContent()) ?? '';
  await tab.click();
  await see(opened.getByRole('main')).toContainText('us-2');
  await opened.evaluate(() => {
    Object.assign(window, { isSame: true });
    scrollTo({ top: 100, behavior: 'instant' });
  });
  const restore = write('guides/create.mdx', (text) => `${text}\nA new sentence.\n`);
  await see(opened.getByText('A new sentence.')).toBeAttached(SLOW);
  expect(await opened.evaluate(() => [Reflect.get(window, 'isSame'), scrollY])).toEqual([true, 100]);
  await see(opened.getByRole('tab', { name, selected: true }).first()).toBeVisible();
  await see(opened.getByRole('main')).toContainText('us-2');
  restore();
  await see(opened.getByText('A new sentence.')).toHaveCount(0, SLOW);
  await opened.close();
});

test.each([
  ['An <b> that stays open.', 'Expected a closing tag'],
  ['Up to {limitOfKeys} keys.', 'limitOfKeys is not defined'],
  ['<ConfigurationKeys of="nothing" />', 'sample.mdx:'],
])('a broken page shows an overlay with the mistake, and recovers: %s', async (wrong, message) => {
  const opened = await open(`${sample}.html`);
  const title = opened.getByRole('heading', { level: 1 });
  await see(title).toContainText('Run a sample', SLOW);
  const restore = write(`${sample}.mdx`, afterTitle(wrong));
  await see(opened.locator('rsbuild-error-overlay')).toContainText(message, SLOW);
  restore();
  await see(opened.locator('rsbuild-error-overlay')).toHaveCount(0, SLOW);
  await see(title).toContainText('Run a sample', SLOW);
  await opened.close();
});

test.each([
  ['_nav.json', '"Guides"', '"Lessons"', 'Lessons'],
  ['_samples/hello.json', '"Hello"', '"Another title"', 'Another title'],
])('an edit of %s shows up', async (file, from, to, shown) => {
  const opened = await open(`${sample}.html`);
  await see(opened.getByRole('heading', { level: 1 })).toBeVisible(SLOW);
  const restore = write(file, (text) => text.replace(from, to));
  await see(opened.getByText(shown).first()).toBeVisible(SLOW);
  restore();
  await see(opened.getByText(shown)).toHaveCount(0, SLOW);
  await opened.close();
});

test('a mistake in data is one message with its line, without a stack', async () => {
  const opened = await open(`${sample}.html`);
  await see(opened.getByRole('heading', { level: 1 })).toBeVisible(SLOW);
  const before = output().length;
  write('_samples/hello.json', (text) => text.replace('"', ''));
  await see(opened.locator('rsbuild-error-overlay')).toContainText('_samples/hello.json:2:3', SLOW);
  expect(output().slice(before)).not.toMatch(/^\s*.?\s*at .*:\d+:\d+\)?$/m);
  await opened.close();
});

test('a file that a sample shows is followed', async () => {
  const opened = await open(`${sample}.html`);
  const main = opened.getByRole('main');
  await see(main).toContainText('"first"', SLOW);
  write('public/shown.json', () => '{ "second": 2 }\n');
  await see(main).toContainText('"second"', SLOW);
  await opened.close();
});

test('an unknown address has status 404 and stays, and other addresses have status 200', async () => {
  for (const known of ['', 'guides/', 'guides', 'guides/create.html', 'guides/create', 'shown.json', 'llms.txt'])
    expect((await fetch(address + known, { method: 'HEAD' })).status, known).toBe(200);
  const opened = await browser.newPage();
  expect((await opened.goto(`${address}no/such`))?.status()).toBe(404);
  await see(opened.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
  await opened.waitForLoadState('networkidle');
  expect(opened.url()).toBe(`${address}no/such`);
  await opened.close();
});

test('runs live samples, and leaves what was built as it is', async () => {
  const before = digests(built);
  const opened = await open(`${sample}.html`);
  await opened.getByRole('button', { name: 'Run', exact: true }).first().click();
  await see(opened.getByText('Result of your run:')).toBeVisible(SLOW);
  expect(digests(built)).toEqual(before);
  await opened.close();
});

test('reports a problem in the terminal and on its page, and when there is none left', async () => {
  const before = output().length;
  const opened = await open(`${sample}.html`);
  const restore = write(`${sample}.mdx`, (text) => text.replace(/^description: .*$/m, 'description: Too short.'));
  await vi.waitFor(() => expect(output().slice(before)).toMatch(/sample\.mdx:\d+:\d+ {2}error/), CHECKED);
  await see(opened.getByRole('status', { name: 'Problems' })).toContainText('1 on this page', SLOW);
  restore();
  await vi.waitFor(() => expect(output().slice(before)).toContain('No errors.'), CHECKED);
  await opened.close();
});

/** What stands on a page, element by element, without what differs by nature: ids that React makes, and comments. */
function shownElements(): string[] {
  const lines: string[] = [];
  const walk = (element: Element, depth: number) => {
    const names = ['class', 'href', 'role', 'aria-current', 'aria-expanded', 'hidden', 'data-client', 'alt', 'src'];
    const attributes = names.flatMap((name) =>
      element.getAttribute(name) ? [`${name}=${element.getAttribute(name)}`] : [],
    );
    const own = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent);
    lines.push(
      `${' '.repeat(depth)}${element.tagName} ${attributes.join(' ')} ${own.join('').trim().replace(/\s+/g, ' ')}`,
    );
    // The copy of the pages has no history that could tell a date, and no build tells of problems.
    const children = [...element.children].filter((child) => !child.matches('.rp-last-updated, .dev-problems'));
    for (const child of children) walk(child, depth + 1);
  };
  const root = document.getElementById('__rspress_root');
  if (root) walk(root, 0);
  return lines;
}

test.each(['', 'guides/', 'guides/create.html', 'guides/sample.html'])(
  '/docs/%s is the same document as in a build',
  async (file) => {
    const server = createStaticServer({ dir: built, base: BASE });
    const site = `http://127.0.0.1:${await listen(server, 4594)}${BASE}`;
    const [ours, theirs] = await Promise.all(
      [site, address].map(async (site) => {
        const opened = await browser.newPage();
        await opened.goto(site + file);
        await see(opened.locator('html[data-scripts="live"]')).toBeAttached(SLOW);
        await see(opened.getByRole('heading', { level: 1 })).toBeVisible(SLOW);
        await opened.waitForLoadState('networkidle');
        const lines = await opened.evaluate(shownElements);
        await opened.close();
        return lines;
      }),
    );
    server.close();
    expect(theirs).toEqual(ours);
    expect(ours.length).toBeGreaterThan(40);
  },
);
