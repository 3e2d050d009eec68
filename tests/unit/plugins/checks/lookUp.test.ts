import { expect, test } from 'vitest';
import { lookUp, textOf } from '../../../../plugins/checks/lookUp.ts';

const never = () => {
  throw new Error('Nobody has to make it.');
};

test('a value is made once, and is new until the next turn', () => {
  const known = lookUp();
  expect(known.isNew()).toBe(false);
  expect(known.has('sums', 'a')).toBe(false);
  expect(known.get('sums', 'a', () => 1)).toBe(1);
  expect(known.get('sums', 'a', never)).toBe(1);
  expect(known.has('sums', 'a')).toBe(true);
  expect(known.isNew()).toBe(true);
  expect(textOf(known.fresh())).toBe('sums a\t1\n');
  expect(textOf(known.turn())).toBe('sums a\t1\n');
  expect(known.isNew()).toBe(false);
  expect(textOf(known.fresh())).toBe('');
});

test('what an earlier run wrote is read where it is asked for, and written as it was', () => {
  const known = lookUp('sums a\t{ "one": 1 }\nsums b\t[2]\n', 'sums b\t[3]\n');
  expect(known.get('sums', 'b', never)).toEqual([3]);
  expect(known.get('sums', 'a', never)).toEqual({ one: 1 });
  expect(known.isNew()).toBe(false);
  expect(textOf(known.turn())).toBe('sums b\t[3]\nsums a\t{ "one": 1 }\n');
});

test('what nobody asks for is not written again, unless it is held', () => {
  const known = lookUp('sums a\t1\nsums b\t2\nnames c\t3\n');
  known.hold('sums', 'b');
  known.hold('sums', 'gone');
  known.get('sums', 'd', () => 4);
  expect(textOf(known.turn())).toBe('sums b\t2\nsums d\t4\n');
});

test('what is held does not take the place of what was taken over', () => {
  const known = lookUp('sums a\t1\n');
  known.put('sums', 'a', 5);
  known.hold('sums', 'a');
  expect(known.get('sums', 'a', never)).toBe(5);
  expect(known.isNew()).toBe(true);
  expect(textOf(known.turn())).toBe('sums a\t5\n');
});

test('kinds that nobody asked for in a run are held as a whole', () => {
  const known = lookUp('sums a\t1\nsums b\t2\nall names c\t3\n');
  known.get('sums', 'a', never);
  known.holdOthers();
  expect(textOf(known.turn())).toBe('sums a\t1\nall names c\t3\n');
});

test('a value of the last turn is known in the next one, and what is forgotten is not', () => {
  const known = lookUp();
  known.get('sums', 'a', () => 1);
  known.turn();
  expect(known.get('sums', 'a', never)).toBe(1);
  known.get('sums', 'b', () => 2);
  known.forget();
  expect(known.isNew()).toBe(false);
  expect(known.has('sums', 'b')).toBe(false);
  expect(known.get('sums', 'a', never)).toBe(1);
});

test('of thousands of values, those of the last run alone are kept', () => {
  const known = lookUp();
  const fill = (kind: string) => {
    for (let index = 0; index < 3000; index++) known.put(kind, String(index), index);
    known.turn();
  };
  fill('first');
  expect(known.has('first', '1')).toBe(true);
  fill('second');
  expect([known.has('first', '1'), known.has('second', '1')]).toEqual([false, true]);
});
