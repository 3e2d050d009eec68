import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDiagnosis } from '../../../../plugins/data/diagnosis.ts';
import { readLiveSamples } from '../../../../plugins/data/liveSamples.ts';
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
