import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../tools-core/base/index.ts';
import type { Credential } from '../../../../tools-core/query/credential.ts';
import { evaluateExchange } from '../../../../tools-core/query/exchange.ts';

const claims = { vct: 'card', name: 'Alex', age: 31 };
const card: Credential = {
  title: 'Card',
  format: 'dc+sd-jwt',
  claims,
  document: claims,
  types: ['card'],
  algorithm: 'ES256',
  isBound: true,
  disclosable: [{ path: ['name'], disclosure: 'NAME' }],
  written: 'CARD~NAME~',
  place: { input: 'credentials', start: 0, end: 4 },
};
const other: Credential = { ...card, title: 'Other', claims: {}, document: {}, written: 'OTHER~NAME~' };

const descriptor = (change: JsonObject = {}): JsonObject => ({ id: 'a', constraints: {}, ...change });
const definition = (change: JsonObject = {}): JsonObject => ({ id: 'd', input_descriptors: [descriptor()], ...change });
const judge = (query: JsonObject, credential: Credential = card) => {
  const [{ candidates }] = evaluateExchange(query, [credential]).parts;
  const { isMatch, matches, asked } = candidates[0];
  return { isMatch, matches, asked };
};
const judgeConstraints = (constraints: JsonObject, credential: Credential = card) =>
  judge(definition({ input_descriptors: [descriptor({ constraints })] }), credential);

describe('the format', () => {
  const told = (format: JsonObject, credential: Credential = card) => judge(definition({ format }), credential);

  test.each<[own: Credential['format'], names: string[]]>([
    ['dc+sd-jwt', ['dc+sd-jwt', 'vc+sd-jwt']],
    ['jwt_vc_json', ['jwt_vc_json', 'jwt_vc', 'jwt']],
    ['ldp_vc', ['ldp_vc', 'ldp', 'di_vc']],
    ['mso_mdoc', ['mso_mdoc']],
  ])('%s is asked for as %j', (own, names) => {
    for (const name of names)
      expect(told({ other: {}, [name]: {} }, { ...card, format: own })).toEqual({
        isMatch: true,
        matches: [{ what: 'format', isMet: true, why: `It is ${name}.`, pointer: '/format' }],
        asked: [],
      });
  });

  test('another one does not fit, and nothing else is said', () => {
    const query = definition({
      format: { jwt_vc: {}, ldp_vc: {} },
      input_descriptors: [descriptor({ constraints: { limit_disclosure: 'required' } })],
    });
    expect(judge(query)).toEqual({
      isMatch: false,
      matches: [
        { what: 'format', isMet: false, why: 'It is dc+sd-jwt; jwt_vc, ldp_vc is asked for.', pointer: '/format' },
      ],
      asked: [],
    });
  });

  test('that of a descriptor counts before that of its definition', () => {
    const input_descriptors = [descriptor({ format: { 'vc+sd-jwt': {} } })];
    expect(judge(definition({ format: { ldp_vc: {} }, input_descriptors })).matches).toEqual([
      { what: 'format', isMet: true, why: 'It is vc+sd-jwt.', pointer: '/input_descriptors/0/format' },
    ]);
  });

  test.each(['alg', 'sd-jwt_alg_values', 'proof_type'])('%s lists who may sign it', (name) => {
    const format = (...allowed: string[]) => told({ 'dc+sd-jwt': { [name]: allowed } });
    const pointer = '/format/dc+sd-jwt';
    expect(format('EdDSA', 'ES256').matches).toEqual([
      { what: 'format', isMet: true, why: 'It is dc+sd-jwt, signed by ES256.', pointer },
    ]);
    expect(format('EdDSA', 'ES384')).toEqual({
      isMatch: false,
      matches: [{ what: 'format', isMet: false, why: 'It is signed by ES256; EdDSA, ES384 is asked for.', pointer }],
      asked: [],
    });
  });

  test('who signed it is not held against it where nobody knows', () => {
    const format = { 'dc+sd-jwt': { alg: ['EdDSA'] } };
    expect(told(format, { ...card, algorithm: undefined }).isMatch).toBe(true);
    expect(told({ 'dc+sd-jwt': { alg: 'EdDSA' } }).isMatch).toBe(true);
    expect(told({ 'dc+sd-jwt': null }).matches[0].why).toBe('It is dc+sd-jwt.');
  });
});

