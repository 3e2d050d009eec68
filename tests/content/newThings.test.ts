import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '../../engine/base/problem.ts';
import { type Checker, siteChecker } from '../../engine/checks/siteChecker.ts';
import { carryOut } from '../../scripts/chores/carryOut.ts';
import { kinds, type NewOptions, newThing } from '../../scripts/chores/new/index.ts';
import { readSite } from '../../scripts/chores/site.ts';

// A site of another name, to which a writer adds one of each kind by the commands alone.

const root = path.resolve(import.meta.dirname, '../..');
let copy = '';
let checker: Checker;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'new-things-'));
  for (const entry of ['docs', 'brand.json', 'redirects.json', 'tests/content/decoder'])
    cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true });
  const brand = path.join(copy, 'brand.json');
  writeFileSync(brand, readFileSync(brand, 'utf8').replaceAll('Acme', 'Umbra').replaceAll('acme', 'umbra'));
  checker = siteChecker(copy, {});
});
afterAll(() => rmSync(copy, { recursive: true }));

const ON = '/explanations/threat-model';
const THINGS: Record<string, [names: string[], options: NewOptions]> = {
  page: [['/guides/services/resolver/resolve-many'], { title: 'Resolve many DIDs', label: 'Resolve Many' }],
  error: [['proof-too-old'], { title: 'Proof is older than your limit', by: 'verifier', policy: 'proof' }],
  operation: [
    ['resolver', 'GET /networks/{network}'],
    { id: 'readNetwork', action: 'resolve', title: 'Read a network' },
  ],
  key: [['resolver', 'cache'], { type: 'boolean', default: 'true' }],
  method: [['sample'], { group: 'web', address: 'https://www.w3.org/TR/did-1.1/' }],
  term: [['replay window'], { page: ON }],
  diagram: [['replay'], { title: 'A replay', on: ON }],
  sample: [['count-letters'], { title: 'Count letters', on: ON }],
};

const LONG =
  'Readers of this part follow one request through the service. They see what is asked, what is checked and what the answer says. Each value has a place where it is set, and each outcome has a reason that a log shows. Compare the two before you change a setting, and write down what you found.';
/** What a writer puts in place of the words in brackets, where any words would not do. */
const WRITTEN: [left: RegExp, words: (file: string) => string][] = [
  [
    /^\[one sentence of 80/,
    (file) =>
      `A new entry of the site that tells its readers what they can do now, and which service does it: ${path.basename(file, '.mdx')}.`,
  ],
  [/^\[a link with a reason/, () => '[Threat model](/explanations/threat-model): what to expect'],
  [/^\[a lead of/, () => 'This guide resolves a list of identifiers in one run, so that you wait once.'],
  [/^\[Do the first thing/, () => 'Send the list'],
  [/^\[(?:how the reader sees|what was checked)/, () => `${LONG} ${LONG.replaceAll('the ', 'its ')}`],
  [/^\[(?:what the reader needs|the first step)/, () => LONG],
  [/^\[a sentence that says/, () => 'Ask its sender for a fresh one, and compare the clocks of both sides.'],
  [/^\[/, () => 'what it is for'],
];

/** Writes words in place of what the check says is left to a writer. */
function fillIn(problems: Problem[]): void {
  for (const { file, line, message } of problems) {
    const left = /^\[.*?\](?= stands for)/.exec(message)?.[0] ?? '';
    const words = WRITTEN.find(([start]) => start.test(left))?.[1](file) ?? '';
    const rows = readFileSync(path.join(copy, file), 'utf8').split('\n');
    rows[line - 1] = rows[line - 1].replace(left, () => words);
    writeFileSync(path.join(copy, file), rows.join('\n'));
  }
}
const said = (problems: Problem[]) =>
  problems.map(({ file, line, rule, message, fix }) => `${file}:${line} ${rule} ${message} ${fix}`);

test('every kind is among them', () => expect(Object.keys(THINGS).sort()).toEqual(Object.keys(kinds).sort()));

test('the check says of new things only what is left to write, and nothing once it is written', async () => {
  const written = new Set<string>();
  for (const [kind, [names, options]] of Object.entries(THINGS)) {
    const { changes } = newThing(readSite(copy), [kind, ...names], options);
    for (const { file } of changes) if (file.startsWith('docs/')) written.add(file);
    carryOut(copy, changes);
  }
  const { problems } = await checker.check();
  const left = problems.filter(({ rule }) => rule === 'words/finished');
  expect(left.length).toBeGreaterThan(20);
  expect(left.filter(({ file }) => !written.has(file))).toEqual([]);
  // A page that nobody wrote yet is short.
  const short = ['words/enough', 'prose/lead', 'front-matter/schema'];
  expect(said(problems.filter((one) => !left.includes(one) && !short.includes(one.rule)))).toEqual([]);
  fillIn(left);
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
    'workbench/causes',
    'workbench/liveSamples',
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
