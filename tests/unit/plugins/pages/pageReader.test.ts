import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { expandShortcodes } from '../../../../plugins/pages/expandShortcodes.ts';
import { pageReader } from '../../../../plugins/pages/pageReader.ts';
import { headingIds } from '../../../../plugins/shared/headingIds.ts';
import { memoizeByText } from '../../../../plugins/shared/memoize.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'page-reader-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'x.mdx');
const expanding = (words: string) => memoizeByText((source) => expandShortcodes(source, { Words: () => words }));
let expand = expanding('old words');
const read = pageReader({ docsDir: folder, root: folder, expand: (source) => expand(source) });

test('a page is the same until its text or its shortcodes change', () => {
  writeFileSync(file, '# Title\n\n<Words />');
  const source = read(file);
  expect(source?.parse()).toMatchObject({ file: 'x.mdx', route: '/x' });
  expect(read(file)).toBe(source);
  expand = expanding('new words');
  expect(JSON.stringify(read(file)?.parse())).toContain('new words');
  writeFileSync(file, '# Other');
  expect(JSON.stringify(read(file)?.parse())).toContain('Other');
});

test.each(['{#own}', '\\{#own}'])('a heading has its id, written as %s', (id) => {
  writeFileSync(file, `# Title\n\n## Heading ${id}\n\nWords.`);
  const page = read(file)?.parse();
  expect(page && 'tree' in page && headingIds(page.tree).map((heading) => heading.id)).toEqual(['title', 'own']);
});

test('a page that cannot be parsed has problems, and there is no page without a file', () => {
  writeFileSync(file, 'A <b> without an end');
  expect(read(file)?.parse()).toHaveProperty('problems.0.file', 'x.mdx');
  expect(read(path.join(folder, 'none.mdx'))).toBeUndefined();
});
