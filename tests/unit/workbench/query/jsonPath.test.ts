import { query } from 'jsonpath-rfc9535';
import { expect, test } from 'vitest';
import { type Json, RefusedError } from '../../../../workbench/base/index.ts';
import { readJsonPath, selectByPath, selectClaims } from '../../../../workbench/query/index.ts';

const DOCUMENT: Json = {
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
  expect(() => readJsonPath(path)).toThrow(RefusedError);
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