describe('a field', () => {
  const at = '/input_descriptors/0/constraints/fields/0';
  type Told = [what: string, isMet: boolean | undefined, why: string, place: string, asked: Json[]];

  test.each<[what: string, field: JsonObject, told: Told]>([
    ['is there', { path: ['$.name'] }, ['field $.name', true, 'It is "Alex".', '', [['name']]]],
    ['is there by its second path', { path: ['$.x', '$.age'] }, ['field $.age', true, 'It is 31.', '', [['age']]]],
    [
      'passes its filter',
      { path: ['$.age'], filter: { minimum: 18 } },
      ['field $.age', true, 'It is 31, as the filter asks.', '', [['age']]],
    ],
    [
      'is refused by its filter, and later paths do not count',
      { path: ['$.x', '$.name', '$.age'], filter: { type: 'integer' } },
      [
        'field $.name',
        false,
        'It is "Alex". The filter refuses it by type: Instance type "string" is invalid. Expected "integer". Path 2 of 3 found it.',
        '/filter',
        [],
      ],
    ],
    [
      'is refused, and optional',
      { path: ['$.age'], filter: { minimum: 65 }, optional: true },
      [
        'field $.age',
        undefined,
        'It is 31. The filter refuses it by minimum: 31 is less than 65. Path 1 of 1 found it.',
        '/filter',
        [],
      ],
    ],
    ['is missing', { path: ['$.x', '$.y'] }, ['field $.x', false, 'No path finds a value: $.x, $.y.', '/path', []]],
    [
      'is missing, and optional',
      { path: ['$.x'], optional: true },
      ['field $.x', undefined, 'No path finds a value: $.x. The field is optional.', '/path', []],
    ],
    ['has no path', {}, ['field ', false, 'No path finds a value: .', '/path', []]],
    ['has a broken path', { path: ['$[', '$.name'] }, ['field $.name', true, 'It is "Alex".', '', [['name']]]],
  ])('%s', (_, field, [what, isMet, why, place, asked]) => {
    expect(judgeConstraints({ fields: [field] })).toEqual({
      isMatch: isMet !== false,
      matches: [{ what, isMet, why, pointer: at + place }],
      asked,
    });
  });

  test('whose filter cannot be read is not met, and says why', () => {
    const { isMatch, matches } = judgeConstraints({ fields: [{ path: ['$.name'], filter: { pattern: '[' } }] });
    expect(isMatch).toBe(false);
    expect(matches[0].why).toMatch(/^It is "Alex"\. The filter cannot be read: .+ Path 1 of 1 found it\.$/);
  });

  test('of a JWT of data model 1.1 names a claim below vc, as the credential has it', () => {
    const own = { name: 'Alex' };
    const jwt: Credential = { ...card, format: 'jwt_vc_json', claims: own, document: { vc: own, iss: 'x' } };
    const asked = (path: string, credential: Credential) =>
      judgeConstraints({ fields: [{ path: [path] }] }, credential).asked;
    expect(asked('$.vc.name', jwt)).toEqual([['name']]);
    expect(asked('$.iss', jwt)).toEqual([['iss']]);
    const flat = { vc: own };
    expect(asked('$.vc.name', { ...card, claims: flat, document: flat })).toEqual([['vc', 'name']]);
  });
});

describe('constraints', () => {
  const at = '/input_descriptors/0/constraints';

  test('ask for claims that are shown one by one', () => {
    const limited = (credential: Credential) => judgeConstraints({ limit_disclosure: 'required' }, credential).matches;
    const common = { what: 'limit_disclosure', pointer: `${at}/limit_disclosure` };
    expect(limited(card)).toEqual([{ ...common, isMet: true, why: 'Its claims can be shown one by one.' }]);
    expect(limited({ ...card, disclosable: [] })).toEqual([
      { ...common, isMet: false, why: 'It can only be shown as a whole, and limit_disclosure is required.' },
    ]);
    expect(judgeConstraints({ limit_disclosure: 'preferred' }, { ...card, disclosable: [] }).matches).toEqual([]);
  });

  test.each(['subject_is_issuer', 'is_holder', 'same_subject', 'statuses'])('%s is named, and not checked', (name) => {
    expect(judgeConstraints({ [name]: 'required' })).toEqual({
      isMatch: true,
      matches: [
        {
          what: name,
          isMet: undefined,
          why: 'Not checked: it needs more than the credential.',
          pointer: `${at}/${name}`,
        },
      ],
      asked: [],
    });
  });

  test('are told in an order: format, limit, fields, and what is not checked', () => {
    const constraints = { is_holder: [], fields: [{ path: ['$.name'] }], limit_disclosure: 'required' };
    const query = definition({ format: { 'dc+sd-jwt': {} }, input_descriptors: [descriptor({ constraints })] });
    expect(judge(query).matches.map(({ what }) => what)).toEqual([
      'format',
      'limit_disclosure',
      'field $.name',
      'is_holder',
    ]);
  });
});

describe('a definition', () => {
  const named = (id: string) => descriptor({ id, constraints: { fields: [{ path: ['$.name'] }] } });

  test('is met where each descriptor has a credential, and answered by the first that fits', () => {
    const { language, isMet, problems, rules, answer, parts } = evaluateExchange(
      definition({ input_descriptors: [named('a')] }),
      [other, card],
    );
    expect({ language, isMet, problems, rules }).toEqual({
      language: 'DIF.PresentationExchange',
      isMet: true,
      problems: [],
      rules: [],
    });
    expect(parts.map(({ id, pointer, chosen }) => [id, pointer, chosen?.credential.title])).toEqual([
      ['a', '/input_descriptors/0', 'Card'],
    ]);
    expect(answer).toEqual({
      presentation_submission: {
        id: 'your-submission-id',
        definition_id: 'd',
        descriptor_map: [{ id: 'a', format: 'dc+sd-jwt', path: '$' }],
      },
      vp_token: 'CARD~NAME~',
    });
  });

  test.each<[what: string, query: JsonObject]>([
    [
      'a descriptor that nothing fits',
      definition({
        input_descriptors: [named('a'), descriptor({ id: 'b', constraints: { fields: [{ path: ['$.x'] }] } })],
      }),
    ],
    ['no descriptor', definition({ input_descriptors: [] })],
    ['a fault', definition({ id: '', input_descriptors: [named('a')] })],
  ])('with %s is not met, and has no answer', (_, query) => {
    const result = evaluateExchange(query, [card]);
    expect(result.isMet).toBe(false);
    expect(result).not.toHaveProperty('answer');
  });

  test('has a place for each descriptor, also for one without an id', () => {
    const input_descriptors: Json[] = ['x', named('a'), { constraints: {} }];
    expect(
      evaluateExchange(definition({ input_descriptors }), [card]).parts.map(({ id, pointer }) => [id, pointer]),
    ).toEqual([
      ['a', '/input_descriptors/1'],
      ['2', '/input_descriptors/2'],
    ]);
  });
});
