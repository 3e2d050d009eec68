import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDiagnosis } from '../../../../plugins/data/diagnosis.ts';
import { readLiveSamples } from '../../../../plugins/data/liveSamples.ts';
import { readTools } from '../../../../plugins/data/tools.ts';
import { problemsOf } from '../../../../plugins/shared/problem.ts';

let folder = '';
const docsDir = () => path.join(folder, 'docs');
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(docsDir(), name)), { recursive: true });
  writeFileSync(path.join(docsDir(), name), text);
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'read-form-'));
  write('_samples/one.ts', 'export const run = () => 1;\n');
  write('public/examples/a.txt', 'a');
});
afterEach(() => rmSync(folder, { recursive: true }));

const field = (more: string) =>
  `{\n  "title": "One",\n  "fields": [\n    { "name": "x", "label": "X", ${more} }\n  ]\n}`;

test.each([
  ['no JSON', '{\n  "title": "One",\n  fields: []\n}', 3, /not JSON/],
  ['another form', '[1]', 1, /expected object/],
  ['a member that is missing', '{\n  "fields": []\n}', 1, /^title: /],
  ['a field of another form', field('"value": 1'), 4, /^fields\.0/],
  ['an example that is not there', field('"file": "b.txt"'), 4, /"x" names b\.txt/],
])('the data of a sample with %s has a problem at its line', (_, text, line, message) => {
  write('_samples/one.json', text);
  const problems = problemsOf(() => readLiveSamples(docsDir()));
  expect(problems).toMatchObject([{ file: 'docs/_samples/one.json', line }]);
  expect(problems[0].message).toMatch(message);
  write('_samples/one.json', field('"file": "a.txt"'));
  expect(readLiveSamples(docsDir()).get('one')?.fields).toEqual([{ name: 'x', label: 'X', value: 'a' }]);
});

const tool = (values: string) => `{
  "title": "One", "page": "/one", "empty": "Nothing",
  "inputs": [{ "name": "text", "label": "Text", "hint": "Paste it", "rows": 2 }],
  "examples": [
    { "id": "good", "title": "Good", "outcome": "good", "values": ${values} }
  ]
}`;

test.each([
  ['no JSON', '{', /not JSON/, 1],
  ['a member that nothing knows', tool('{}').replace('"empty"', '"emty"'), /^emty: /, 2],
  ['a value for no input', tool('{ "other": "a" }'), /"good" has a value for "other"/, 5],
  ['an example that is not there', tool('{ "text": { "file": "public/none" } }'), /names public\/none/, 5],
])('the data of a tool with %s has a problem at its line', (_, text, message, line) => {
  write('_tools/one.json', text);
  const problems = problemsOf(() => readTools(docsDir()));
  expect(problems[0]).toMatchObject({ file: 'docs/_tools/one.json', line });
  expect(problems.some((problem) => message.test(problem.message))).toBe(true);
  write('_tools/one.json', tool('{ "text": { "file": "public/examples/a.txt" } }'));
  expect(readTools(docsDir()).get('one')?.examples).toEqual({ good: { text: 'a' } });
});

test('what is known of errors has a problem at its line', () => {
  write('_diagnosis.json', '{\n  "all": { "page": "/" }\n}');
  const problems = problemsOf(() => readDiagnosis(docsDir()));
  expect(problems.find(({ message }) => message.startsWith('all.cause: '))).toMatchObject({
    file: 'docs/_diagnosis.json',
    line: 2,
    rule: 'data/form',
  });
  rmSync(path.join(docsDir(), '_diagnosis.json'));
  expect(readDiagnosis(docsDir())).toBeUndefined();
});
