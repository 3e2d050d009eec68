import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepText, keptText, readKept } from '../../../../plugins/shared/keptText.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kept-text-'));
const store = path.join(folder, 'a/b');
afterAll(() => rmSync(folder, { recursive: true }));

test('what was kept under a stamp is given back, with its lines, and made anew under another', () => {
  expect(readKept(store, 'one')).toBeUndefined();
  keepText(store, 'one', 'first\n\nöther\n');
  expect(readKept(store, 'one')).toBe('first\n\nöther\n');
  expect(keptText(store, 'one', () => 'new')).toBe('first\n\nöther\n');
  expect(readKept(store, 'two')).toBeUndefined();
  expect(keptText(store, 'two', () => '')).toBe('');
  expect(readKept(store, 'two')).toBe('');
});

test.each([
  ['half of it', (whole: string) => whole.slice(0, -3)],
  ['more than it', (whole: string) => `${whole}rest`],
  ['nothing', () => ''],
])('a file with %s counts as none', (_name, change) => {
  keepText(store, 'one', 'a text');
  writeFileSync(store, change(readFileSync(store, 'utf8')));
  expect(readKept(store, 'one')).toBeUndefined();
});

test('where nothing can be kept, what was made is given all the same', () => {
  expect(keptText(path.join(store, 'below-a-file'), 'one', () => 'made')).toBe('made');
});
