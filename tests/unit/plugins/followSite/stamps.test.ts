import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { frontMatterEdits } from '../../../../plugins/followSite/frontMatterEdits.ts';
import { pagesStamp, sidebarsStamp, stampFile } from '../../../../plugins/followSite/stamps.ts';
import type { PageFacts } from '../../../../plugins/pages/pageFacts.ts';

let folder: string;
let facts: PageFacts;
const page = () => path.join(folder, 'page.md');
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stamps-'));
  facts = { title: 'A page', frontMatter: { description: 'What it says.' }, lead: 'It begins.', outline: [] };
  write('page.md', '---\ndescription: What it says.\n---\n\n# A page\n');
  write('_meta.json', '["page"]\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const EDITS: [what: string, edit: () => void, isInSidebars: boolean, isInPages: boolean][] = [
  ['nothing', () => {}, false, false],
  ['the first paragraph', () => (facts = { ...facts, lead: 'It starts.' }), false, false],
  ['a description', () => (facts = { ...facts, frontMatter: { description: 'Another.' } }), false, true],
  ['a tag', () => (facts = { ...facts, frontMatter: { ...facts.frontMatter, tag: 'new' } }), true, true],
  ['a title', () => (facts = { ...facts, title: 'A page again' }), true, true],
  ['a sidebar', () => write('_meta.json', '["page", "page"]\n'), true, false],
];

test.each(EDITS)('an edit of %s makes anew only what shows it', (_, edit, isInSidebars, isInPages) => {
  const stamps = [sidebarsStamp, pagesStamp].map((stampOf, at) =>
    stampFile(
      path.join(folder, '.stamps', String(at)),
      folder,
      stampOf(folder, () => facts),
    ),
  );
  for (const stamp of stamps) expect(stamp.renew()).toBe(true);
  edit();
  expect(stamps.map((stamp) => stamp.renew())).toEqual([isInSidebars, isInPages]);
});

test('an edit of front matter is told from one of prose, once', () => {
  const isEdited = frontMatterEdits(folder);
  write('page.md', '---\ndescription: What it says.\n---\n\n# A page again\n');
  expect(isEdited([page()])).toBe(false);
  write('page.md', '---\ndescription: Another.\n---\n\n# A page again\n');
  expect(isEdited([path.join(folder, '_meta.json')])).toBe(false);
  expect(isEdited([page()])).toBe(true);
  expect(isEdited([page()])).toBe(false);
  write('page.md', '# A page again\n');
  expect(isEdited([page()])).toBe(true);
});
