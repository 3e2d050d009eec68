import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../tools-core/base/index.ts';
import type { Credential } from '../../../../tools-core/query/credential.ts';
import { evaluateExchange } from '../../../../tools-core/query/presentationExchange.ts';

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
const whole = { ...card, disclosable: [] };
const AT = '/input_descriptors/0';

/** One credential against one input descriptor. */
const candidateOf = (descriptor: JsonObject, credential: Credential = card, change: JsonObject = {}) => {
  const query = { id: 'd', input_descriptors: [{ id: 'a', constraints: {}, ...descriptor }], ...change };
  const [{ isMatch, matches, asked }] = evaluateExchange(query, [credential]).parts[0].candidates;
  return { isMatch, matches, asked };
};
const constrained = (constraints: JsonObject, credential?: Credential) => candidateOf({ constraints }, credential);

describe('the format', () => {
  test.each<[own: Credential['format'], names: string[]]>([
    ['dc+sd-jwt', ['dc+sd-jwt', 'vc+sd-jwt']],
    ['jwt_vc_json', ['jwt_vc_json', 'jwt_vc', 'jwt']],
    ['ldp_vc', ['ldp_vc', 'ldp', 'di_vc']],
    ['mso_mdoc', ['mso_mdoc']],
  ])('%s is asked for as %j', (own, names) => {
    for (const name of names) {
      const { isMatch, matches } = candidateOf({}, { ...card, format: own }, { format: { other: {}, [name]: {} } });
      expect(isMatch).toBe(true);
      expect(matches).toMatchObject([{ what: 'format', isMet: true, why: `It is ${name}.`, pointer: '/format' }]);
    }
  });

  test('that of a descriptor counts before that of its definition', () => {
    const { matches } = candidateOf({ format: { 'vc+sd-jwt': {} } }, card, { format: { ldp_vc: {} } });
    expect(matches).toMatchObject([{ isMet: true, pointer: `${AT}/format` }]);
  });

  test.each(['alg', 'sd-jwt_alg_values', 'proof_type'])('%s lists who may sign it', (name) => {
    const isMatch = (...allowed: string[]) => candidateOf({ format: { 'dc+sd-jwt': { [name]: allowed } } }).isMatch;
    expect([isMatch('EdDSA', 'ES256'), isMatch('EdDSA', 'ES384')]).toEqual([true, false]);
  });

  test('a cryptosuite counts before the type of its proof, which all of them have', () => {
    const isMatch = (suite: string) =>
      candidateOf({ format: { 'dc+sd-jwt': { proof_type: ['DataIntegrityProof'], cryptosuite: [suite] } } }).isMatch;
    expect([isMatch('ES256'), isMatch('eddsa-jcs-2022')]).toEqual([true, false]);
  });

  test('each name of a format may allow other algorithms, and a type of proof every suite', () => {
    const names = { 'vc+sd-jwt': { alg: ['EdDSA'] }, 'dc+sd-jwt': { 'sd-jwt_alg_values': ['ES256'] } };
    expect(candidateOf({ format: names }).isMatch).toBe(true);
    const allowed = { ldp_vc: { proof_type: ['DataIntegrityProof'] } };
    const suite: Credential = { ...card, format: 'ldp_vc', algorithm: 'eddsa-rdfc-2022' };
    expect(candidateOf({ format: allowed }, suite).isMatch).toBe(true);
    expect(candidateOf({ format: allowed }, { ...suite, algorithm: 'Ed25519Signature2020' }).isMatch).toBe(false);
  });

  test('who signed it does not count where nobody knows', () => {
    const format = { 'dc+sd-jwt': { alg: ['EdDSA'] } };
    expect(candidateOf({ format }, { ...card, algorithm: undefined }).isMatch).toBe(true);
    expect(candidateOf({ format: { 'dc+sd-jwt': { alg: 'EdDSA' } } }).isMatch).toBe(true);
  });
});

