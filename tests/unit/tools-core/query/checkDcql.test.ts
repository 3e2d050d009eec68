import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../tools-core/base/index.ts';
import { checkDcql } from '../../../../tools-core/query/checkDcql.ts';

const part = (change: JsonObject = {}): JsonObject => ({ id: 'a', format: 'dc+sd-jwt', meta: {}, ...change });
const reported = (query: JsonObject) => checkDcql(query).map(({ pointer, text }) => [pointer, text]);

test('a query that keeps every rule', () => {
  const claims: JsonObject[] = [
    { id: 'x-1', path: ['a', null, 0], values: ['t', 1, true] },
    { id: 'y_2', path: ['b'] },
  ];
  const whole = part({
    multiple: true,
    require_cryptographic_holder_binding: false,
    meta: { vct_values: ['https://example.com/id'] },
    trusted_authorities: [{ type: 'aki', values: ['x'] }],
    claims,
    claim_sets: [['x-1', 'y_2'], ['y_2']],
  });
  const mdoc = part({ id: 'b', format: 'mso_mdoc', meta: { doctype_value: 'd' }, claims: [{ path: ['n', 'e'] }] });
  const w3c = part({ id: 'c', format: 'ldp_vc', meta: { type_values: [['A', 'B'], ['C']] } });
  const credential_sets = [{ options: [['a'], ['b', 'c']] }];
  expect(reported({ credentials: [whole, mdoc, w3c], credential_sets })).toEqual([]);
});

const sets = (...options: string[][]) => ({ credentials: [part()], credential_sets: [{ options }] });

test.each<[query: JsonObject, pointer: string, words: string]>([
  [{}, '/credentials', 'at least one credential query'],
  [{ credentials: [part(), part()] }, '/credentials/1/id', 'The id "a" occurs twice.'],
  [
    { credentials: [part()], credential_sets: [{ options: [['a']], required: 'false' }] },
    '/credential_sets/0/required',
    'required has to be true or false.',
  ],
  [{ credentials: [part()], credential_sets: [] }, '/credential_sets', 'credential_sets has to be a list'],
  [{ credentials: [part()], credential_set: [] }, '/credential_set', 'Did you mean "credential_sets"?'],
  [sets(), '/credential_sets/0/options', 'must have at least one option'],
  [sets(['a'], []), '/credential_sets/0/options', 'must have at least one credential query'],
  [sets(['a'], ['a', 'b', 'c']), '/credential_sets/0/options', 'No credential query has the id "b".'],
])('%j: %s', (query, pointer, words) => {
  expect(reported(query)).toEqual([[pointer, expect.stringContaining(words)]]);
});

const [x, y] = ['x', 'y'].map((id) => ({ id, path: [id] }));
const authority = { type: 'aki', values: ['x'] };
const mdoc = (path: Json) => ({ format: 'mso_mdoc', claims: [{ path }] });
const claim = (change: JsonObject) => ({ claims: [{ path: ['a'], ...change }] });

