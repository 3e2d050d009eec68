import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Brand } from '../../plugins/shared/brand.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { build, listFiles, makeFolder, root, writeFiles } from './buildSite.ts';

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

test('another brand file renames the whole site and leaves no trace of the default', async () => {
  const folder = makeFolder('brand');
  writeFiles(folder, { 'brand.json': JSON.stringify(other) });
  const out = path.join(folder, 'out');
  const { status, output } = await build(['--brand', path.join(folder, 'brand.json'), '--out', out]);
  expect(status, output).toBe(0);

  const hosts = Object.values(ours).flatMap(
    (value) => (typeof value === 'string' ? value.match(/[\w.-]+\.example/g) : null) ?? [],
  );
  const traces = [ours.name, ours.slug, 'X-Acme', '%brand.', ...hosts].map((trace) => trace.toLowerCase());
  const files = listFiles(out);
  const found = files.filter((file) => {
    const text = `${file}\n${readFileSync(path.join(out, file), 'utf8')}`.toLowerCase();
    return traces.some((trace) => text.includes(trace));
  });
  expect(found).toEqual([]);

  const home = readFileSync(path.join(out, 'index.html'), 'utf8');
  expect(home).toContain('<title>Zephyr Trust docs</title>');
  expect(home).toContain('https://app.zephyr.test');
  expect(readFileSync(path.join(out, 'sitemap.xml'), 'utf8')).toContain('https://learn.zephyr.test/docs/');
  const index = files.find((file) => /^static\/search_index.*\.json$/.test(file));
  expect(readFileSync(path.join(out, index ?? ''), 'utf8')).toContain('zephyr');
});

test('a brand without a repository has no links to edit and to report, and none to assistants that it does not name', async () => {
  const folder = makeFolder('brand-small');
  const { repository: _, assistants: __, ...small } = other;
  writeFiles(folder, {
    'brand.json': JSON.stringify(small),
    'docs/index.md': '# Start\n',
    'docs/notes.md': '# Notes\n',
  });
  const out = path.join(folder, 'out');
  const brand = path.join(folder, 'brand.json');
  const { status, output } = await build(['--docs', path.join(folder, 'docs'), '--brand', brand, '--out', out]);
  expect(status, output).toBe(0);
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
