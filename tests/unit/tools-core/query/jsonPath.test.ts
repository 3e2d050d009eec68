import { query } from 'jsonpath-rfc9535';
import { expect, test } from 'vitest';
import { InputError, type Json, type JsonObject } from '../../../../tools-core/base/index.ts';
import { readJsonPath, selectByPath, selectClaims } from '../../../../tools-core/query/index.ts';

const DOCUMENT: JsonObject = {
  type: ['VerifiableCredential', 'A'],
  'a b': { "c'd": [1, { e: null }, [2, 3]] },
  vc: { credentialSubject: { degrees: [{ name: 'x' }, { name: 'y', type: 'z' }] } },
  ns: { 'org.iso.18013.5.1': { age_over_18: true } },
};

test.each([
  '$',
  '$.type',
  '$.type[0]',
  '$.type[-1]',
  '$.type[9]',
  '$.type[*]',
  '$.*',
  '$["a b"]',
  "$['a b']['c\\'d'][1].e",
  "$['a b'][\"c'd\"][*]",
  '$..name',
  '$..*',
  '$..[0]',
  '$..["type"]',
  '$.vc.credentialSubject.degrees[*].name',
  "$.ns['org.iso.18013.5.1'].age_over_18",
  "$['type','ns']",
  '$.type[0,1]',
  '$.absent.deeper',
])('%s selects what another implementation of RFC 9535 does', (path) => {
  const order = (values: unknown[]) => values.map((value) => JSON.stringify(value)).sort();
  const found = selectByPath(DOCUMENT, path).map(({ value }) => value);
  // In which order descendants come is left open (RFC 9535, section 2.5.2.2).
  if (path.includes('..')) expect(order(found)).toEqual(order(query(DOCUMENT, path)));
  else expect(found).toEqual(query(DOCUMENT, path));
});

test.each([
  'type',
  '$.',
  '$.a.',
  '$[',
  "$['a'",
  '$[?(@.a)]',
  '$[?@.a==1]',
  '$[0:2]',
  '$.a b',
  '$[(@.length-1)]',
  '$.a[]',
])('%j is refused in words', (path) => {
  expect(() => readJsonPath(path)).toThrow(InputError);
});

test('a path that selects too much is stopped', () => {
  const wide: Json = Array.from({ length: 700 }, () => Array.from({ length: 700 }, () => 1));
  expect(() => selectByPath(wide, '$..*')).toThrow(/selects too much/);
});

test.each([
  [
    ['type', null],
    ['VerifiableCredential', 'A'],
  ],
  [['type', 1], ['A']],
  [['vc', 'credentialSubject', 'degrees', null, 'type'], ['z']],
])('the claims path %j selects %j', (path, values) => {
  const selection = selectClaims(DOCUMENT, path);
  expect('found' in selection && selection.found.map(({ value }) => value)).toEqual(values);
});

test.each([
  [['type', 'name'], 'is no object'],
  [['vc', null], 'is no list'],
  [['vc', 0], 'is no list'],
  [['absent'], 'has no “absent”'],
  [['type', 5], 'has no “5”'],
  [['toString'], 'has no “toString”'],
])('the claims path %j is said to lead nowhere', (path, words) => {
  expect(selectClaims(DOCUMENT, path)).toEqual({ why: expect.stringContaining(words) });
});

const READ = 'Names, indexes, * and .. are read.';
test.each([
  ['type', 'The path type does not begin with $.'],
  ['$.', `The path $. cannot be read at character 3. ${READ}`],
  ['$a', `The path $a cannot be read at character 2. ${READ}`],
  ['$.a b', `The path $.a b cannot be read at character 4. ${READ}`],
  ['$.[0]', `The path $.[0] cannot be read at character 3. ${READ}`],
  ["$['a'", `The path $['a' cannot be read at character 6. ${READ}`],
  ['$[0:2]', `The path $[0:2] cannot be read at character 4. ${READ}`],
  ['$[?(@.a)]', 'The path $[?(@.a)] cannot be read at character 3. Filters are not evaluated: they are programs.'],
])('%j is refused at its first character that does not fit', (path, words) => {
  expect(() => readJsonPath(path)).toThrow(new InputError(words));
});

test('a path is read step by step', () => {
  expect(readJsonPath("$.a..b[0, -1,'c\\'d'][\"e\"].*..[*]")).toEqual([
    { selectors: [{ name: 'a' }], isDeep: false },
    { selectors: [{ name: 'b' }], isDeep: true },
    { selectors: [{ index: 0 }, { index: -1 }, { name: "c'd" }], isDeep: false },
    { selectors: [{ name: 'e' }], isDeep: false },
    { selectors: ['all'], isDeep: false },
    { selectors: ['all'], isDeep: true },
  ]);
});

test('what is selected is told with its path', () => {
  expect(selectByPath({ a: [{ b: 1 }, { b: 2 }] }, '$.a[-1].b')).toEqual([{ path: ['a', 1, 'b'], value: 2 }]);
  expect(selectByPath({ a: [1] }, '$.*[*]')).toEqual([{ path: ['a', 0], value: 1 }]);
  expect(selectClaims({ a: [{ b: 1 }, {}] }, ['a', null, 'b'])).toEqual({ found: [{ path: ['a', 0, 'b'], value: 1 }] });
});

test.each<[path: (string | number | null)[], why: string]>([
  [['type', 'name'], '“type” is no object, so it has no “name”.'],
  [['vc', 'credentialSubject', null], '“vc.credentialSubject” is no list.'],
  [[0], 'The credential is no list.'],
  [['absent'], 'The credential has no “absent”.'],
  [['type', 5], '“type” has no “5”.'],
  [['empty', null], '“empty” has no items.'],
])('the claims path %j says where it ends', (path, why) => {
  expect(selectClaims({ ...DOCUMENT, empty: [] }, path)).toEqual({ why });
});
