import { expect, test } from 'vitest';
import { claimsOf, claimsOfCells, partsOf } from '../../../../../plugins/checks/rules/keyClaims.ts';
import { numberOf, writtenAs } from '../../../../../plugins/checks/rules/numberWords.ts';
import { isSame, isUnit, QUANTITY, quantityOf, sayAs } from '../../../../../plugins/checks/rules/quantity.ts';

/** What a text claims, in short: the rule, where, the words and what is said. */
const told = (row: string, ...header: string[]) =>
  (header.length > 0 ? claimsOfCells(row, header) : claimsOf(row)).map(
    ({ rule, index, text, said, of }) =>
      `${rule} ${index} "${text}" ${JSON.stringify(said)} ${JSON.stringify(of({ service: '', path: 'a', default: 'd', least: 1, most: 9, values: ['d', 'x'] }) ?? null)}`,
  );

test.each<[Parameters<typeof told>, string[]]>([
  [['It is by default 5 seconds.'], ['facts/default 6 "by default 5 seconds" {"number":5,"unit":"seconds"} "d"']],
  [['By default, five.'], ['facts/default 0 "By default, five" {"number":5,"unit":""} "d"']],
  [['It is ten minutes by default.'], ['facts/default 6 "ten minutes by default" {"number":10,"unit":"minutes"} "d"']],
  [['`on`, by default'], ['facts/default 0 "`on`, by default" "on" null']],
  [
    ['By default `a` is off.'],
    ['facts/default 0 "By default `a`" "a" null', 'facts/default 0 "By default `a` is off" false "d"'],
  ],
  [['By default, the [a](/b) has `x`.'], ['facts/default 0 "By default, the [a](/b) has `x`" "x" "d"']],
  [
    ['By default `a` lasts 2 days and by default, `a` stays 3.'],
    [
      'facts/default 0 "By default `a`" "a" null',
      'facts/default 32 "by default, `a`" "a" null',
      'facts/default 0 "By default `a` lasts 2 days" {"number":2,"unit":"days"} "d"',
      'facts/default 32 "by default, `a` stays 3" {"number":3,"unit":""} "d"',
    ],
  ],
  [['The default of `a` is 7 ms'], ['facts/default 4 "default of `a` is 7 ms" {"number":7,"unit":"ms"} "d"']],
  [['default for `a` is `x`'], ['facts/default 0 "default for `a` is `x`" "x" "d"']],
  [['The default is `true`.'], ['facts/default 4 "default is `true`" true null']],
  [['It defaults to `false`.'], ['facts/default 3 "defaults to `false`" false null']],
  [['a default of enabled'], ['facts/default 2 "default of enabled" true "d"']],
  [['`x` (default)'], ['facts/default 0 "`x` (default)" "x" "d"']],
  [['disabled (default)'], ['facts/default 0 "disabled (default)" false "d"']],
  [
    ['A default of 300000 ms (5 minutes).'],
    [
      'facts/default 2 "default of 300000 ms (5 minutes" {"number":300000,"unit":"ms"} "d"',
      'facts/default 2 "default of 300000 ms (5 minutes" {"number":5,"unit":"minutes"} "d"',
    ],
  ],
  [
    ['default is 5000 milliseconds, which is 5 seconds'],
    [
      'facts/default 0 "default is 5000 milliseconds, which is 5 seconds" {"number":5000,"unit":"milliseconds"} "d"',
      'facts/default 0 "default is 5000 milliseconds, which is 5 seconds" {"number":5,"unit":"seconds"} "d"',
    ],
  ],
  [
    ['default is 5000 that is 5 s'],
    [
      'facts/default 0 "default is 5000 that is 5 s" {"number":5000,"unit":""} "d"',
      'facts/default 0 "default is 5000 that is 5 s" {"number":5,"unit":"s"} "d"',
    ],
  ],
  [
    ['default is 60 or 1 minute'],
    [
      'facts/default 0 "default is 60 or 1 minute" {"number":60,"unit":""} "d"',
      'facts/default 0 "default is 60 or 1 minute" {"number":1,"unit":"minute"} "d"',
    ],
  ],
  [['It is up to 30 seconds.'], ['facts/limit 6 "up to 30 seconds" {"number":30,"unit":"seconds"} 9']],
  [['at most 2 days'], ['facts/limit 0 "at most 2 days" {"number":2,"unit":"days"} 9']],
  [['no more than `7`'], ['facts/limit 0 "no more than `7`" {"number":7,"unit":""} 9']],
  [['a maximum of 9'], ['facts/limit 2 "maximum of 9" {"number":9,"unit":""} 9']],
  [['The maximum is 1.5 MB.'], ['facts/limit 4 "maximum is 1.5 MB" {"number":1.5,"unit":"MB"} 9']],
  [['at least 3 bytes'], ['facts/limit 0 "at least 3 bytes" {"number":3,"unit":"bytes"} 1']],
  [['no less than 4'], ['facts/limit 0 "no less than 4" {"number":4,"unit":""} 1']],
  [['minimum of 5'], ['facts/limit 0 "minimum of 5" {"number":5,"unit":""} 1']],
  [['the minimum is six hours'], ['facts/limit 4 "minimum is six hours" {"number":6,"unit":"hours"} 1']],
  [['up to one minute'], ['facts/limit 0 "up to one minute" {"number":1,"unit":"minute"} 9']],
  [['by default `12`'], ['facts/default 0 "by default `12`" {"number":12,"unit":""} "d"']],
  [['`z` by default'], ['facts/default 0 "`z` by default" "z" null']],
  [['ON by default'], ['facts/default 0 "ON by default" true "d"']],
])('claims of a sentence: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test.each<[Parameters<typeof told>]>([
  [['At least one. Up to two.']],
  [['a default of `x`']],
  [
    [
      'It is on by defaults. The defaulting is 5. Up tone 5. at mostly 3. Ten, by design. -5 by default? v.5 by default',
    ],
  ],
])('claims of a sentence: nothing is said of %j', (args) => expect(told(...args)).toEqual([]));