test.each<[change: JsonObject, pointer: string, words: string]>([
  ...['a b', '', 1].map((id): [JsonObject, string, string] => [{ id }, '/id', 'letters, digits, _ and -']),
  [{ format: '' }, '/format', 'must have a format'],
  [{ meta: [] }, '/meta', 'must have meta'],
  [{ multiple: 'yes' }, '/multiple', 'true or false'],
  [{ require_cryptographic_holder_binding: 1 }, '/require_cryptographic_holder_binding', 'true or false'],
  ...[[], 'v', [1], ['']].map((vct_values): [JsonObject, string, string] => [
    { meta: { vct_values } },
    '/meta/vct_values',
    'a list with at least one vct',
  ]),
  [{ meta: { doctype_value: ['d'] } }, '/meta/doctype_value', 'one string'],
  ...[[], 'A', ['A'], [['A'], []]].map((type_values): [JsonObject, string, string] => [
    { meta: { type_values } },
    '/meta/type_values',
    'a list of lists',
  ]),
  [{ meta: { vct_value: ['v'] } }, '/meta/vct_value', 'Did you mean "vct_values"?'],
  [{ meta: { doctype_value: 'd' } }, '/meta/doctype_value', 'dc+sd-jwt has vct_values'],
  [{ trusted_authorities: [] }, '/trusted_authorities', 'at least one entry'],
  [{ trusted_authorities: [{ values: ['x'] }] }, '/trusted_authorities/0', 'must have a type'],
  [{ trusted_authorities: [authority, { type: 'aki' }] }, '/trusted_authorities/1', 'values with at least one'],
  [{ trusted_authorities: [{ type: 'aki', values: [] }] }, '/trusted_authorities/0', 'values with at least one'],
  [{ claims: [] }, '/claims', 'claims has to be a list'],
  [{ claims: { path: ['a'] } }, '/claims', 'claims has to be a list'],
  [{ claims: [{ namespace: 'n', claim_name: 'e' }] }, '/claims/0/path', '["namespace", "name"]'],
  [{ claims: [{}] }, '/claims/0/path', 'at least one step'],
  [claim({ value: ['x'] }), '/claims/0/value', 'Did you mean "values"?'],
  [claim({ path: '$.a.b' }), '/claims/0/path', '["a","b"]'],
  [claim({ path: [] }), '/claims/0/path', 'at least one step'],
  [claim({ path: ['a', -1] }), '/claims/0/path', 'a number from 0'],
  [claim({ path: [{}, 'a'] }), '/claims/0/path', 'a number from 0'],
  [claim({ id: 'a b' }), '/claims/0/id', 'letters, digits, _ and -'],
  ...[[], 'x', ['x', null], [1.5], [{}]].map((values): [JsonObject, string, string] => [
    claim({ values }),
    '/claims/0/values',
    'at least one string, whole number, true or false',
  ]),
  ...[['n'], ['n', 'e', 'x'], ['n', 0], ['n', 'e', null]].map((path): [JsonObject, string, string] => [
    mdoc(path),
    '/claims/0/path',
    'consists of two names',
  ]),
  [{ claims: [x, { ...y, id: 'x' }] }, '/claims/1/id', 'The id "x" occurs twice.'],
  [{ claims: [x, { ...x, id: 'y' }] }, '/claims/1/path', 'The path ["x"] occurs twice'],
  [{ claims: [x, { path: ['b'] }], claim_sets: [['x']] }, '/claims/1/id', 'every claim must have an id'],
  [{ claims: [x], claim_sets: [] }, '/claim_sets', 'at least one list'],
  [{ claims: [x, y], claim_sets: [['x', 'y'], ['z']] }, '/claim_sets', 'No claim has the id "z".'],
  [{ claims: [x], claim_sets: [[]] }, '/claim_sets', 'each list at least one id'],
  [{ claims: [{ ...x, intent_to_retain: 'no' }] }, '/claims/0/intent_to_retain', 'has to be true or false'],
  [{ claim_sets: [] }, '/claim_sets', 'at least one list'],
])('%j: %s', (change, pointer, words) => {
  const [first] = reported({ credentials: [part(change)] });
  expect(first).toEqual([`/credentials/0${pointer}`, expect.stringContaining(words)]);
});

/** Whoever follows a pointer counts every item of a list. */
test('what is not an object in a list is a fault, and counts for the pointers of what follows', () => {
  const claims: Json[] = ['name', { path: ['a'] }, null, { path: ['a'] }];
  const trusted_authorities: Json[] = [7, { type: 'aki' }];
  const credentials: Json[] = ['card', part({ claims, trusted_authorities }), [], part()];
  const credential_sets: Json[] = [['a'], { options: [['z']] }];
  const found = reported({ credentials, credential_sets });
  expect(found[0]).toEqual(['/credentials/0', 'A credential query must be an object, but this is "card".']);
  expect(found.map(([pointer]) => pointer)).toEqual([
    '/credentials/0',
    '/credentials/2',
    '/credentials/1/trusted_authorities/0',
    '/credentials/1/trusted_authorities/1',
    '/credentials/1/claims/0',
    '/credentials/1/claims/2',
    '/credentials/1/claims/3/path',
    '/credentials/3/id',
    '/credential_sets/0',
    '/credential_sets/1/options',
  ]);
});
