import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../tools-core/base/index.ts';
import { draftDcql } from '../../../../tools-core/query/toDcql.ts';

const field = (path: string, change: JsonObject = {}): JsonObject => ({ path: [path], ...change });
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
const VCT = field('$.vct', { filter: { const: 'card' } });
const drafted = (...fields: Json[]) => draft(descriptor([VCT, ...fields]));
const AT = '/constraints/fields/1';

describe('a format', () => {
  test.each([
    ['dc+sd-jwt', 'dc+sd-jwt'],
    ['vc+sd-jwt', 'dc+sd-jwt'],
    ['jwt_vc_json', 'jwt_vc_json'],
    ['jwt_vc', 'jwt_vc_json'],
    ['ldp_vc', 'ldp_vc'],
    ['di_vc', 'ldp_vc'],
    ['mso_mdoc', 'mso_mdoc'],
  ])('%s becomes %s', (name, format) => {
    expect(draft(descriptor([], { format: { jwt_vp: {}, [name]: {} } })).credential.format).toBe(format);
    const own = { ...descriptor([]), format: undefined as never };
    expect(draft(own, { format: { [name]: {} } }).credential.format).toBe(format);
  });

  test('that is one of several is told', () => {
    const { credential, lost } = draft(descriptor([VCT], { format: { ldp_vc: {}, jwt_vc: {}, di_vc: {} } }));
    expect(credential.format).toBe('ldp_vc');
    expect(lost).toContainEqual([
      '/format',
      'A credential query has one format. The draft has ldp_vc; add a query for each other and a credential set.',
    ]);
    expect(draft(descriptor([VCT], { format: { ldp_vc: {}, di_vc: {} } })).lost).toEqual([]);
  });

  test.each([
    ['$.vc.type', 'jwt_vc_json'],
    ["$['org.iso.18013.5.1']['given_name']", 'mso_mdoc'],
    ['$.type', 'ldp_vc'],
    ['$.credentialSubject.id', 'ldp_vc'],
    ['$.issuer', 'ldp_vc'],
    ['$.types', 'dc+sd-jwt'],
    ['$.name', 'dc+sd-jwt'],
  ])('is guessed by the path %s: %s', (path, format) => {
    const { credential, lost } = draft(descriptor([field(path)], { format: {} }));
    expect(credential.format).toBe(format);
    expect(lost[0]).toEqual([
      '/format',
      `No format of a credential is named. The draft says ${format}; change it if yours is another.`,
    ]);
  });
});

describe('a type becomes meta', () => {
  test.each<[path: string, filter: JsonObject, meta: JsonObject]>([
    ['$.vct', { const: 'x' }, { vct_values: ['x'] }],
    ["$['vct']", { enum: ['x', 'y'] }, { vct_values: ['x', 'y'] }],
    ['$.vct', { contains: { const: 'x' } }, { vct_values: ['x'] }],
  ])('of %s with %j', (path, filter, meta) => {
    expect(draft(descriptor([field(path, { filter })]))).toEqual({
      credential: { id: 'a', format: 'dc+sd-jwt', meta },
      lost: [],
    });
  });

  test.each(['$.type', '$.vc.type'])('of %s in a list each', (path) => {
    const { credential, lost } = draft(
      descriptor([field(path, { filter: { contains: { enum: ['A', 'B'] } } })], { format: { jwt_vc_json: {} } }),
    );
    expect(credential).toEqual({ id: 'a', format: 'jwt_vc_json', meta: { type_values: [['A'], ['B']] } });
    expect(lost).toEqual([
      [
        '/constraints/fields',
        'type_values are whole IRIs. Write those that the context of the credential gives its types.',
      ],
    ]);
  });

  test('and not where no value is named, or the format has no such type', () => {
    const claims = (fields: Json[]) => draft(descriptor(fields)).credential.claims;
    expect(claims([field('$.vct', { filter: { pattern: 'x' } })])).toEqual([{ path: ['vct'] }]);
    expect(claims([field('$.vct')])).toEqual([{ path: ['vct'] }]);
    expect(claims([field('$.type', { filter: { const: 'x' } })])).toEqual([{ path: ['type'], values: ['x'] }]);
    expect(claims([field('$.vct.x', { filter: { const: 'x' } })])).toEqual([{ path: ['vct', 'x'], values: ['x'] }]);
    expect(draft(descriptor([field('$.a')])).lost).toEqual([
      ['/constraints', 'No field names a type, so meta is empty and every credential of the format fits.'],
    ]);
  });
});