describe('a field', () => {
  test.each<[field: JsonObject, what: string, isMet: boolean | undefined, why: string, place: string, asked: Json[]]>([
    [{ path: ['$.name'] }, '$.name', true, 'It is "Alex".', '', [['name']]],
    [{ path: ['$.x', '$.age'] }, '$.age', true, 'It is 31.', '', [['age']]],
    [{ path: ['$[', '$.name'] }, '$.name', true, 'It is "Alex".', '', [['name']]],
    [{ path: ['$.age'], filter: { minimum: 18 } }, '$.age', true, 'It is 31, as the filter requires.', '', [['age']]],
    [{ path: ['$.x', '$.name', '$.age'], filter: { type: 'integer' } }, '$.name', false, 'Path 2 of 3', '/filter', []],
    [{ path: ['$.age'], filter: { minimum: 65 }, optional: true }, '$.age', undefined, 'by minimum', '/filter', []],
    [{ path: ['$.name'], filter: { pattern: '[' } }, '$.name', false, 'The filter cannot be read: ', '/filter', []],
    [{ path: ['$.x', '$.y'] }, '$.x', false, 'No path finds a value: $.x, $.y.', '/path', []],
    [{ path: ['$.x'], optional: true }, '$.x', undefined, 'The field is optional.', '/path', []],
    [{}, '', false, 'No path finds a value: .', '/path', []],
  ])('%j', (field, path, isMet, why, place, asked) => {
    const pointer = `${AT}/constraints/fields/0${place}`;
    expect(constrained({ fields: [field] })).toEqual({
      isMatch: isMet !== false,
      matches: [{ what: `field ${path}`, isMet, why: expect.stringContaining(why), pointer }],
      asked,
    });
  });

  test('of a JWT of data model 1.1 names a claim below vc, as the credential has it', () => {
    const own = { name: 'Alex' };
    const jwt: Credential = { ...card, format: 'jwt_vc_json', claims: own, document: { vc: own, iss: 'x' } };
    const asked = (path: string, credential: Credential) =>
      constrained({ fields: [{ path: [path] }] }, credential).asked;
    expect(asked('$.vc.name', jwt)).toEqual([['name']]);
    expect(asked('$.iss', jwt)).toEqual([['iss']]);
    const flat = { vc: own };
    expect(asked('$.vc.name', { ...card, claims: flat, document: flat })).toEqual([['vc', 'name']]);
  });
});

test.each<[limit: string, credential: Credential, found: (boolean | undefined)[]]>([
  ['required', card, [true]],
  ['required', whole, [false]],
  ['preferred', whole, []],
])('limit_disclosure: %s', (limit_disclosure, credential, found) => {
  expect(constrained({ limit_disclosure }, credential).matches.map(({ isMet }) => isMet)).toEqual(found);
});

test('what needs more than the credential is reported, and not checked', () => {
  const names = ['subject_is_issuer', 'is_holder', 'same_subject', 'statuses'];
  const { isMatch, matches } = constrained(Object.fromEntries(names.map((name) => [name, 'required'])));
  expect(isMatch).toBe(true);
  expect(matches.map(({ what, isMet, pointer }) => [what, isMet, pointer])).toEqual(
    names.map((name) => [name, undefined, `${AT}/constraints/${name}`]),
  );
});

const field = (path: string): JsonObject => ({ constraints: { fields: [{ path: [path] }] } });
const evaluate = (input_descriptors: Json[], ...submission_requirements: Json[]) =>
  evaluateExchange({ id: 'd', input_descriptors, submission_requirements }, [
    { ...card, claims: {}, document: {} },
    card,
  ]);

test('a definition is met where each descriptor has a credential, and answered by the first that fits', () => {
  const { response, parts } = evaluate([{ id: 'a', ...field('$.name') }]);
  expect(parts[0].chosen?.credential).toBe(card);
  const descriptor_map = [{ id: 'a', format: 'dc+sd-jwt', path: '$' }];
  expect(response).toEqual({
    presentation_submission: { id: 'your-submission-id', definition_id: 'd', descriptor_map },
    vp_token: 'CARD~NAME~',
  });
});

