import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { BASE } from '../../plugins/shared/site.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { createStaticServer, listen } from '../../scripts/staticServer.ts';
import { FILL_KEY } from '../../theme/logic/fillValues.ts';
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

let server: DevServer | undefined;
let browser: Browser;

const output = () => server?.output() ?? '';

/** `npm run dev` on a copy of our own pages, for the tests to write in. */
beforeAll(async () => {
  cpSync(path.join(root, 'docs'), docs, { recursive: true });
  // A docs folder elsewhere has its own; without it, the old addresses would lead nowhere.
  cpSync(path.join(root, 'redirects.json'), path.join(docs, 'redirects.json'));
  writeFileSync(path.join(built, 'index.html'), 'a build that is being served');
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

const edit = (from: string, to: string) => writeFileSync(page, readFileSync(page, 'utf8').replace(from, to));

test('shows a page with its sidebar, and follows edits', async () => {
  const opened = await open('explanations/services/gateway.html');
  await see(opened.getByRole('heading', { level: 1 })).toContainText('How the gateway works', { timeout: 60_000 });
  await see(opened.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Gateway' })).toBeVisible();
  edit('# How the gateway works', '# How a gateway works');
  await see(opened.getByRole('heading', { level: 1 })).toContainText('How a gateway works', { timeout: 60_000 });
  expect(output()).not.toMatch(/\berror\b.*\n/i);
});

test('an edit of prose is drawn without a reload, and scroll, tabs and values stay', async () => {
  const file = path.join(docs, 'guides/management/instances/create.mdx');
  const opened = await browser.newPage();
  await opened.addInitScript((key) => localStorage.setItem(key, '{"region":"us-2"}'), FILL_KEY);
  await opened.goto(`${address}guides/management/instances/create.html`);
  const tab = opened.getByRole('tab', { selected: false }).first();
  const name = (await tab.textContent()) ?? '';
  await tab.click();
  await see(opened.getByRole('main')).toContainText('us-2');
  await opened.evaluate(() => {
    Object.assign(window, { isSame: true });
    scrollTo({ top: 400, behavior: 'instant' });
  });
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text}\nA sentence that was not there.\n`);
  await see(opened.getByText('A sentence that was not there.')).toBeAttached({ timeout: 60_000 });
  expect(await opened.evaluate(() => [Reflect.get(window, 'isSame'), scrollY])).toEqual([true, 400]);
  await see(opened.getByRole('tab', { name, selected: true }).first()).toBeVisible();
  await see(opened.getByRole('main')).toContainText('us-2');
  writeFileSync(file, text);
  await see(opened.getByText('A sentence that was not there.')).toHaveCount(0, { timeout: 60_000 });
  await opened.close();
});

test('an edit of a title or of front matter reaches the frame without a reload, and stays when pages change', async () => {
  const opened = await open('explanations/services/gateway.html');
  await see(opened.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  await opened.evaluate(() => Object.assign(window, { isSame: true }));
  const text = readFileSync(page, 'utf8');
  onTestFinished(() => writeFileSync(page, text));
  writeFileSync(
    page,
    text.replace(/^# .*/m, '# How routes are found').replace(/^description: .*/m, 'description: Routes.'),
  );
  const sidebar = opened.getByRole('navigation', { name: 'Sidebar' });
  const hasNew = async () => {
    await see(opened).toHaveTitle(/^How routes are found/, { timeout: 60_000 });
    await see(opened.locator('meta[name="description"]')).toHaveAttribute('content', 'Routes.', { timeout: 60_000 });
  };
  await hasNew();
  await sidebar.getByRole('link', { name: 'Verifier' }).first().click();
  await see(opened).not.toHaveTitle(/^How routes are found/, { timeout: 60_000 });
  await opened.goBack();
  await hasNew();
  expect(await opened.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
  await opened.close();
});

test('a page that is broken says so in its place, with its line, and comes back', async () => {
  const opened = await open('explanations/services/gateway.html');
  const title = opened.getByRole('heading', { level: 1 });
  await see(title).toContainText('gateway works', { timeout: 60_000 });
  const text = readFileSync(page, 'utf8');
  const line = text.split('\n').findIndex((row) => row.startsWith('# ')) + 3;
  for (const wrong of ['An <b> that stays open.', 'Up to {limitOfKeys} keys.', '<ConfigurationKeys of="nothing" />']) {
    writeFileSync(page, text.replace(/^(# .*\n)/m, `$1\n${wrong}\n`));
    await see(title).toContainText('This page cannot be drawn', { timeout: 60_000 });
    const place = wrong.includes('limit') ? 'limitOfKeys is not defined' : `gateway.mdx:${line}`;
    await see(opened.getByRole('main')).toContainText(place);
    await see(opened.getByRole('navigation', { name: 'Sidebar' })).toBeVisible();
    writeFileSync(page, text);
    await see(title).toContainText('gateway works', { timeout: 60_000 });
  }
  await opened.close();
});

test('sidebar, navigation and data are followed without a restart or a reload, and a mistake in data is a message', async () => {
  const opened = await open('reference/errors/unsupported-format.html');
  const follow = async (file: string, change: (text: string) => string, shown: string) => {
    const absolute = path.join(docs, file);
    const text = readFileSync(absolute, 'utf8');
    writeFileSync(absolute, change(text));
    await see(opened.getByText(shown).first()).toBeVisible({ timeout: 60_000 });
    writeFileSync(absolute, text);
    await see(opened.getByText(shown)).toHaveCount(0, { timeout: 60_000 });
  };
  await see(opened.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  await opened.evaluate(() => Object.assign(window, { isSame: true }));
  await follow('_nav.json', (text) => text.replace('"Tutorials"', '"Lessons"'), 'Lessons');
  const errors = 'public/spec/errors.json';
  const withEntry = (text: string, change: (entry: Record<string, unknown>) => void) => {
    const all = JSON.parse(text);
    change(all.errors.find(({ slug }: { slug: string }) => slug === 'unsupported-format'));
    return JSON.stringify(all, null, 2);
  };
  await follow(
    errors,
    (text) => withEntry(text, (entry) => Object.assign(entry, { title: 'Another format' })),
    'Another format',
  );
  await follow(
    errors,
    (text) => withEntry(text, (entry) => Reflect.deleteProperty(entry, 'title')),
    'This page cannot be drawn',
  );
  expect(output().match(/Local:/g)).toHaveLength(1);
  expect(await opened.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
  await opened.close();
});

test('a file that a sample shows is followed, says when it is gone, and comes back', async () => {
  const shown = path.join(docs, 'public/examples/shown.json');
  const before = readFileSync(page, 'utf8');
  writeFileSync(shown, '{ "first": 1 }\n');
  edit('\n## ', '\n```json title="Shown" file="/public/examples/shown.json"\n```\n\n## ');
  const opened = await open('explanations/services/gateway.html');
  const main = opened.getByRole('main');
  await see(main).toContainText('"first"', { timeout: 60_000 });
  writeFileSync(shown, '{ "second": 2 }\n');
  await see(main).toContainText('"second"', { timeout: 60_000 });
  rmSync(shown);
  await see(main).toContainText('This page cannot be drawn', { timeout: 60_000 });
  await see(main).toContainText('page/unreadable');
  writeFileSync(shown, '{ "third": 3 }\n');
  await see(main).toContainText('"third"', { timeout: 60_000 });
  writeFileSync(page, before);
  await see(main).not.toContainText('"third"', { timeout: 60_000 });
  rmSync(shown);
  await opened.close();
});

test('broken data of a sample are a message with their line, without a stack, and come back', async () => {
  const opened = await open('tutorials/services/resolver/onyx-create-did.html');
  const main = opened.getByRole('main');
  await see(main.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  const data = path.join(docs, '_samples/create-did-key.json');
  const text = readFileSync(data, 'utf8');
  const told = output().length;
  writeFileSync(data, text.replace('"', ''));
  await see(main).toContainText('_samples/create-did-key.json:2:3 This is not JSON', { timeout: 60_000 });
  writeFileSync(data, text);
  await see(main).not.toContainText('This page cannot be drawn', { timeout: 60_000 });
  expect(output().slice(told)).not.toMatch(/^\s*.?\s*at .*:\d+:\d+\)?$/m);
  await opened.close();
});

test('leaves what was built as it is', () => {
  expect(readdirSync(built)).toEqual(['index.html']);
});

test('runs live samples', async () => {
  const opened = await open('explanations/standards/w3c/decentralized-identifiers/documents.html');
  await opened.getByRole('button', { name: 'Run', exact: true }).first().click();
  await see(opened.getByText('Result of your run:')).toBeVisible({ timeout: 60_000 });
});

/** The checks run behind all else, and their first look is at every page. */
const CHECKED = 140_000;

test('says what is wrong with a page where it is written, and when all is right again', async () => {
  const text = readFileSync(page, 'utf8');
  onTestFinished(() => writeFileSync(page, text));
  const description = /^description: .*$/m.exec(readFileSync(page, 'utf8'))?.[0] ?? '';
  const before = output().length;
  const opened = await open('explanations/services/gateway.html');
  edit(description, 'description: Too short.');
  await vi.waitFor(() => expect(output().slice(before)).toMatch(/gateway\.mdx:\d+:\d+/), CHECKED);
  await see(opened.getByRole('status', { name: 'Problems' })).toContainText('1 on this page', { timeout: 60_000 });
  edit('description: Too short.', description);
  await vi.waitFor(() => expect(output().slice(before)).toContain('Every page keeps the rules again.'), CHECKED);
  await opened.close();
});

// The checks have looked at every page by now.
test('a sidebar that names no page is a message, while the last one stands and other pages work', async () => {
  const sidebar = path.join(docs, 'explanations/services/_meta.json');
  const text = readFileSync(sidebar, 'utf8');
  onTestFinished(() => writeFileSync(sidebar, text));
  const opened = await open('explanations/services/gateway.html');
  const entry = opened.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Gateway' });
  await see(entry).toBeVisible({ timeout: 60_000 });
  const before = output().length;
  writeFileSync(sidebar, text.replace('"name": "gateway"', '"name": "gatewax"'));
  await vi.waitFor(
    () => expect(output().slice(before)).toMatch(/_meta\.json:\d+:\d+ {2}sidebar\/page-exists/),
    CHECKED,
  );
  await opened.goto(`${address}tutorials/`);
  await see(opened.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  await see(opened.locator('rsbuild-error-overlay')).toHaveCount(0);
  writeFileSync(sidebar, text);
  await opened.goto(`${address}explanations/services/gateway.html`);
  await see(entry).toBeVisible({ timeout: 60_000 });
  await opened.close();
});

test('a page that comes or goes is followed, and a file that is no page starts nothing anew', async () => {
  const starts = () => output().match(/Local:/g)?.length ?? 0;
  const before = starts();
  const added = path.join(docs, 'explanations/services/added.mdx');
  writeFileSync(path.join(docs, '.editor.part'), 'no page');
  writeFileSync(added, '---\ndescription: A page that was not there.\n---\n\n# An added page\n');
  await vi.waitFor(() => expect(starts()).toBe(before + 1), 60_000);
  // A server that says that it has started may not answer yet.
  const opened = await browser.newPage();
  const visit = () => vi.waitFor(() => opened.goto(`${address}explanations/services/added.html`), 60_000);
  await visit();
  await see(opened.getByRole('heading', { level: 1 })).toContainText('An added page', { timeout: 60_000 });
  rmSync(added);
  await vi.waitFor(() => expect(starts()).toBe(before + 2), 60_000);
  await visit();
  await see(opened.getByRole('heading', { level: 1 })).not.toContainText('An added page', { timeout: 60_000 });
  rmSync(path.join(docs, '.editor.part'));
  await opened.close();
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
    // The copy of the pages has no history that could tell a date, and no build tells of problems.
    const children = [...element.children].filter((child) => !child.matches('.rp-last-updated, .dev-problems'));
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