test.each<[Parameters<typeof told>, string[]]>([
  [
    ['| `a` | `5` | 1 to 9 |', 'key', 'default', 'allowed'],
    [
      'facts/default 8 "`5`" {"number":5,"unit":""} "d"',
      'facts/limit 14 "1 to 9" {"number":1,"unit":""} 1',
      'facts/limit 14 "1 to 9" {"number":9,"unit":""} 9',
    ],
  ],
  [
    ['| `a` | 5 seconds | `1` to `9` minutes |', 'key', 'default', 'range'],
    [
      'facts/default 8 "5 seconds" {"number":5,"unit":"seconds"} "d"',
      'facts/limit 20 "`1` to `9` minutes" {"number":1,"unit":"minutes"} 1',
      'facts/limit 20 "`1` to `9` minutes" {"number":9,"unit":"minutes"} 9',
    ],
  ],
  [
    ['| `a` | `x` | `x`, `y` |', 'key', 'default', 'allowed'],
    [
      'facts/default 8 "`x`" ["x"] "d"',
      'facts/default 8 "`x`" "x" "d"',
      'facts/limit 14 "`x`, `y`" ["x","y"] ["d","x"]',
    ],
  ],
  [
    ['| `a` | `x`, `y` | 1 s to 2 |', 'key', 'default', 'value'],
    [
      'facts/default 8 "`x`, `y`" ["x","y"] "d"',
      'facts/limit 19 "1 s to 2" {"number":1,"unit":"s"} 1',
      'facts/limit 19 "1 s to 2" {"number":2,"unit":"s"} 9',
    ],
  ],
  [['| `a` | `[]` | none |', 'key', 'default', 'allowed'], ['facts/default 8 "`[]`" [] "d"']],
  [
    ['| `a` | `true` | `x` |', 'key', 'default', 'allowed'],
    ['facts/default 8 "`true`" ["true"] "d"', 'facts/default 8 "`true`" true "d"'],
  ],
  [
    ['| `a` | `[]`, `x` | it is 1 to 9 |', 'key', 'default', 'allowed'],
    ['facts/default 8 "`[]`, `x`" ["x"] "d"', 'facts/default 8 "`[]`, `x`" "x" "d"'],
  ],
  [['|   `a`|  five  |', 'key', 'default'], ['facts/default 10 "five" {"number":5,"unit":""} "d"']],
])('claims of a row of a table: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test.each<[Parameters<typeof told>]>([
  [['| `a` | none | 1 to 9 |', 'key', 'default', 'other']],
  [['| `a` | `5` | `x`, `y` |', 'key', 'other', 'other']],
  [['| `a` | 5 of them |', 'key', 'default']],
])('claims of a row of a table: nothing is said of %j', (args) => expect(told(...args)).toEqual([]));

