import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { build, listFiles, makeFolder, writeFiles } from './buildSite.ts';

test('any folder of plain Markdown builds, without our rules', async () => {
  const folder = makeFolder('plain');
  writeFiles(path.join(folder, 'notes'), {
    'index.md': '# Notes\n\nSee [the first](./first.md) and [the second](/deep/second).\n',
    'first.md': '# First\n\nShort.\n\n```\nno language\n```\n',
    'deep/second.md': '---\nauthor: someone\n---\n\n# Second\n\nUses { braces } and <b>HTML</b>.\n',
  });
  const out = path.join(folder, 'out');
  const { status, output } = await build(['--docs', path.join(folder, 'notes'), '--out', out]);
  expect(status, output).toBe(0);
  const files = listFiles(out).filter((file) => file.endsWith('.html'));
  expect(files).toEqual(['404.html', 'deep/second.html', 'first.html', 'index.html']);
  const home = readFileSync(path.join(out, 'index.html'), 'utf8');
  expect(home).toContain('href="/docs/first.html"');
  expect(home).toContain('href="/docs/deep/second.html"');
});
