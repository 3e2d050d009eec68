import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { titlesDigest } from '../../../../plugins/data/pageTitles.ts';
import { keptTexts } from '../../../../plugins/pages/keptTexts.ts';
import { textReader } from '../../../../plugins/pages/readPageText.ts';

let folder = '';
const at = (name: string) => path.join(folder, 'docs', name);
const write = (name: string, text: string) => {
  writeFileSync(at(name), text);
  // Two edits in one millisecond are one to a clock.
  edits += 1;
  utimesSync(at(name), edits, edits);
};
let edits = 1;

/** What a build reads, and which pages it parses for it. */
async function buildOnce(pages: string[], version = 'one') {
  await nextTurn();
  const docsDir = path.join(folder, 'docs');
  const readAnew = textReader({ docsDir });
  const parsed: string[] = [];
  const { read, keep } = keptTexts({
    store: path.join(folder, 'texts'),
    version,
    docsDir,
    read(file, onRead) {
      parsed.push(path.basename(file));
      return readAnew(file, onRead);
    },
    kindsOf: (file) => (file.endsWith('errors.mdx') ? ['errors'] : []),
    sources: () => [at('errors.json')],
    titles: titlesDigest(docsDir),
  });
  const seen: string[] = [];
  const texts = pages.map((page) => read(at(page), (file) => seen.push(path.basename(file))));
  keep();
  return { parsed, seen, texts };
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-texts-'));
  mkdirSync(at(''));
  write('a.mdx', "import B from './b.mdx';\n\n# A\n\nWords.\n\n<B />\n");
  write('b.mdx', 'More words.\n');
  write('errors.mdx', '# Errors\n\nAll of them.\n');
  write('errors.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the next build parses nothing that is as it was, and hears of the same files', async () => {
  const first = await buildOnce(['a.mdx', 'errors.mdx']);
  expect(first.parsed).toEqual(['a.mdx', 'errors.mdx']);
  const second = await buildOnce(['a.mdx', 'errors.mdx']);
  expect(second).toEqual({ ...first, parsed: [] });
  expect(second.seen).toContain('b.mdx');
});

test('a page with parts is read again when the title of another changes, which its parts may name', async () => {
  await buildOnce(['a.mdx', 'errors.mdx']);
  write('a.mdx', "import B from './b.mdx';\n\n# A\n\nOther words.\n\n<B />\n");
  expect((await buildOnce(['a.mdx', 'errors.mdx'])).parsed).toEqual(['a.mdx']);
  write('a.mdx', "import B from './b.mdx';\n\n# Another\n\nOther words.\n\n<B />\n");
  expect((await buildOnce(['a.mdx', 'errors.mdx'])).parsed).toEqual(['a.mdx', 'errors.mdx']);
});

test.each([
  ['a page', 'a.mdx', '# A\n\nOther words.\n', ['a.mdx']],
  ['a page that another one shows', 'b.mdx', 'Other words.\n', ['a.mdx']],
  ['data that parts are made of', 'errors.json', '{"errors": []}', ['errors.mdx']],
])('after an edit of %s, what it is part of is read again', async (_, name, text, parsed) => {
  await buildOnce(['a.mdx', 'errors.mdx']);
  write(name, text);
  const second = await buildOnce(['a.mdx', 'errors.mdx']);
  expect(second.parsed).toEqual(parsed);
  rmSync(path.join(folder, 'texts'));
  expect(second.texts).toEqual((await buildOnce(['a.mdx', 'errors.mdx'])).texts);
});

test('other code reads all pages anew', async () => {
  await buildOnce(['a.mdx']);
  expect((await buildOnce(['a.mdx'], 'two')).parsed).toEqual(['a.mdx']);
});
