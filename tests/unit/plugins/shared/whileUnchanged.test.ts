import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { filesAt } from '../../../../plugins/shared/listFiles.ts';
import { memoizeUntilChange } from '../../../../plugins/shared/memoize.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'while-unchanged-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => path.join(folder, name);

mkdirSync(file('in'));
writeFileSync(file('in/b'), '');
writeFileSync(file('a'), '');

test('lists what is at a path and below it', () => {
  expect(filesAt(folder)).toEqual([file('a'), file('in/b')]);
  expect(filesAt(file('a'))).toEqual([file('a')]);
  expect(filesAt(file('none'))).toEqual([]);
});

test('a value is made anew after a file has changed, come or gone', async () => {
  let made = 0;
  const value = memoizeUntilChange(
    () => filesAt(folder),
    () => ++made,
  );
  const inTheNextTurn = async () => {
    await setImmediate();
    return [value(), value()];
  };
  expect(await inTheNextTurn()).toEqual([1, 1]);
  utimesSync(file('a'), 0, 0);
  expect(await inTheNextTurn()).toEqual([2, 2]);
  writeFileSync(file('c'), '');
  expect(await inTheNextTurn()).toEqual([3, 3]);
  rmSync(file('in/b'));
  expect(await inTheNextTurn()).toEqual([4, 4]);
  expect(await inTheNextTurn()).toEqual([4, 4]);
});

test('files are looked at once in a turn of the event loop', async () => {
  let looks = 0;
  const value = memoizeUntilChange(
    () => {
      looks++;
      return [file('a')];
    },
    () => 'made',
  );
  value();
  value();
  expect(looks).toBe(1);
  await setImmediate();
  value();
  expect(looks).toBe(2);
});

test('a value that cannot be made throws each time, and is made once that is fixed', () => {
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

test('what was read in a turn is not taken for what was written in it since', async () => {
  writeFileSync(file('d'), 'first');
  utimesSync(file('d'), 1, 1);
  await setImmediate();
  const read = memoizeUntilChange(
    () => [file('d')],
    () => readFileSync(file('d'), 'utf8'),
  );
  const stamped = memoizeUntilChange(
    () => [file('d')],
    () => ({ stamp: stampOfFile(file('d')), text: read() }),
  );
  read();
  writeFileSync(file('d'), 'second');
  utimesSync(file('d'), 2, 2);
  const inTheSameTurn = stamped();
  expect(inTheSameTurn.text).toBe('first');
  await setImmediate();
  expect(stamped().text).toBe('second');
  expect(stamped().stamp).not.toBe(inTheSameTurn.stamp);
});
