import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { build, makeFolder, writeFiles } from './buildSite.ts';

const description = 'A sentence that says what this page gives its reader, and that is long enough to be one of ours.';
const page = `---\ndescription: ${description}\n---\n\n# Page\n\nA lead of ten words or more says why this page is here.\n\n${'A few words stand here. '.repeat(32)}\n`;

/** What the build prints, from the first problem on. */
async function buildWith(
  files: Record<string, string>,
): Promise<{ status: number | null; output: string; out: string }> {
  const folder = makeFolder('bad');
  writeFiles(path.join(folder, 'docs'), { 'page.mdx': page, ...files });
  const out = path.join(folder, 'out');
  return { ...(await build(['--docs', path.join(folder, 'docs'), '--out', out, '--rules', 'on'])), out };
}

// All messages are held in `content/badInput.test.ts`. Here: a page and a file of data stop a build.
const rows: [name: string, files: Record<string, string>, place: RegExp, fix: string][] = [
  [
    'broken front matter',
    { 'bad.mdx': '---\ndescription: a: b\n---\n\n# Bad\n' },
    /docs\/bad\.mdx:2:\d+ {2}error {2}front-matter\/yaml/,
    'Put quotes around a value',
  ],
  [
    'a faulty redirect',
    { 'redirects.json': '{\n  "/old": "/pag"\n}' },
    /docs\/redirects\.json:2:3 {2}error {2}redirects\/target/,
    'Did you mean /page?',
  ],
];

test.each(rows)(
  '%s stops the build with one message that names the file and the fix',
  async (_name, files, place, fix) => {
    const { status, output, out } = await buildWith(files);
    expect(status).toBe(1);
    expect(output).toMatch(place);
    expect(output).toContain(fix);
    expect(output.match(new RegExp(place, 'g'))).toHaveLength(1);
    expect(output).not.toMatch(/^\s+at .*\.js/m);
    expect(existsSync(path.join(out, 'page.html'))).toBe(false);
  },
);

test('a brand file that is missing is reported without a stack', async () => {
  const { status, output } = await build(['--brand', 'none.json']);
  expect(status).toBe(1);
  expect(output).toContain('The brand is missing or empty.');
  expect(output).not.toMatch(/^\s+at |triggerUncaughtException/m);
});

test('a flag that the build does not know is answered with those it knows', async () => {
  const { status, output } = await build(['--doc', 'x']);
  expect(status).toBe(2);
  expect(output).toContain("Unknown option '--doc'");
  expect(output).toContain('--docs <folder>');
});