describe('a field becomes a claim', () => {
  test.each<[what: string, field: JsonObject, claims: Json | undefined, lost: [string, string][]]>([
    ['by its path', field("$.a['b c'][0][*]"), [{ path: ['a', 'b c', 0, null] }], []],
    ['by the first path outside of vc', { path: ['$.vc.a', '$.b'] }, [{ path: ['b'] }], []],
    ['without the vc of its path', { path: ['$.vc.a', '$.vc.b'] }, [{ path: ['a'] }], []],
    [
      'with the values of its filter',
      field('$.a', { filter: { type: 'string', enum: ['x'] } }),
      [{ path: ['a'], values: ['x'] }],
      [],
    ],
    [
      'without the rest of its filter',
      field('$.a', { filter: { minimum: 1, const: 2, maximum: 3 } }),
      [{ path: ['a'], values: [2] }],
      [[`${AT}/filter`, 'DCQL compares whole values; minimum, maximum of the filter is lost. Check it on your side.']],
    ],
    [
      'without the type of its filter',
      field('$.a', { filter: { type: 'string' } }),
      [{ path: ['a'] }],
      [[`${AT}/filter`, 'DCQL does not check the type of a value.']],
    ],
    [
      'unless it is optional',
      field('$.a', { optional: true }),
      undefined,
      [[`${AT}/optional`, 'The field $.a is optional. DCQL says so with claim_sets; the draft leaves it out.']],
    ],
    [
      'that is for an mdoc to keep',
      field('$.a', { intent_to_retain: true }),
      [{ path: ['a'] }],
      [[`${AT}/intent_to_retain`, 'intent_to_retain is for mdoc only.']],
    ],
    [
      'unless its path has no way to be said',
      field('$..a'),
      undefined,
      [[`${AT}/path`, 'A claims path has no way to say $..a; name each step.']],
    ],
    [
      'unless it takes several',
      field("$['a','b']"),
      undefined,
      [[`${AT}/path`, "A claims path has no way to say $['a','b']; name each step."]],
    ],
    [
      'unless it counts from the end',
      field('$.a[-1]'),
      undefined,
      [[`${AT}/path`, 'A claims path has no way to say $.a[-1]; name each step.']],
    ],
    ['unless its path is none', field('a'), undefined, [[`${AT}/path`, 'The path a does not begin with $.']]],
    ['unless it has no path', {}, undefined, []],
  ])('%s', (_, one, claims, lost) => {
    expect(drafted(one)).toEqual({
      credential: {
        id: 'a',
        format: 'dc+sd-jwt',
        meta: { vct_values: ['card'] },
        ...(claims && { claims }),
      } as JsonObject,
      lost,
    });
  });

  test('into an mdoc by namespace and element', () => {
    const mdoc = (...fields: Json[]) => draft(descriptor(fields, { format: { mso_mdoc: {} } }));
    expect(mdoc(field("$['ns']['a']", { intent_to_retain: false })).credential.claims).toEqual([
      { path: ['ns', 'a'], intent_to_retain: false },
    ]);
    expect(mdoc(field('$.a')).lost[0]).toEqual([
      '/constraints/fields/0/path',
      'A path into an mdoc has a namespace and an element.',
    ]);
  });
});

test('constraints that DCQL lacks are named', () => {
  expect(
    draft({
      id: 'a',
      format: { ldp_vc: {} },
      constraints: { fields: [VCT], limit_disclosure: 'required', is_holder: [] },
    }).lost,
  ).toEqual([
    [
      '/constraints/limit_disclosure',
      'DCQL discloses only what is asked for; limit_disclosure has no other meaning there.',
    ],
    ['/constraints/is_holder', 'DCQL has nothing for is_holder.'],
  ]);
});

test('words for people and ids with other characters are named', () => {
  const { query, lost } = draftDcql({
    name: 'N',
    purpose: 'P',
    input_descriptors: [descriptor([VCT], { id: 'the card!' }), descriptor([VCT], { id: '' })],
  });
  expect((query.credentials as JsonObject[]).map(({ id }) => id)).toEqual(['the_card_', 'credential_2']);
  expect(lost.map(({ pointer, text }) => [pointer, text])).toEqual([
    ['/input_descriptors/0/id', 'The id has characters that DCQL does not allow; it became the_card_.'],
    ['/input_descriptors/1/id', 'The id has characters that DCQL does not allow; it became credential_2.'],
    ['/name', 'DCQL has no name; put words for people into your own page.'],
    ['/purpose', 'DCQL has no purpose; put words for people into your own page.'],
  ]);
});