test.each<[what: string, descriptors: Json[]]>([
  ['a descriptor that nothing fits', [{ id: 'a', ...field('$.x') }]],
  ['no descriptor', []],
  ['a fault', [{ id: '', ...field('$.name') }]],
])('a definition with %s is not met, and has no answer', (_, descriptors) => {
  expect(evaluate(descriptors)).not.toHaveProperty('answer');
});

/** In group A one of one can be had, in B two of three, in C none. */
const grouped = [
  { id: 'a', group: ['A'], ...field('$.name') },
  { id: 'b', group: ['B'], ...field('$.absent') },
  { id: 'c', group: ['B', 'D'], ...field('$.age') },
  { id: 'd', group: ['B'], ...field('$.name') },
  { id: 'e', group: ['C'], ...field('$.absent') },
  { id: 'f', group: 'B', ...field('$.name') },
];

test.each<[rule: JsonObject, isMet: boolean, why: string]>([
  [{ rule: 'all', from: 'A' }, true, 'all of 1 required, 1 available.'],
  [{ rule: 'all', from: 'B' }, false, 'all of 3 required, 2 available. Missing: b.'],
  [{ rule: 'pick', from: 'B' }, true, '1 of 3 required, 2 available.'],
  [{ rule: 'pick', count: 2, from: 'B' }, true, '2 of 3 required, 2 available.'],
  [{ rule: 'pick', count: 3, from: 'B' }, false, '3 of 3 required, 2 available. Missing: b.'],
  [{ rule: 'pick', count: 1, min: 3, from: 'B' }, true, '1 of 3 required, 2 available.'],
  [{ rule: 'pick', min: 3, from: 'B' }, false, '3 of 3 required, 2 available. Missing: b.'],
  [{ rule: 'pick', min: 1, max: 2, from: 'B' }, true, '1 to 2 of 3 required, 2 available.'],
  [{ rule: 'pick', min: 0, from: 'C' }, true, '0 of 1 required, 0 available.'],
  [{ rule: 'pick', from: 'C' }, false, '1 of 1 required, 0 available. Missing: e.'],
  [{ rule: 'all', from: 'Z' }, false, 'all of 0 required, 0 available.'],
])('the requirement %j', (rule, isMet, why) => {
  const result = evaluate(grouped, rule);
  const pointer = '/submission_requirements/0';
  const what = `requirement on group ${rule.from}`;
  expect(result.rules).toEqual([{ what, isMet, isRequired: true, why, pointer }]);
  expect(result.isMet).toBe(isMet && rule.from !== 'Z');
});

test('a requirement has a name, and counts those within it', () => {
  const from_nested: Json[] = [
    { name: 'One', rule: 'all', from: 'A' },
    { rule: 'all', from: 'C' },
  ];
  const { rules, isMet } = evaluate(
    grouped,
    { rule: 'all', from_nested },
    { name: 'Both', rule: 'pick', count: 1, from_nested },
  );
  expect(rules.map((one) => [one.what, one.isMet, one.why])).toEqual([
    ['requirement on others', false, 'all of 2 required, 1 available. Missing: requirement on group C.'],
    ['Both', true, '1 of 2 required, 1 available.'],
  ]);
  expect(isMet).toBe(false);
});

test('the response has no more than the requirements ask for, and where it is', () => {
  const from_nested: Json[] = ['C', 'B'].map((from) => ({ rule: 'pick', max: 1, from }));
  const { response } = evaluate(grouped, { rule: 'all', from: 'A' }, { rule: 'pick', count: 1, from_nested });
  expect(response).toMatchObject({
    presentation_submission: {
      descriptor_map: ['a', 'c'].map((id, index) => ({ id, path: `$[${index}]` })),
    },
    vp_token: Array(2).fill(expect.stringContaining('CARD~')),
  });
});
