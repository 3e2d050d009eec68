import { mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { checkOutputFolder } from '../../../../scripts/build/checkOutputFolder.ts';

let parent: string;
let root: string;
const check = (outDir: string) => checkOutputFolder(outDir, { root, docsDir: path.join(root, 'docs') });

beforeEach(() => {
  parent = realpathSync(mkdtempSync(path.join(tmpdir(), 'output-')));
  root = path.join(parent, 'repository');
  for (const folder of ['docs/guides', '.git', 'theme', 'empty', 'doc_build'])
    mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, 'theme', 'index.ts'), '');
  writeFileSync(path.join(root, 'doc_build', 'build-manifest.json'), '');
});

test.each(['', '..', 'docs', 'docs/guides', 'docs/new', '.git', '.git/new', 'theme'])('rejects %j', (folder) => {
  expect(check(path.join(root, folder))).toBeTypeOf('string');
});

test('rejects a link to the sources', () => {
  symlinkSync(path.join(root, 'docs'), path.join(parent, 'site'));
  expect(check(path.join(parent, 'site'))).toContain('overlaps the pages');
  expect(check(path.join(parent, 'site', 'new'))).toContain('overlaps the pages');
});

test.each(['new', 'new/deeper', 'empty', 'doc_build', '../outside'])('allows %j', (folder) => {
  expect(check(path.join(root, folder))).toBeUndefined();
});

test('reports a folder that nothing can be written to before the build, and makes none', () => {
  writeFileSync(path.join(parent, 'file'), '');
  expect(check(path.join(parent, 'file/site'))).toContain("can't be written: ");
  expect(check('/proc/site')).toContain("/proc/site can't be written: ");
  symlinkSync(path.join(parent, 'gone'), path.join(root, 'link'));
  expect(check(path.join(root, 'link'))).toContain("doesn't exist");
  check(path.join(parent, 'new/site'));
  expect(readdirSync(parent)).toEqual(['file', 'repository']);
});
