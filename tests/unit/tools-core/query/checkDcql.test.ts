import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../tools-core/base/index.ts';
import { checkDcql } from '../../../../tools-core/query/checkDcql.ts';

const part = (change: JsonObject = {}): JsonObject => ({ id: 'a', format: 'dc+sd-jwt', meta: {}, ...change });
const told = (query: JsonObject) => checkDcql(query).map(({ pointer, text }) => [pointer, text]);
/** What is told of one credential query, without the beginning of its pointer. */
const toldOf = (change: JsonObject) =>
  told({ credentials: [part(change)] }).map(([pointer, text]) => [pointer.replace('/credentials/0', ''), text]);

const CLAIM_ID = 'An id has letters, digits, _ and - only, and at least one.';
const META = 'A credential query has meta, an empty object where nothing is asked of the type.';
const STEP = 'A step is a name, null or a number from 0.';
const MDOC_PATH = 'A path into an mdoc has two names: the namespace and the data element.';
const VALUES = 'values is a list of at least one text, whole number, true or false.';
const ENTRY = 'An entry has a type, and values with at least one text.';
const TYPES = 'type_values is a list of lists: each inner list has the types of one alternative.';

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
  expect(told({ credentials: [whole, mdoc, w3c], credential_sets })).toEqual([]);
});

test.each([
  [{}, '/credentials', 'A query needs at least one credential query under credentials.'],
  [{ credentials: [part(), part()] }, '/credentials/1/id', 'The id "a" stands twice.'],
  [
    { credentials: [part()], credential_sets: [] },
    '/credential_sets',
    'The list of credential sets is empty. Leave it out to ask for every credential.',
  ],
  [
    { credentials: [part()], credential_sets: [{ options: [['a']] }, { options: [] }] },
    '/credential_sets/1/options',
    'A credential set needs at least one option.',
  ],
  [
    { credentials: [part()], credential_sets: [{ options: [['a'], []] }] },
    '/credential_sets/0/options',
    'An option names at least one credential query.',
  ],
  [
    { credentials: [part()], credential_sets: [{ options: [['a'], ['a', 'b', 'c']] }] },
    '/credential_sets/0/options',
    'No credential query has the id "b".',
  ],
] as [JsonObject, string, string][])('%j: %s', (query, pointer, text) => {
  expect(told(query)).toEqual([[pointer, text]]);
});

describe('a credential query', () => {
  test.each([
    [{ id: 'a b' }, '/id', CLAIM_ID],
    [{ id: '' }, '/id', CLAIM_ID],
    [{ id: 1 }, '/id', CLAIM_ID],
    [{ format: '' }, '/format', 'A credential query names a format.'],
    [{ meta: [] }, '/meta', META],
    [{ multiple: 'yes' }, '/multiple', 'multiple is true or false.'],
    [
      { require_cryptographic_holder_binding: 1 },
      '/require_cryptographic_holder_binding',
      'require_cryptographic_holder_binding is true or false.',
    ],
    ...[[], 'v', [1], ['']].map((vct_values) => [
      { meta: { vct_values } },
      '/meta/vct_values',
      'vct_values is a list of at least one vct.',
    ]),
    [{ meta: { doctype_value: ['d'] } }, '/meta/doctype_value', 'doctype_value is one text.'],
    ...[[], 'A', ['A'], [['A'], []]].map((type_values) => [{ meta: { type_values } }, '/meta/type_values', TYPES]),
    [{ trusted_authorities: [] }, '/trusted_authorities', 'trusted_authorities has at least one entry.'],
    [{ trusted_authorities: [{ values: ['x'] }] }, '/trusted_authorities/0', ENTRY],
    [{ trusted_authorities: [{ type: 'aki', values: ['x'] }, { type: 'aki' }] }, '/trusted_authorities/1', ENTRY],
    [{ trusted_authorities: [{ type: 'aki', values: [] }] }, '/trusted_authorities/0', ENTRY],
    [{ claims: [] }, '/claims', 'The list of claims is empty. Leave it out to ask for no claim.'],
  ] as [JsonObject, string, string][])('%j: %s', (change, pointer, text) => {
    expect(toldOf(change)).toEqual([[pointer, text]]);
  });
});

