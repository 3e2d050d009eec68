import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFolder } from '../../../../plugins/shared/folder.ts';
import { checkPageFiles } from '../../../../plugins/shared/pageFiles.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'files-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function problemsOf(file: string, content: string | Buffer) {
  const target = path.join(root, 'docs', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
  return checkPageFiles(openFolder(path.join(root, 'docs')), root);
}

const page = '# Prüfen\n\nEin Absatz – mit Zeichen.\n';

test.each([
  ['100%.md', '%', '100.md'],
  ["quote's.md", "'", 'quote-s.md'],
  ['what#now?.md', '# and ?', 'what-now.md'],
])('%s is no name of a page', (file, found, better) => {
  expect(problemsOf(file, page)).toMatchObject([
    { rule: 'files/name', message: expect.stringContaining(found), fix: expect.stringContaining(better) },
  ]);
});

test.each([
  ['Latin-1', Buffer.from('# Title\n\nVerify\n\nPr\xfcfen\n', 'latin1'), 5, 'not UTF-8'],
  ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(page, 'utf16le')]), 1, 'not UTF-8'],
  ['UTF-16 without a mark', Buffer.from(`a\n${page}`, 'utf16le'), 1, 'not UTF-8'],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${page}`), 1, 'byte order mark'],
  ['a zero byte', Buffer.from('# Title\n\na\0b\n'), 3, 'not UTF-8'],
  ['a character cut in two', Buffer.from('# Title\n\nü').subarray(0, -1), 3, 'not UTF-8'],
])('%s is no page', (_name, bytes, line, words) => {
  const [problem, ...others] = problemsOf('page.md', bytes);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: 'docs/page.md', line, rule: 'files/encoding' });
  expect(problem.message).toContain(words);
});

test.each(['guides/keys.html', 'guides/index.html', 'index.html'])('%s in public is hidden by a page', (file) => {
  for (const name of ['guides/keys.md', 'guides/index.mdx', 'index.md']) expect(problemsOf(name, page)).toEqual([]);
  expect(problemsOf(`public/${file}`, '')).toMatchObject([{ file: `docs/public/${file}`, rule: 'files/once' }]);
  expect(problemsOf('public/other.html', '')).toHaveLength(1);
});

test('sidebars are held to the encoding, and published files to nothing', () => {
  expect(problemsOf('_meta.json', Buffer.from('["\xfc"]', 'latin1'))).toHaveLength(1);
  expect(problemsOf('public/what?.md', Buffer.from('\xfc', 'latin1'))).toHaveLength(1);
});
