import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Checker, siteChecker } from '../../plugins/checks/siteChecker.ts';
import type { Problem } from '../../plugins/shared/problem.ts';
import { kinds } from '../../scripts/chores/new/index.ts';
import { addThings, copySite, fillIn, renameSite, things } from '../changedSite.ts';
import { keptForRun } from '../mistakes/keptInMemory.ts';

// A site of another name, to which a writer adds one of each kind by the commands alone.

const root = path.resolve(import.meta.dirname, '../..');
let copy = '';
let checker: Checker;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'new-things-'));
  copySite(root, copy);
  renameSite(copy);
  checker = siteChecker(copy, {}, keptForRun(root));
});
afterAll(() => rmSync(copy, { recursive: true }));

const said = (problems: Problem[]) =>
  problems.map(({ file, line, rule, message, fix }) => `${file}:${line} ${rule} ${message} ${fix}`);

test('every kind is among them', () => expect(Object.keys(things('recent')).sort()).toEqual(Object.keys(kinds).sort()));

test('the check says of new things only what is left to write, and nothing once it is written', async () => {
  const written = addThings(copy, 'recent');
  const { problems } = await checker.check();
  const left = problems.filter(({ rule }) => rule === 'words/finished');
  expect(left.length).toBeGreaterThan(20);
  expect(left.filter(({ file }) => !written.has(file))).toEqual([]);
  // A page that nobody wrote yet is short.
  const short = ['words/enough', 'prose/lead', 'front-matter/schema'];
  expect(said(problems.filter((one) => !left.includes(one) && !short.includes(one.rule)))).toEqual([]);
  fillIn(copy, left);
  await nextTurn();
  expect(said((await checker.check()).problems)).toEqual([]);
}, 300_000);

test('the tests of what was added pass on that site', () => {
  const files = [
    'configurationKeys',
    'decoder',
    'diagrams',
    'errorCatalogue',
    'httpSamples',
    'liveSamples',
    'navigation',
    'platform',
    'publishedData',
    'tools-core/causes',
    'tools-core/liveSamples',
  ];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...['--config', 'tests/vitest.config.ts', '--project', 'content', '--no-isolate', '--no-file-parallelism'],
      ...files.map((name) => `tests/content/${name}.test.ts`),
    ],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        NO_COLOR: '1',
        SITE_DOCS: path.join(copy, 'docs'),
        SITE_BRAND: path.join(copy, 'brand.json'),
      },
    },
  );
  expect(status, stdout + stderr).toBe(0);
}, 300_000);
