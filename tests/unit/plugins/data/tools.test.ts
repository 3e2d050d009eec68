import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pageTitles, titleIn } from '../../../../plugins/data/pageTitles.ts';
import { readTools, toolFiles } from '../../../../plugins/data/tools.ts';

const root = mkdtempSync(path.join(tmpdir(), 'tools-'));
const docs = path.join(root, 'docs');
afterAll(() => rmSync(root, { recursive: true }));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(docs, file)), { recursive: true });
  writeFileSync(path.join(docs, file), text);
};
write('public/examples/a.json', '{"a": "%brand.name%"}\n\n');
write('public/examples/b.json', 'b\n');

const tool = {
  title: 'Inspector',
  page: '/tools/inspector',
  empty: 'Nothing yet.',
  inputs: [
    { name: 'input', label: 'Input', hint: 'A JWT.', rows: 1 },
    { name: 'key', label: 'Key', hint: 'A JWK.', rows: 30, many: true, accept: '.json' },
  ],
  examples: [
    {
      id: 'one',
      title: 'One',
      outcome: 'good',
      values: { input: '%brand.name%', key: { file: 'public/examples/a.json' } },
    },
    {
      id: 'two',
      title: 'Two',
      outcome: 'broken',
      values: { key: { files: ['public/examples/b.json', 'public/examples/a.json'] } },
    },
  ],
};
const read = (value: object) => {
  write('_tools/inspector.json', JSON.stringify(value, undefined, 1));
  return readTools(docs, { '%brand.name%': 'Acme' });
};
/** What is reported of a tool: the text of the line, and the fix. */
function reported(value: object): string[] {
  try {
    read(value);
    return [];
  } catch (error) {
    const rows = JSON.stringify(value, undefined, 1).split('\n');
    const { problems } = error as { problems: { line: number; fix: string }[] };
    return problems.map(({ line, fix }) => `${rows[line - 1].trim()} › ${fix}`);
  }
}

test('a tool is what the page has to know of it, and the texts of its examples', () => {
  write('_tools/readme.txt', '');
  const { examples, ...definition } = tool;
  expect([...read(tool)]).toEqual([
    [
      'inspector',
      {
        definition: { ...definition, examples: examples.map(({ values: _, ...one }) => one) },
        examples: {
          one: { input: 'Acme', key: '{"a": "Acme"}' },
          two: { key: 'b\n\n{"a": "Acme"}' },
        },
      },
    ],
  ]);
  expect(toolFiles(docs).map((file) => path.relative(docs, file))).toEqual([
    '_tools/inspector.json',
    '_tools/readme.txt',
    'public/examples/a.json',
    'public/examples/b.json',
  ]);
});

test('a folder without tools has none', () => expect(readTools(path.join(root, 'none'))).toEqual(new Map()));

const [one, two] = tool.examples;

test.each<[what: string, object, found: string]>([
  ['an ID that occurs twice', { ...tool, examples: [one, { ...two, id: 'one' }] }, '"id": "one", › Give one of them'],
  ['a value of no input', { ...tool, examples: [{ ...one, values: { x: '' } }] }, '"x": "" › Use one of: input, key.'],
  [
    'a file that is not there',
    { ...tool, examples: [{ ...one, values: { input: { file: 'none.json' } } }] },
    '"file": "none.json" › Use a file from the docs folder',
  ],
  ['a page of no address', { ...tool, page: 'tools' }, '"page": "tools", › Compare it with'],
  [
    'an example of another outcome',
    { ...tool, examples: [{ ...one, outcome: 'fine' }] },
    '"outcome": "fine", › Compare',
  ],
])('%s is reported', (_what, value, found) => expect(reported(value)).toEqual([expect.stringContaining(found)]));

test('the title of a page is that of its file, of whichever ending', () => {
  write('a.mdx', '---\nx: 1\n---\n\n# The `a` page \n\n# Other\n');
  write('b.md', '# B\n');
  write('dir/index.mdx', '## Not this\n');
  const titleOf = pageTitles(docs);
  expect(['/a', '/b', '/dir/', '/none'].map(titleOf)).toEqual(['The `a` page', 'B', undefined, undefined]);
  write('b.md', '# Another\n');
  expect(titleOf('/b')).toBe('B');
  expect(titleIn('x # no\n# Yes')).toBe('Yes');
});