describe('claims', () => {
  test.each([
    [
      { namespace: 'n', claim_name: 'e' },
      '/path',
      'A claim has a path, ["namespace", "name"], in place of namespace and claim_name of drafts.',
    ],
    [{}, '/path', 'A claim has a path with at least one step.'],
    [{ path: [] }, '/path', 'A claim has a path with at least one step.'],
    [{ path: ['a', -1] }, '/path', STEP],
    [{ path: [{}, 'a'] }, '/path', STEP],
    [{ path: ['a'], id: 'a b' }, '/id', CLAIM_ID],
    [{ path: ['a'], values: [] }, '/values', VALUES],
    [{ path: ['a'], values: 'x' }, '/values', VALUES],
    [{ path: ['a'], values: ['x', null] }, '/values', VALUES],
    [{ path: ['a'], values: [1.5] }, '/values', VALUES],
  ] as [JsonObject, string, string][])('%j: %s', (claim, pointer, text) => {
    expect(toldOf({ claims: [claim] })).toEqual([[`/claims/0${pointer}`, text]]);
  });

  test.each([[['n']], [['n', 'e', 'x']], [['n', 0]]])('a path into an mdoc is no %j', (path) => {
    expect(toldOf({ format: 'mso_mdoc', claims: [{ path }] })).toEqual([['/claims/0/path', MDOC_PATH]]);
  });

  test('a path and an id stand once', () => {
    const claims = [
      { id: 'x', path: ['a'] },
      { id: 'x', path: ['b'] },
      { id: 'y', path: ['a'] },
    ];
    expect(toldOf({ claims })).toEqual([
      ['/claims/1/id', 'The id "x" stands twice.'],
      ['/claims/2/path', 'The path ["a"] stands twice, and a query points to a claim once.'],
    ]);
  });

  test('claims without a path are not said to be the same', () => {
    expect(toldOf({ claims: [{}, {}] }).map(([pointer]) => pointer)).toEqual(['/claims/0/path', '/claims/1/path']);
  });

  const [one, other] = [
    { id: 'x', path: ['a'] },
    { id: 'y', path: ['b'] },
  ];
  test.each([
    [
      { claims: [one, { path: ['b'] }], claim_sets: [['x']] },
      '/claims/1/id',
      'With claim_sets, every claim has an id.',
    ],
    [{ claims: [one], claim_sets: [] }, '/claim_sets', 'claim_sets has at least one list of ids.'],
    [{ claims: [one, other], claim_sets: [['x', 'y'], ['z']] }, '/claim_sets', 'No claim has the id "z".'],
  ] as [JsonObject, string, string][])('%j: %s', (change, pointer, text) => {
    expect(toldOf(change)).toEqual([[pointer, text]]);
  });

  test('sets of claims need claims', () => {
    expect(toldOf({ claim_sets: [['x']] })).toContainEqual([
      '/claim_sets',
      'There are no claims for claim_sets to choose from.',
    ]);
  });
});

/** Whoever follows a pointer counts every item of a list. */
test('what is no object in a list is a fault, and counts for the pointers of what follows', () => {
  const claims: Json[] = ['name', { path: ['a'] }, null, { path: ['a'] }];
  const trusted_authorities: Json[] = [7, { type: 'aki' }];
  const credentials: Json[] = ['card', part({ claims, trusted_authorities }), [], part()];
  const credential_sets: Json[] = [['a'], { options: [['z']] }];
  expect(told({ credentials, credential_sets })).toEqual([
    ['/credentials/0', 'A credential query is an object, and this is "card".'],
    ['/credentials/2', 'A credential query is an object, and this is [].'],
    ['/credentials/1/trusted_authorities/0', 'An authority is an object, and this is 7.'],
    ['/credentials/1/trusted_authorities/1', ENTRY],
    ['/credentials/1/claims/0', 'A claim is an object, and this is "name".'],
    ['/credentials/1/claims/2', 'A claim is an object, and this is null.'],
    ['/credentials/1/claims/3/path', 'The path ["a"] stands twice, and a query points to a claim once.'],
    ['/credentials/3/id', 'The id "a" stands twice.'],
    ['/credential_sets/0', 'A credential set is an object, and this is ["a"].'],
    ['/credential_sets/1/options', 'No credential query has the id "z".'],
  ]);
});
