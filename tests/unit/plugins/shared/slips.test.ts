import { describe, expect, test } from 'vitest';
import { isOneSlip, nearest, nearestAddress } from '../../../../plugins/shared/nearest.ts';
import {
  count,
  mapAll,
  type Problem,
  ProblemsError,
  problemsOf,
  unreadableData,
} from '../../../../plugins/shared/problem.ts';

describe('the nearest name', () => {
  test.each([
    ['key', ['kye', 'bey'], 'bey'],
    ['key', ['kye'], 'kye'],
    ['ab', ['cd'], 'cd'],
    ['ab', ['cde'], undefined],
    ['', ['ab'], 'ab'],
    ['abcdef', ['abcxyz'], 'abcxyz'],
    ['abcdef', ['abuxyz'], undefined],
    ['abcdef', ['abc', 'abcdefghij'], 'abc'],
    ['key', ['keys', 'kay'], 'keys'],
    ['key', [], undefined],
  ])('of %j among %j is %j', (name, names, expected) => expect(nearest(name, names)).toBe(expected));
});

describe('the nearest address', () => {
  test.each([
    ['/a/key', ['/b/key', '/c/key', '/a/kex'], '/a/kex'],
    ['/a/key', ['/b/key', '/a/kex'], '/a/kex'],
    ['/a/', ['/b/', '/ab/'], '/b/'],
    ['/a/key', ['/a/api-key', '/b/key'], '/a/api-key'],
    ['/a/key', ['/a/api-key', '/a/key-set', '/b/key'], '/b/key'],
    ['/a/key', ['/a/b/key', '/a/api-key'], '/a/b/key'],
    ['/a/key-api', ['/a/api-key-set', '/a/key-apx'], '/a/key-apx'],
    ['/a/key-api', ['/a/api-key-set', '/a/key-axxx'], '/a/api-key-set'],
    ['/a/key', ['/x/other'], undefined],
    ['/a/keys', ['/a/monkeys-x', '/a/key'], '/a/key'],
    ['/guides/', ['/guides/create'], undefined],
  ])('of %s among %j is %s', (address, all, expected) => expect(nearestAddress(address, all)).toBe(expected));
});

describe('one slip of the keyboard', () => {
  test.each([
    ['key', 'kex', true],
    ['key', 'ke', true],
    ['key', 'keys', true],
    ['key', 'kye', true],
    ['ekys', 'keys', true],
    ['key', 'xkey', true],
    ['key', 'key', false],
    ['key', 'keyss', false],
    ['keyss', 'key', false],
    ['key', 'yek', false],
    ['key', 'kab', false],
    ['abcd', 'badc', false],
    ['', 'a', true],
    ['a', '', true],
    ['ab', 'ba', true],
    ['abc', 'bax', false],
  ])('between %j and %j: %s', (a, b, expected) => expect(isOneSlip(a, b)).toBe(expected));
});

const problem = (line: number): Problem => ({
  file: 'a',
  line,
  column: 1,
  rule: 'data/readable',
  message: 'M.',
  fix: 'F.',
});

describe('problems of what reads data', () => {
  const fail = (line: number) => {
    throw new ProblemsError([problem(line)]);
  };

  test('are handed on, and no other errors', () => {
    expect(problemsOf(() => fail(1))).toEqual([problem(1)]);
    expect(problemsOf(() => 1)).toEqual([]);
    expect(() => problemsOf(() => JSON.parse('{'))).toThrow(SyntaxError);
  });

  test('are those of all items', () => {
    expect(mapAll([1, 2], (item) => item * 2)).toEqual([2, 4]);
    expect(problemsOf(() => mapAll([1, 2, 3], (item) => (item === 2 ? item : fail(item))))).toEqual([
      problem(1),
      problem(3),
    ]);
  });

  test('are an error of that name', () => {
    const error = new ProblemsError([problem(1)]);
    expect(error.name).toBe('ProblemsError');
    expect(error.message).toBe('a:1:1  error  data/readable\n  M.\n  F.\n\n1 error in 1 file.');
  });

  test('are one where code stumbled over an entry', () => {
    expect(unreadableData('docs/public/spec', new Error('x is not iterable'))).toEqual({
      file: 'docs/public/spec',
      line: 1,
      column: 1,
      rule: 'data/readable',
      message: 'An entry has another form than its schema says: x is not iterable.',
      fix: 'Undo the last change there, and compare the entry with those beside it.',
    });
  });
});

test.each([
  [0, '0 keys'],
  [1, '1 key'],
  [2, '2 keys'],
])('%i is counted as %s', (n, text) => expect(count(n, 'key')).toBe(text));
