import { expect, test } from 'vitest';
import { keyValueSlips } from '../../../../../plugins/checks/rules/keyValueFacts.ts';
import { relationSlips } from '../../../../../plugins/checks/rules/relatedFacts.ts';

const values = {
  onMissing: { values: ['valid', 'warning', 'error', 'in-doubt'], isClosed: true },
  mode: { values: ['on', 'off', 'auto'], isClosed: true },
  type: { values: ['Multikey', 'JsonWebKey2020'], isClosed: false },
};
const told = (row: string) => keyValueSlips(row, values).map(({ index, message, fix }) => `${index} ${message} ${fix}`);

test.each([
  [
    'Set `onMissing` to `ignore`.',
    ['20 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.'],
  ],
  [
    'Where `a.onMissing` is `ignore`, wait.',
    ['24 "ignore" is no value of a.onMissing. Write one of: valid, warning, error, in-doubt.'],
  ],
  ['`onMissing` as `ignore`', ['16 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.']],
  ['`onMissing` at `ignore`', ['16 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.']],
  ['`onMissing` of `ignore`', ['16 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.']],
  ['`onMissing` = `ignore`', ['15 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.']],
  [
    '`onMissing` set to `ignore`',
    ['20 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.'],
  ],
  [
    '`onMissing` is set to `ignore`',
    ['23 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.'],
  ],
  [
    '`onMissing` has the value `ignore`',
    ['27 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.'],
  ],
  [
    '`onMissing` with the value `ignore`',
    ['28 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.'],
  ],
  [
    'The key [`onMissing`](/a#b) of the [verifier](/c) is `ignore`.',
    ['54 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.'],
  ],
  [
    '`onMissing` is `"ignore"`',
    ['16 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.'],
  ],
  ['`onMissing` is `waring`', ['16 "waring" is no value of onMissing. Write "warning".']],
  ['`onMissing` is `In_Doubt`', ['16 "In_Doubt" is no value of onMissing. Write "in-doubt".']],
  ['`mode` is `of`', ['11 "of" is no value of mode. Write one of: on, off, auto.']],
  ['`mode` is `autos`', ['11 "autos" is no value of mode. Write one of: on, off, auto.']],
  [
    'Write `onMissing: ignore` or `mode=onn`.',
    [
      '18 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.',
      '35 "onn" is no value of mode. Write one of: on, off, auto.',
    ],
  ],
  ['`"onMissing": "ignore"`', ['15 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.']],
  ['`a.onMissing = warn-ing`', ['15 "warn-ing" is no value of a.onMissing. Write "warning".']],
  [
    '`onMissing` takes `valid` or `ignore`.',
    ['30 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.'],
  ],
  [
    'The [`onMissing`](/a) accepts only `valid`, `ignore` and `error`.',
    ['45 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.'],
  ],
  [
    '`onMissing` allows `ignore`, or `valid`',
    ['20 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.'],
  ],
  [
    '`onMissing` is one of `ignore` and `valid`',
    ['23 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.'],
  ],
  [
    '`onMissing` is either `ignore` or `valid`',
    ['23 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.'],
  ],
  [
    '`onMissing` can be either `ignore` or `valid`',
    ['27 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.'],
  ],
  [
    '`onMissing` may be `ignore`, and `valid`',
    ['20 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.'],
  ],
  [
    '`onMissing` has the values `ignore` and `valid`',
    ['28 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.'],
  ],
  [
    '`onMissing` knows `ignore` and `valid`',
    ['19 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.'],
  ],
  [
    '`onMissing` is `valid` or `ignore`',
    ['27 "ignore" is no value of onMissing. Write one of: valid, warning, error, in-doubt.'],
  ],
])('a value that a key is said to have: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  '`onMissing` is `null`. `onMissing` is `error`. `onMissing` and `ignore`. `other` is `ignore`. `type` is `Other`. `onMissing` is `1`.',
  '`other: ignore`, `onMissing: valid`, `onMissing: 1`, `a b: c`',
  '`onMissing` takes `valid`, and `mode` is `auto`. `onMissing` needs `ignore`, `valid`.',
])('a value that a key is said to have: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test.each([
  ['With `Warning`, `onMissing` reports it.', ['6 The data know nothing of the value "Warning". Write "warning".']],
  ['With `warnin` there, `onMissing` goes.', ['6 The data know nothing of the value "warnin". Write "warning".']],
  ['`onMissing` and `inDoubt`.', ['17 The data know nothing of the value "inDoubt". Write "in-doubt".']],
  ['The `type` of a `multikey`.', ['17 The data know nothing of the value "multikey". Write "Multikey".']],
  ['`onMissing` of it. Then `Warning`.', ['25 The data know nothing of the value "Warning". Write "warning".']],
  [
    '`onMissing` with `Off`, `AUTO`, `warnings`, `Error`',
    ['45 The data know nothing of the value "Error". Write "error".'],
  ],
  ['| `onMissing` | `Errors` | `Valid` |', ['28 The data know nothing of the value "Valid". Write "valid".']],
  [
    '`onMissing` with `auto`, `a b`, `type`, `multikey1`, `valid`. Nothing is `Warning` here. `vali`',
    ['74 The data know nothing of the value "Warning". Write "warning".'],
  ],
])('a value beside a key: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each(['`onMissing` of it. Then `warnin`.'])('a value beside a key: nothing is said of %j', (text) =>
  expect(told(text)).toEqual([]),
);

test.each([
  [
    '| `verify` | resolver |',
    ['action', 'service'],
    ['3 "verify" does not belong to resolver. The service of "verify" is verifier or authorizer.'],
  ],
  [
    '| resolver | [`verify`](/a) |',
    ['service', 'actions'],
    ['15 "verify" does not belong to resolver. The service of "verify" is verifier or authorizer.'],
  ],
  ['  | `verify` | resolver, gateway |', ['action', 'service'], []],
  ['| `verify` | resolver and authorizer |', ['action', 'service'], []],
  ['| `verify`, `resolve` | resolver |', ['action', 'service'], []],
  ['| verify it | resolver |', ['action', 'service'], []],
  ['| `verify` | resolver |', ['policy', 'service'], []],
  ['| `verify` | resolver |', [], []],
  ['| toString | resolver |', ['action', 'service'], []],
  ['`verify` | resolver |', ['action', 'service'], []],
  [
    '| `es256` | p-384 | `verify` |',
    ['kind', 'key', 'action'],
    ['3 "es256" does not belong to p-384. The key of "es256" is p-256.'],
  ],
  ['| `es256` | p-384 |', ['action', 'key'], []],
])('a row of names that belong together: %s', (row, header, wanted) =>
  expect(
    relationSlips(row, header, [
      { is: 'service', of: { verify: ['verifier', 'authorizer'], resolve: ['resolver'] }, column: 'action' },
      { is: 'key', of: { es256: ['p-256'], es384: ['p-384'] } },
    ]).map(({ index, message, fix }) => `${index} ${message} ${fix}`),
  ).toEqual(wanted),
);

test('a row without a header has none', () =>
  expect(
    relationSlips('| `verify` | resolver |', undefined, [
      { is: 'service', of: { verify: ['verifier'], resolve: ['resolver'] } },
    ]),
  ).toEqual([]));
