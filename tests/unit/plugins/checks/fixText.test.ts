import { expect, test } from 'vitest';
import { fixText } from '../../../../plugins/checks/fixText.ts';

test.each([
  ['line ends', 'a.mdx', 'one\r\ntwo\r\n', 'one\ntwo\n'],
  ['a byte order mark', 'a.json', '\ufeff{}\n', '{}\n'],
  ['hidden characters', 'a.svg', 'a\u200bb\u202e\n', 'ab\n'],
  ['a space that does not break', 'a.yaml', 'a:\u00a0b\n', 'a: b\n'],
  ['headings that skip a level', 'a.mdx', '# A\n\n### B\n\n##### C\n\n## D\n', '# A\n\n## B\n\n### C\n\n## D\n'],
  ['headings beside each other', 'a.mdx', '# A\n\n#### B\n\n#### C\n\n## D\n', '# A\n\n## B\n\n## C\n\n## D\n'],
  ['headings without a title', 'a.mdx', '### A\n\n#### B\n', '## A\n\n### B\n'],
  [
    'the order of the glossary',
    '_glossary.json',
    '[\n  { "term": "key" },\n  { "term": "DID", "id": "x" },\n  { "term": "CBOR" }\n]\n',
    '[\n  { "term": "CBOR" },\n  { "term": "DID", "id": "x" },\n  { "term": "key" }\n]\n',
  ],
])('%s', (_, file, text, wanted) => {
  expect(fixText(file, text).text).toBe(wanted);
  expect(fixText(file, wanted)).toEqual({ text: wanted, fixed: [] });
});

test.each([
  ['what looks like a heading in a sample', 'a.mdx', '# A\n\n```text\n### B\n```\n'],
  ['a glossary that cannot be read', '_glossary.json', '[{ "term": "b" }, {'],
  ['a glossary with an entry without a term', '_glossary.json', '[{ "term": "b" }, { "page": "/a" }]'],
])('%s stay', (_, file, text) => expect(fixText(file, text)).toEqual({ text, fixed: [] }));

test('each fix that changed something is named', () => {
  expect(fixText('a.mdx', '\ufeff# A\r\n\r\n### B\r\n').fixed).toEqual([
    'byte order mark',
    'line ends',
    'heading levels',
  ]);
  expect(fixText('_glossary.json', '[{ "term": "b" }, { "term": "a" }]').fixed).toEqual(['order of the glossary']);
});
