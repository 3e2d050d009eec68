import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../tools-core/base/index.ts';
import { checkDcql } from '../../../../tools-core/query/checkDcql.ts';
import { draftDcql } from '../../../../tools-core/query/toDcql.ts';

const field = (path: string, change: JsonObject = {}): JsonObject => ({ path: [path], ...change });
const VCT = field('$.vct', { filter: { const: 'card' } });
const descriptor = (fields: Json[], change: JsonObject = {}): JsonObject => ({
  id: 'a',
  format: { 'dc+sd-jwt': {} },
  constraints: { fields },
  ...change,
});
/** The draft of one descriptor: its credential query, and what is lost of it, without the beginning of the pointer. */
const draft = (one: JsonObject, change: JsonObject = {}) => {
  const { query, lost } = draftDcql({ id: 'd', input_descriptors: [one], ...change });
  const [credential] = query.credentials as JsonObject[];
  return { credential, lost: lost.map(({ pointer, text }) => [pointer.replace('/input_descriptors/0', ''), text]) };
};

describe('a format', () => {
  test.each([
    ['dc+sd-jwt', 'dc+sd-jwt'],
    ['vc+sd-jwt', 'dc+sd-jwt'],
    ['jwt_vc', 'jwt_vc_json'],
    ['di_vc', 'ldp_vc'],
    ['mso_mdoc', 'mso_mdoc'],
  ])('%s becomes %s', (name, format) => {
    expect(draft(descriptor([], { format: { jwt_vp: {}, [name]: {} } })).credential.format).toBe(format);
    const own = { ...descriptor([]), format: 0 };
    expect(draft(own, { format: { [name]: {} } }).credential.format).toBe(format);
  });

  test('that is one of several is reported', () => {
    const { credential, lost } = draft(descriptor([VCT], { format: { ldp_vc: {}, jwt_vc: {}, di_vc: {} } }));
    expect(credential.format).toBe('ldp_vc');
    expect(lost).toEqual([['/format', expect.stringContaining('A credential query has one format,')]]);
    expect(draft(descriptor([VCT], { format: { ldp_vc: {}, di_vc: {} } })).lost).toEqual([]);
  });

  test.each([
    ['$.vc.type', 'jwt_vc_json'],
    ["$['org.iso.18013.5.1']['given_name']", 'mso_mdoc'],
    ['$.type', 'ldp_vc'],
    ['$.credentialSubject.id', 'ldp_vc'],
    ['$.issuer', 'ldp_vc'],
    ['$.types', 'dc+sd-jwt'],
  ])('is guessed by the path %s: %s', (path, format) => {
    const { credential, lost } = draft(descriptor([field(path)], { format: {} }));
    expect(credential.format).toBe(format);
    expect(lost[0]).toEqual(['/format', expect.stringContaining('The definition has no format.')]);
  });
});

describe('a type becomes meta', () => {
  test.each<[path: string, filter: JsonObject, format: string, meta: JsonObject]>([
    ['$.vct', { const: 'x' }, 'dc+sd-jwt', { vct_values: ['x'] }],
    ["$['vct']", { enum: ['x', 'y'] }, 'dc+sd-jwt', { vct_values: ['x', 'y'] }],
    ['$.vct', { contains: { const: 'x' } }, 'dc+sd-jwt', { vct_values: ['x'] }],
    ['$.type', { contains: { enum: ['A', 'B'] } }, 'ldp_vc', { type_values: [['A'], ['B']] }],
    ['$.vc.type', { contains: { const: 'A' } }, 'jwt_vc_json', { type_values: [['A']] }],
  ])('of %s with %j', (path, filter, format, meta) => {
    const { credential, lost } = draft(descriptor([field(path, { filter })], { format: { [format]: {} } }));
    expect(credential).toEqual({ id: 'a', format, meta });
    const types = [['/constraints/fields', expect.stringContaining('type_values are whole IRIs.')]];
    expect(lost).toEqual(format === 'dc+sd-jwt' ? [] : types);
  });

  test('and not where there is no value, or the format has no such type', () => {
    const claims = (path: string, filter: JsonObject) => draft(descriptor([field(path, { filter })])).credential.claims;
    expect(claims('$.vct', { pattern: 'x' })).toEqual([{ path: ['vct'] }]);
    expect(claims('$.type', { const: 'x' })).toEqual([{ path: ['type'], values: ['x'] }]);
    expect(draft(descriptor([field('$.a')])).lost).toEqual([
      ['/constraints', expect.stringContaining('meta is empty')],
    ]);
  });
});

