import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { build, makeFolder, writeFiles } from './buildSite.ts';

const description = 'A sentence that says what this page gives its reader, and that is long enough to be one of ours.';
const page = `---\ndescription: ${description}\n---\n\n# Page\n\nA lead of ten words or more says why this page is here.\n\n${'A few words stand here. '.repeat(32)}\n`;

// All messages are held in `content/badInput.test.ts`. Here: a page and a file of data stop a build.
test('broken front matter and a faulty redirect stop the build, each with one message that has the file and the fix', async () => {
  const folder = makeFolder('bad');
  const [docs, out] = ['docs', 'out'].map((name) => path.join(folder, name));
  writeFiles(docs, {
    'page.mdx': page,
    'bad.mdx': '---\ndescription: a: b\n---\n\n# Bad\n',
    'redirects.json': '{\n  "/old": "/pag"\n}',
  });
  const { status, output } = await build(['--docs', docs, '--out', out, '--rules', 'on']);
  expect(status).toBe(1);
  for (const [place, fix] of [
    [/docs\/bad\.mdx:2:\d+ {2}error {2}front-matter\/yaml/g, 'Put quotes around a value'],
    [/docs\/redirects\.json:2:3 {2}error {2}redirects\/target/g, 'Did you mean /page?'],
  ] as const) {
    expect(output.match(place), output).toHaveLength(1);
    expect(output).toContain(fix);
  }
  expect(output).not.toMatch(/^\s+at .*\.js/m);
  expect(existsSync(path.join(out, 'page.html'))).toBe(false);
});

test('a flag that the build does not know is answered with those it knows', async () => {
  const { status, output } = await build(['--doc', 'x']);
  expect(status).toBe(2);
  expect(output).toContain("Unknown option '--doc'");
  expect(output).toContain('--docs <folder>');
});
