import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkFiles } from '../../../../plugins/checks/rules/files.ts';
import { openFolder } from '../../../../plugins/shared/folder.ts';

test('links to files and to folders are told, since nothing reads them', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'links-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const docs = path.join(root, 'docs');
  mkdirSync(path.join(docs, 'guides'), { recursive: true });
  writeFileSync(path.join(docs, 'guides/index.md'), '# Guides\n');
  symlinkSync('index.md', path.join(docs, 'guides/same.md'));
  symlinkSync('guides', path.join(docs, 'more'));
  const found = checkFiles(openFolder(docs), root).map(({ file, rule, message }) => [file, rule, message]);
  const message = 'This is a link to a file or a folder, and nothing reads it.';
  expect(found).toEqual([
    ['docs/guides/same.md', 'files/place', message],
    ['docs/more', 'files/place', message],
  ]);
});