test.each<[what: string, field: JsonObject, claim: JsonObject | undefined, lost?: [place: string, words: string]]>([
  ['by its path', field("$.a['b c'][0][*]"), { path: ['a', 'b c', 0, null] }],
  ['by the first path outside of vc', { path: ['$.vc.a', '$.b'] }, { path: ['b'] }],
  ['without the vc of its path', { path: ['$.vc.a', '$.vc.b'] }, { path: ['a'] }],
  ['with its values', field('$.a', { filter: { type: 'string', enum: ['x'] } }), { path: ['a'], values: ['x'] }],
  ['without its range', field('$.a', { filter: { minimum: 1 } }), { path: ['a'] }, ['filter', 'minimum of the filter']],
  [
    'without its type',
    field('$.a', { filter: { type: 'string' } }),
    { path: ['a'] },
    ['filter', 'the type of a value'],
  ],
  ['unless it is optional', field('$.a', { optional: true }), undefined, ['optional', 'The field $.a is optional.']],
  ['not to keep', field('$.a', { intent_to_retain: true }), { path: ['a'] }, ['intent_to_retain', 'for mdoc only']],
  ['unless it is at any depth', field('$..a'), undefined, ['path', "can't express $..a"]],
  ['unless it selects several', field("$['a','b']"), undefined, ['path', "can't express $['a','b']"]],
  ['unless it counts from the end', field('$.a[-1]'), undefined, ['path', "can't express $.a[-1]"]],
  ['unless its path is none', field('a'), undefined, ['path', 'does not begin with $']],
  ['unless it has no path', {}, undefined],
])('a field becomes a claim %s', (_, one, claim, lost) => {
  const found = draft(descriptor([VCT, one]));
  expect(found.credential.claims).toEqual(claim && [claim]);
  const [place, words] = lost ?? [];
  expect(found.lost).toEqual(lost ? [[`/constraints/fields/1/${place}`, expect.stringContaining(words ?? '')]] : []);
});

test('a claim of an mdoc has a namespace and an element', () => {
  const mdoc = (one: Json) => draft(descriptor([one], { format: { mso_mdoc: {} } }));
  expect(mdoc(field("$['ns']['a']", { intent_to_retain: false })).credential.claims).toEqual([
    { path: ['ns', 'a'], intent_to_retain: false },
  ]);
  expect(mdoc(field('$.a')).lost[0]).toEqual(['/constraints/fields/0/path', expect.stringContaining('namespace')]);
});

test('what DCQL lacks is listed, and the draft keeps its rules', () => {
  const constraints = { fields: [VCT], limit_disclosure: 'required', is_holder: [] };
  const { query, lost } = draftDcql({
    name: 'N',
    purpose: 'P',
    input_descriptors: [descriptor([], { id: 'the card!', constraints }), descriptor([VCT], { id: '' })],
  });
  expect((query.credentials as JsonObject[]).map(({ id }) => id)).toEqual(['the_card_', 'credential_2']);
  expect(lost.map(({ pointer }) => pointer)).toEqual([
    '/input_descriptors/0/id',
    '/input_descriptors/0/constraints/limit_disclosure',
    '/input_descriptors/0/constraints/is_holder',
    '/input_descriptors/1/id',
    '/name',
    '/purpose',
  ]);
  expect(checkDcql(query)).toEqual([]);
});

describe('submission requirements become credential sets', () => {
  const setsOf = (requirement: JsonObject, count = 3) => {
    const ids = Array.from({ length: count }, (_, at) => `${at}`);
    const { query, lost } = draftDcql({
      input_descriptors: [...ids.map((id) => descriptor([VCT], { id, group: ['A'] })), descriptor([VCT])],
      submission_requirements: [requirement],
    });
    return { sets: query.credential_sets, lost };
  };

  test.each<[requirement: JsonObject, options: string[], more?: JsonObject]>([
    [{ rule: 'all', from: 'A' }, ['012']],
    [{ rule: 'pick', from: 'A' }, ['0', '1', '2']],
    [{ rule: 'pick', count: 2, from: 'A' }, ['01', '02', '12']],
    [{ rule: 'pick', min: 3, from: 'A' }, ['012']],
    [{ rule: 'pick', min: 0, from: 'A' }, [''], { required: false }],
  ])('%j', (requirement, options, more = {}) => {
    const sets = [{ options: options.map((option) => [...option]), ...more }];
    expect(setsOf(requirement)).toEqual({ sets, lost: [] });
  });

  test.each<[requirement: JsonObject, count: number, words: string]>([
    [{ rule: 'pick', max: 1, from: 'A' }, 3, 'DCQL has no maximum.'],
    [{ rule: 'all', from_nested: [] }, 3, 'nested requirements'],
    [{ rule: 'pick', count: 2, from: 'A' }, 13, 'too many combinations'],
  ])('%j of %i is not carried over as it is', (requirement, count, words) => {
    expect(setsOf(requirement, count).lost).toMatchObject([{ text: expect.stringContaining(words) }]);
  });
});
