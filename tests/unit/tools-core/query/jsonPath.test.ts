import { query } from 'jsonpath-rfc9535';
import { expect, test } from 'vitest';
import { InputError, type Json, type JsonObject } from '../../../../tools-core/base/index.ts';
import { type ClaimsPath, selectClaims } from '../../../../tools-core/query/claimsPath.ts';
import { readJsonPath, selectByPath } from '../../../../tools-core/query/jsonPath.ts';

const DOCUMENT: JsonObject = {
  type: ['VerifiableCredential', 'A'],
  'a b': { "c'd": [1, { e: null }, [2, 3]] },
  vc: { credentialSubject: { degrees: [{ name: 'x' }, { name: 'y', type: 'z' }] } },
  ns: { 'org.iso.18013.5.1': { age_over_18: true } },
  empty: [],
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

test('a path that selects too much is stopped', () => {
  const wide: Json = Array.from({ length: 700 }, () => Array.from({ length: 700 }, () => 1));
  expect(() => selectByPath(wide, '$..*')).toThrow(/selects too much/);
});

test.each([
  ['type', 'does not begin with $.'],
  ['$.', 'at character 3.'],
  ['$a', 'at character 2.'],
  ['$.a.', 'at character 5.'],
  ['$.a b', 'at character 4.'],
  ['$.[0]', 'at character 3.'],
  ['$[', 'at character 3.'],
  ["$['a'", 'at character 6.'],
  ['$.a[]', 'at character 5.'],
  ['$[0:2]', 'at character 4.'],
  ['$[?(@.a)]', "at character 3. Filters aren't evaluated, because they're programs."],
  ['$[(@.length-1)]', 'at character 3.'],
])('%j is refused at its first character that does not fit', (path, words) => {
  expect(() => readJsonPath(path)).toThrow(InputError);
  expect(() => readJsonPath(path)).toThrow(words);
});

test('each value comes with its path', () => {
  expect(selectByPath({ a: [{ b: 1 }, { b: 2 }] }, '$.a[-1].b')).toEqual([{ path: ['a', 1, 'b'], value: 2 }]);
  expect(selectClaims({ a: [{ b: 1 }, {}] }, ['a', null, 'b'])).toEqual({ found: [{ path: ['a', 0, 'b'], value: 1 }] });
});

test.each<[path: ClaimsPath, values: Json[]]>([
  [['type', 1], ['A']],
  [['vc', 'credentialSubject', 'degrees', null, 'type'], ['z']],
])('the claims path %j selects %j', (path, values) => {
  const selection = selectClaims(DOCUMENT, path);
  expect('found' in selection && selection.found.map(({ value }) => value)).toEqual(values);
});

test.each<[path: ClaimsPath, why: string]>([
  [['type', 'name'], '“type” is not an object, so it has no “name”.'],
  [['vc', 'credentialSubject', null], '“vc.credentialSubject” is not a list.'],
  [[0], 'The credential is not a list.'],
  [['toString'], 'The credential has no “toString”.'],
  [['type', 5], '“type” has no “5”.'],
  [['empty', null], '“empty” has no items.'],
])('the claims path %j says where it ends', (path, why) => {
  expect(selectClaims(DOCUMENT, path)).toEqual({ why });
});
