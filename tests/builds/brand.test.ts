import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Brand, brandTokens } from '../../plugins/shared/brand.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { createStaticServer, listen } from '../../scripts/staticServer.ts';
import { build, listFiles, makeFolder, root, writeFiles } from './buildSite.ts';
import { launchBrowser, openSearch, see } from './fixtureSite.ts';

const ours: Brand = JSON.parse(readFileSync(path.join(root, 'brand.json'), 'utf8'));

const other: Brand = {
  ...ours,
  name: 'Zephyr Trust',
  slug: 'zephyr',
  description:
    'Documentation for people who check credentials with Zephyr Trust and want to know how each part of it works.',
  docsOrigin: 'https://learn.zephyr.test',
  homepage: 'https://zephyr.test',
  dashboard: 'https://app.zephyr.test',
  support: 'https://help.zephyr.test',
  status: 'https://status.zephyr.test',
  apiDomain: 'zephyr.test',
  repository: 'https://code.zephyr.test/docs',
  report: 'https://code.zephyr.test/issues/new?title={title}',
};

/** The texts of a folder that have the default brand, apart from its tokens. */
function tracesIn(folder: string): string[] {
  const traces = [ours.name, ours.slug, 'X-Acme', ours.apiDomain].map((trace) => trace.toLowerCase());
  return listFiles(folder).filter((file) => {
    const text = `${file}\n${readFileSync(path.join(folder, file), 'utf8')}`.toLowerCase();
    return traces.some((trace) => text.includes(trace));
  });
}

test.each(['docs', 'plugins', 'theme', 'tools-core'])('%s has the brand as tokens only', (folder) =>
  expect(tracesIn(path.join(root, folder))).toEqual([]),
);

/** Addresses of the site that its pages name. */
const addressesIn = (out: string) =>
  listFiles(out)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => [...readFileSync(path.join(out, file), 'utf8').matchAll(/ (?:href|src)="(\/[^"]*)"/g)])
    .map(([, address]) => address);

test('another brand file renames the whole site, at the root of its host, and leaves no trace of the default', async () => {
  const folder = makeFolder('brand');
  const tokens = Object.keys(brandTokens(other, '/')).join(' ');
  writeFiles(folder, {
    'brand.json': JSON.stringify({ ...other, base: '/' }),
    'docs/index.md': '# Start\n',
    'docs/guides/index.md': `---\ndescription: "${tokens}"\n---\n\n# Guides of %brand.name%\n\n${tokens}\n`,
    'docs/public/names.json': JSON.stringify(tokens),
  });
  const [docs, brand, out] = ['docs', 'brand.json', 'out'].map((name) => path.join(folder, name));
  const { status, output } = await build(['--docs', docs, '--brand', brand, '--out', out]);
  expect(status, output).toBe(0);
  expect(tracesIn(out)).toEqual([]);
  const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
  expect(listFiles(out).filter((file) => !file.startsWith('.host/') && read(file).includes('%brand.'))).toEqual([]);
  const page = read('guides/index.html');
  expect(page).toContain('Zephyr Trust docs</title>');
  expect(page).toContain('https://app.zephyr.test');
  expect(page).toContain('https://code.zephyr.test/docs');
  expect(read('sitemap.xml')).toContain('https://learn.zephyr.test/guides/');
  expect(addressesIn(out).filter((address) => address.startsWith('/docs/'))).toEqual([]);
});

test('a brand with a base has every file below it; without a repository it has no links to edit or to report', async () => {
  const folder = makeFolder('brand-base');
  const base = '/a/b/';
  const { repository: _, assistants: __, ...small } = other;
  writeFiles(folder, {
    'brand.json': JSON.stringify({ ...small, base }),
    'docs/index.md': '# Start\n\n[Notes](/notes) ![Dot](/dot.svg)\n',
    'docs/notes.md': '# Notes\n\n[Start](/)\n',
    'docs/public/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'docs/redirects.json': '{ "/old": "/notes" }',
  });
  const [docs, brand, out] = ['docs', 'brand.json', 'out'].map((name) => path.join(folder, name));
  const { status, output } = await build(['--docs', docs, '--brand', brand, '--out', out]);
  expect(status, output).toBe(0);
  const server = createStaticServer({ dir: out, base });
  const origin = `http://127.0.0.1:${await listen(server, 4596)}`;
  const addresses = addressesIn(out);
  expect(addresses).toEqual(expect.arrayContaining([`${base}notes.html`, `${base}dot.svg`]));
  for (const address of new Set(addresses)) {
    expect(address.startsWith(base), address).toBe(true);
    expect((await fetch(origin + address)).status, address).toBe(200);
  }
  expect(readFileSync(path.join(out, 'old.html'), 'utf8')).toContain(`${base}notes.html`);
  const browser = await launchBrowser();
  const view = await browser.newPage();
  await view.goto(origin + base);
  const { input, options } = await openSearch(view);
  await input.fill('notes');
  await options.first().click();
  await view.waitForURL(`${origin}${base}notes.html*`);
  await view.goto(`${origin}${base}note`);
  await see(view.locator('main').getByRole('link', { name: 'Notes' })).toHaveAttribute('href', `${base}notes.html`);
  await browser.close();
  server.close();

  const bare = readFileSync(path.join(out, 'notes.html'), 'utf8');
  expect(bare).toContain('View as Markdown');
  // The built site has a brand that names all of them.
  const { outDir } = readSiteOptions(root, process.env);
  const full = readFileSync(path.join(outDir, 'guides/index.html'), 'utf8');
  for (const words of ['Edit this page', 'Report a problem', 'Open in Claude']) {
    expect(bare).not.toContain(words);
    expect(full).toContain(words);
  }
});
