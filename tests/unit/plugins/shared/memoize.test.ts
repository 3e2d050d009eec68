import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { filesAt } from '../../../../plugins/shared/listFiles.ts';
import { memoizeUntilChange } from '../../../../plugins/shared/memoize.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'memoize-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => path.join(folder, name);
writeFileSync(file('a'), '');

test('a value is made once, and again after a file has changed, come or gone', async () => {
  let made = 0;
  const value = memoizeUntilChange(
    () => filesAt(folder),
    () => ++made,
  );
  const changes = [
    () => {},
    () => utimesSync(file('a'), 0, 0),
    () => writeFileSync(file('b'), ''),
    () => rmSync(file('b')),
  ];
  for (const [index, change] of changes.entries()) {
    change();
    await nextTurn();
    expect([value(), value()]).toEqual([index + 1, index + 1]);
  }
});

test('a value that cannot be made throws for each caller, and is made once that is fixed', () => {
  let isBroken = true;
  const value = memoizeUntilChange(
    () => [file('a')],
    () => {
      if (isBroken) throw new Error('broken');
      return 'made';
    },
  );
  expect(value).toThrow('broken');
  expect(value).toThrow('broken');
  isBroken = false;
  expect(value()).toBe('made');
});