test('the cells of a row, with the place of each', () =>
  expect(partsOf('  | a |  b \\| c||d |')).toEqual([
    { text: 'a', start: 4 },
    { text: 'b \\| c', start: 9 },
    { text: '', start: 16 },
    { text: 'd', start: 17 },
  ]));

test.each([
  ['5', '', { number: 5, unit: '' }],
  ['Twelve', 'hours', { number: 12, unit: 'hours' }],
  ['1.5', 'MB', { number: 1.5, unit: 'MB' }],
  ['zero', '', { number: 0, unit: '' }],
])('%s %s is a quantity', (number, unit, wanted) => expect(quantityOf(number, unit)).toEqual(wanted));

test.each([
  ['5 minutes', ['5', 'minutes']],
  ['sixteen-day', ['sixteen', 'day']],
  ['1.5MiB', ['1.5', 'MiB']],
  ['`3` weeks', ['3', 'weeks']],
  ['7', ['7', undefined]],
  ['7 members', ['7', undefined]],
])('the pattern of a quantity finds %s', (text, wanted) =>
  expect(new RegExp(QUANTITY).exec(text)?.slice(1)).toEqual(wanted),
);

test.each([
  'ms',
  'millisecond',
  's',
  'second',
  'minutes',
  'hour',
  'days',
  'week',
  'bytes',
  'byte',
  'kB',
  'KB',
  'KiB',
  'MB',
  'MiB',
])('%s is a unit', (word) => expect(isUnit(word)).toBe(true));

test.each(['letters', 'GB'])('%j is none', (word) => expect(isUnit(word)).toBe(false));

test.each([
  [1000, 'ms', 1, 'seconds', true],
  [1, 'milliseconds', 1, 'ms', true],
  [60, 's', 1, 'minutes', true],
  [24, 'hours', 1, 'day', true],
  [2, 'weeks', 14, 'days', true],
  [60, 'minutes', 1, 'hours', true],
  [1, 'kB', 1000, 'bytes', true],
  [1, 'KB', 1024, 'bytes', true],
  [1, 'KiB', 1, 'KB', true],
  [1, 'MB', 1000, 'kB', true],
  [1, 'MiB', 1024, 'KiB', true],
  [1, 'MB', 1, 'MiB', false],
  [5, '', 5, undefined, true],
  [5, '', 6, 'seconds', false],
  [5, 'seconds', 5, undefined, undefined],
  [5, 'seconds', 5, 'bytes', undefined],
  [5, 'letters', 5, 'letters', undefined],
])('%d %s and %d %s are the same: %s', (number, unit, other, otherUnit, wanted) =>
  expect(isSame({ number, unit }, other, otherUnit)).toBe(wanted),
);

test.each([
  ['seconds', 5000, 'milliseconds', '5 seconds'],
  ['second', 5000, 'ms', '5 seconds'],
  ['hours', 60, 'minutes', '1 hour'],
  ['minutes', 90, 'seconds', '90 seconds'],
  ['days', 7_200_000, 'milliseconds', '2 hours'],
  ['weeks', 86_400, 'seconds', '1 day'],
  ['s', 3000, 'milliseconds', '3 s'],
  ['ms', 2, 'seconds', '2000 ms'],
  ['MB', 2_097_152, 'bytes', '2 MiB'],
  ['KiB', 1024, 'bytes', '1 KiB'],
  ['MiB', 5, 'bytes', '5 bytes'],
  ['MiB', 1, 'bytes', '1 byte'],
  ['', 5000, 'milliseconds', '5000'],
  ['seconds', 7, undefined, '7'],
  ['seconds', 7, 'letters', '7'],
])('in %s, %d %s is said as %s', (unit, value, valueUnit, wanted) =>
  expect(sayAs({ number: 1, unit }, value, valueUnit)).toBe(wanted),
);

test.each([
  ['12', 12],
  ['Seven', 7],
  ['zero', 0],
  ['many', -1],
  ['1a', -1],
])('the number of %s', (written, wanted) => expect(numberOf(written)).toBe(wanted));

test.each([
  [7, '12', '7'],
  [7, 'five', 'seven'],
  [17, 'five', '17'],
  [0, 'Five', 'zero'],
])('%d as %s is written', (number, other, wanted) => expect(writtenAs(number, other)).toBe(wanted));
