import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BuildResult, build, digests, makeFolder, writeFiles } from './buildSite.ts';

const page = (title: string) => `# ${title}\n\nA page of a small site.\n`;

let folder = '';
let docs = '';
let out = '';
let before: Record<string, string> = {};

/** A small site that was built by two builds at once, for each test to begin with a copy of the first. */
const built = mkdtempSync(path.join(tmpdir(), 'robust-built-'));
const other = mkdtempSync(path.join(tmpdir(), 'robust-other-'));
let builds: BuildResult[] = [];

beforeAll(async () => {
  docs = path.join(built, 'docs');
  writeFiles(docs, { 'index.md': page('Home'), 'a.md': page('A'), 'b.md': page('B') });
  builds = await Promise.all(
    [path.join(built, 'site'), other].map((folder) => build(['--docs', docs, '--out', folder])),
  );
});
afterAll(() => {
  for (const folder of [built, other]) rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  folder = makeFolder('robust');
  cpSync(built, folder, { recursive: true });
  [docs, out] = [path.join(folder, 'docs'), path.join(folder, 'site')];
  before = digests(out);
  expect(Object.keys(before)).toContain('a.html');
});

test('a build that fails leaves the old site unchanged and reports it', async () => {
  writeFiles(docs, { 'c.mdx': '# C\n\n<Tabs>\n' });
  const { status, output } = await build(['--docs', docs, '--out', out]);
  expect(status).toBe(1);
  expect(output).toContain('c.mdx');
  expect(output).toContain(`The build failed. ${out} is unchanged.`);
  expect(digests(out)).toEqual(before);
  expect(readdirSync(folder).sort()).toEqual(['docs', 'site']);
});

test('of two builds at once the second waits, and both succeed', () => {
  const outputs = builds.map(({ output }) => output).join('');
  expect(
    builds.map(({ status }) => status),
    outputs,
  ).toEqual([0, 0]);
  expect(outputs).toContain('Another build is running here. This one waits for it.');
  expect(digests(other)).toEqual(before);
  expect(statSync(path.join(other, 'index.html')).mode & 0o777).toBe(0o644);
});

test('a page that is deleted or becomes a draft disappears, and files of others stay', async () => {
  writeFiles(out, { CNAME: 'docs.example.com' });
  rmSync(path.join(docs, 'a.md'));
  writeFiles(docs, { 'b.md': `---\ndraft: true\n---\n\n${page('B')}` });
  const { status, output } = await build(['--docs', docs, '--out', out]);
  expect(status, output).toBe(0);
  expect(['a.html', 'b.html', 'CNAME'].filter((file) => existsSync(path.join(out, file)))).toEqual(['CNAME']);
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).not.toContain('b.html');
});

test("a folder that can't be written is reported", async () => {
  writeFileSync(path.join(folder, 'file'), '');
  const { status, output } = await build(['--docs', docs, '--out', path.join(folder, 'file/site')]);
  expect(status).toBe(1);
  expect(output).toContain('The build stopped: ');
  expect(output).toContain(path.join(folder, 'file'));
  expect(output).not.toMatch(/^\s+at .*\.ts/m);
});

test('files that no page can be made of stop the build before it begins, with any rules', async () => {
  writeFiles(docs, { '100%.md': page('Percent'), "quote's.md": page('Quote') });
  writeFileSync(path.join(docs, 'latin.md'), Buffer.from('# Pr\xfcfen\n', 'latin1'));
  const { status, output } = await build(['--docs', docs, '--out', out]);
  expect(status).toBe(1);
  expect(output).toMatch(
    /100%\.md:1:1 {2}error {2}files\/name[\s\S]+latin\.md:1:1 {2}error {2}files\/encoding[\s\S]+quote's\.md:1:1 {2}/,
  );
  expect(output).toContain('3 errors in 3 files.');
  expect(output).not.toMatch(/^\s+at .*\.[jt]s/m);
  expect(digests(out)).toEqual(before);
});
