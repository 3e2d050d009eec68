import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addBlock, readBlocks, writeBlock } from '../../../../plugins/shared/keptBlocks.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kept-blocks-'));
const store = path.join(folder, 'a/b');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  writeBlock(store, 'one', 'first "é"\n');
  addBlock(store, 'one', 'second\n');
});

test('what was added follows what was there, and signs stand as JSON has them', () => {
  const whole = { texts: ['first "\\u00e9"\n', 'second\n'], added: 7, isOpen: true };
  expect(readBlocks(store, 'one')).toEqual(whole);
  writeBlock(store, 'one', 'third\n');
  expect(readBlocks(store, 'one')).toEqual({ texts: ['third\n'], added: 0, isOpen: true });
});

test.each([
  ['half of a block', (whole: string) => whole.slice(0, -3)],
  ['a block of another version', (whole: string) => whole.replace(/one(?= 7\n)/, 'two')],
  ['what is no block', (whole: string) => whole.replace(/ 7(?=\n)/, ' x')],
])('%s counts as none, and nothing is added behind it', (_, change) => {
  writeFileSync(store, change(readFileSync(store, 'latin1')));
  expect(readBlocks(store, 'one')).toEqual({ texts: ['first "\\u00e9"\n'], added: 0, isOpen: false });
  appendFileSync(store, 'one 3\nok\n\tend 3\n');
  expect(readBlocks(store, 'one').texts).toEqual(['first "\\u00e9"\n']);
});

test('of another version, or where nothing was kept, nothing is known', () => {
  const none = { texts: [], added: 0, isOpen: false };
  expect(readBlocks(store, 'two')).toEqual(none);
  expect(readBlocks(path.join(folder, 'none'), 'one')).toEqual(none);
  writeBlock(path.join(store, 'below-a-file'), 'one', 'made');
  addBlock(path.join(store, 'below-a-file'), 'one', 'made');
});
