import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { anchorsOf } from '../../../../plugins/checks/rules/links.ts';
import { chosen, DataError, expandShortcodes, type Shortcodes } from '../../../../plugins/pages/expandShortcodes.ts';
import { outlineOf } from '../../../../plugins/pages/outlineOf.ts';
import { drawingProblems, type Page, parsePage } from '../../../../plugins/pages/page.ts';

const parts: Shortcodes = {
  Keys: () => '### `a.b` \\{#a-b}\n\nText.\n\n##### Deep\n\n#### *Not* `shown`',
  Broken: () => {
    throw new DataError('docs/data.json:2:3 This is not JSON.', 'Mend it.');
  },
  Picky: (attributes) => chosen(attributes, 'of', new Map([['a', '']])),
};
const read = (source: string) => parsePage('docs/x.mdx', 'x.mdx', source, expandShortcodes(source, parts));

test('what a part wrote stands on the line of its tag', () => {
  const page = read('# Title\n\n<Keys />\n\n## After') as Page;
  const places: [string, number | undefined][] = [];
  visit(page.tree, 'heading', (heading) => void places.push([heading.type, heading.position?.start.line]));
  expect(places.map(([, line]) => line)).toEqual([1, 3, 3, 3, 5]);
});

test('headings of parts can be linked to and are in the outline, down to the fourth level', () => {
  const page = read('# Title\n\n<Keys />') as Page;
  expect([...anchorsOf(page)]).toEqual(['title', 'a-b', 'deep', 'not-shown']);
  expect(outlineOf(page.tree)).toEqual([
    { id: 'a-b', text: '`a.b`', depth: 3 },
    { id: 'not-shown', text: '*Not* `shown`', depth: 4 },
  ]);
});

test('a tag that says nothing useful is reported with its place and the fix', () => {
  expect(read('# Title\n\n<Picky of="b" />')).toEqual({
    problems: [
      {
        file: 'docs/x.mdx',
        line: 3,
        column: 1,
        rule: 'parts/known',
        message: 'Nothing known is called "b".',
        fix: 'Write of="…" with one of: a.',
      },
    ],
  });
});

test('a part with broken data is left out for the rules, and keeps the page from being drawn', () => {
  const page = read('# Title\n\n<Broken />\n\n## After') as Page;
  expect([...anchorsOf(page)]).toEqual(['title', 'after']);
  const at = { file: 'docs/x.mdx', line: 3, column: 1, rule: 'data/readable' };
  expect(drawingProblems(page)).toEqual([{ ...at, message: 'docs/data.json:2:3 This is not JSON.', fix: 'Mend it.' }]);
  expect(drawingProblems(read('# Title'))).toEqual([]);
});
