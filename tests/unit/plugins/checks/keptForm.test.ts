import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keptForm } from '../../../../plugins/checks/keptForm.ts';

const root = mkdtempSync(path.join(tmpdir(), 'kept-form-'));
afterAll(() => rmSync(root, { recursive: true }));

const packages = path.join(root, 'node_modules');
const [list, library] = [path.join(packages, 'words/list.txt'), path.join(packages, 'cspell-trie-lib/package.json')];
for (const file of [list, library]) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'one');
}

let times = 0;
const form = (name = 'words') =>
  keptForm(name, [list], () => {
    times++;
    return Buffer.from(`made ${times}`);
  }).toString();

test('a form is made once, and anew with another version of its files or of the library', () => {
  expect([form(), form()]).toEqual(['made 1', 'made 1']);
  writeFileSync(list, 'two');
  expect([form(), form()]).toEqual(['made 2', 'made 2']);
  writeFileSync(library, 'three');
  expect([form(), form()]).toEqual(['made 3', 'made 3']);
  expect(readdirSync(path.join(packages, '.cache/dictionary'))).toHaveLength(1);
});

test('each form has a place of its own', () => {
  expect([form('english'), form()]).toEqual(['made 4', 'made 3']);
});

test('where nothing can be kept, what was made is given all the same', () => {
  rmSync(path.join(packages, '.cache'), { recursive: true });
  writeFileSync(path.join(packages, '.cache'), '');
  expect([form(), form()]).toEqual(['made 5', 'made 6']);
});
