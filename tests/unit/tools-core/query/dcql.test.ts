import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../tools-core/base/index.ts';
import type { Credential } from '../../../../tools-core/query/credential.ts';
import { evaluateDcql } from '../../../../tools-core/query/dcql.ts';

const card: Credential = {
  title: 'Card',
  format: 'dc+sd-jwt',
  claims: { name: 'Alex', age: 31, sites: ['north', 'south', 'west'] },
  document: {},
  types: ['card'],
  isBound: true,
  disclosable: [],
  written: 'CARD',
  place: { input: 'credentials', start: 0, end: 4 },
};
const badge: Credential = { ...card, format: 'ldp_vc', types: ['VerifiableCredential', 'Badge'] };
const passport: Credential = { ...card, format: 'mso_mdoc', types: ['org.example.passport'] };

/** One credential against one query that asks for its format. */
const candidateOf = (change: JsonObject, credential: Credential = card) => {
  const query = { id: 'a', format: credential.format, meta: {}, ...change };
  const [{ isMatch, matches, asked }] = evaluateDcql({ credentials: [query] }, [credential]).parts[0].candidates;
  return { isMatch, matches, asked };
};

test.each<[format: string, own: Credential['format'], isMatch: boolean, why: string]>([
  ['dc+sd-jwt', 'dc+sd-jwt', true, 'It is dc+sd-jwt.'],
  ['vc+sd-jwt', 'dc+sd-jwt', true, 'older name of dc+sd-jwt'],
  ['jwt_vc_json', 'jwt_vc_json', true, 'It is jwt_vc_json.'],
  ['vc+jwt', 'jwt_vc_json', true, 'older name of jwt_vc_json'],
  ['mso_mdoc', 'dc+sd-jwt', false, 'It is dc+sd-jwt, but the query requests mso_mdoc.'],
  ['constructor', 'dc+sd-jwt', false, 'It is dc+sd-jwt, but the query requests constructor.'],
  ['', 'dc+sd-jwt', false, 'It is dc+sd-jwt, but the query has no format.'],
])('the format %j for %s: %s', (format, own, isMatch, why) => {
  const found = candidateOf({ format, claims: [{ path: ['absent'] }] }, { ...card, format: own });
  expect(found.matches[0]).toMatchObject({ what: 'format', isMet: isMatch, pointer: '/credentials/0/format' });
  expect(found.matches[0].why).toContain(why);
  // What a credential of a different format lacks says nothing.
  expect(found.matches).toHaveLength(isMatch ? 2 : 1);
});

test.each<[typ: string | undefined, format: string, note: string]>([
  [undefined, 'dc+sd-jwt', ''],
  ['dc+sd-jwt', 'dc+sd-jwt', ''],
  ['vc+sd-jwt', 'vc+sd-jwt', ' vc+sd-jwt is the older name'],
  ['vc+sd-jwt', 'dc+sd-jwt', ' Its header has typ vc+sd-jwt, and some verifiers reject it'],
  ['', 'dc+sd-jwt', ' Its header has no typ, and some verifiers reject it'],
])('an SD-JWT with typ %s that is asked for as %s: "%s"', (typ, format, note) => {
  const [match] = candidateOf({ format }, { ...card, typ }).matches;
  expect(match).toMatchObject({ isMet: true, why: expect.stringContaining(`It is dc+sd-jwt.${note}`) });
  expect(Boolean(match.hasCaveat)).toBe(note !== '');
});

const types = (...type_values: Json[][]) => ({ meta: { type_values } });
const [NS, OTHER] = ['https://example.com/ns#Badge', 'https://example.com/ns/Other'];

test.each<[change: JsonObject, credential: Credential, isMet: boolean, why: string]>([
  [{ meta: { vct_values: ['x', 'card'] } }, card, true, 'Its vct is "card".'],
  [{ meta: { vct_values: ['x'] } }, card, false, 'Its vct is "card", but the query requests "x".'],
  [{ meta: { vct_values: ['x', 'y'] } }, card, false, 'Its vct is "card", but the query requests one of "x", "y".'],
  [{ meta: { doctype_value: 'org.example.passport' } }, passport, true, 'Its doctype is "org.example.passport".'],
  [
    { meta: { doctype_value: 'x' } },
    passport,
    false,
    'Its doctype is "org.example.passport", but the query requests "x".',
  ],
  [types(['Badge']), badge, true, 'It has Badge.'],
  [types(['X'], ['VerifiableCredential', NS]), badge, true, 'It has VerifiableCredential, Badge. The last part'],
  [
    types(['Badge', OTHER]),
    badge,
    false,
    `Its types are VerifiableCredential, Badge, but the query requests ["Badge","${OTHER}"]`,
  ],
])('the type %j', (change, credential, isMet, why) => {
  const { isMatch, matches } = candidateOf(change, credential);
  const [member] = Object.keys(change.meta as JsonObject);
  const pointer = `/credentials/0/meta/${member}`;
  expect(matches.slice(1)).toEqual([{ what: expect.any(String), isMet, why: expect.stringContaining(why), pointer }]);
  expect(isMatch).toBe(isMet);
});

test('a key of the holder is required, unless the query turns that off', () => {
  const unbound = { ...card, isBound: false };
  const asks = (change: JsonObject) => candidateOf(change, unbound).isMatch;
  expect(candidateOf({}, unbound).matches[1]).toMatchObject({ what: 'holder binding', isMet: false });
  expect([{}, true, false].map((value) => asks({ require_cryptographic_holder_binding: value }))).toEqual([
    false,
    false,
    true,
  ]);
});

test('who is trusted is not checked, and keeps nothing from fitting', () => {
  const { isMatch, matches } = candidateOf({ trusted_authorities: [{ type: 'aki', values: ['x'] }] });
  expect(isMatch).toBe(true);
  expect(matches[1]).toMatchObject({ what: 'trusted_authorities', isMet: undefined });
});

test.each<[claim: JsonObject, what: string, why: string, at: string, asked: Json[]]>([
  [{ path: ['name'] }, 'claim name', 'It is "Alex".', '', [['name']]],
  [{ path: ['age'], values: [30, 31] }, 'claim age', 'It is 31.', '', [['age']]],
  [{ path: ['age'], values: ['31'] }, 'claim age', 'It is 31, but the query requests "31".', '/values', []],
  [
    { path: ['sites', null], values: ['east', 'up'] },
    'claim sites.*',
    'but the query requests one of "east", "up"',
    '/values',
    [],
  ],
  [{ path: ['sites', null], values: ['south'] }, 'claim sites.*', 'It is ["north","south"', '', [['sites', 1]]],
  [{ path: ['absent'] }, 'claim absent', 'The credential has no “absent”.', '/path', []],
  [{ path: ['name', 'first'] }, 'claim name.first', '“name” is not an object', '/path', []],
  [{ id: 'x' }, 'claim', 'The query has no path to it.', '/path', []],
])('the claim %j', (claim, what, why, at, asked) => {
  const { isMatch, matches, asked: found } = candidateOf({ claims: [7, claim] });
  expect([isMatch, found]).toEqual([asked.length > 0, asked]);
  const pointer = `/credentials/0/claims/1${at}`;
  expect(matches[1]).toEqual({ what, isMet: isMatch, why: expect.stringContaining(why), pointer });
});

describe('sets of claims', () => {
  const claims = ['absent', 'name', 'age'].map((name) => ({ id: name, path: [name] }));

  test('the first that can be had is asked for, and no other claim', () => {
    const claim_sets = [['absent', 'age'], ['age', 'name'], ['name']];
    const { isMatch, matches, asked } = candidateOf({ claims, claim_sets });
    expect([isMatch, asked]).toEqual([true, [['name'], ['age']]]);
    expect(matches.map(({ what }) => what)).toEqual(['format', 'claim_sets', 'claim name', 'claim age']);
    expect(matches[1].why).toBe('The option age, name is available.');
  });

  test('where none can be had, all claims are listed', () => {
    const { isMatch, matches } = candidateOf({ claims, claim_sets: [['absent'], ['name', 'nobody']] });
    expect(isMatch).toBe(false);
    expect(matches.slice(1).map(({ isMet }) => isMet)).toEqual([false, false, true, true]);
  });
});

const [a, b] = ['a', 'b'].map((title): Credential => ({ ...card, title, types: [title], written: title }));
const asks = (id: string, change: JsonObject = {}): JsonObject => ({
  id,
  format: 'dc+sd-jwt',
  meta: { vct_values: [id] },
  ...change,
});
const three = ['a', 'b', 'c'].map((id) => asks(id));
const evaluate = (query: JsonObject, ...credentials: Credential[]) => evaluateDcql(query, credentials);
const set = (options: string[][], change: JsonObject = {}): JsonObject => ({ options, ...change });

test('a query that is not met, or is malformed, has no answer', () => {
  const queries: JsonObject[] = [{ credentials: three }, { credentials: [asks('a')], credential_sets: [] }];
  for (const query of queries) {
    const result = evaluate(query, a, b);
    expect(result.isMet).toBe(false);
    expect(result).not.toHaveProperty('answer');
  }
});

test('the response has every credential that fits, where several may be sent', () => {
  const credentials = [asks('a', { multiple: true }), asks('b', { multiple: false })];
  expect(evaluate({ credentials }, a, { ...a, written: 'other' }, b, { ...b, written: 'second' }).response).toEqual({
    vp_token: { a: ['a', 'other'], b: ['b'] },
  });
});

test.each<[what: string, sets: Json[], sent: string[] | undefined]>([
  ['one that is met', [set([['a']])], ['a']],
  ['the first option that is met', [set([['c'], ['b'], ['a']])], ['b']],
  ['two that are met', [set([['b']]), set([['a']])], ['a', 'b']],
  ['one of two that is not', [set([['a']]), set([['c']])], undefined],
  ['one that need not be met', [set([['a']]), set([['c'], ['a', 'c']], { required: false })], ['a']],
  ['one that says it has to be', [set([['c']], { required: true })], undefined],
])('credential sets: %s', (_, credential_sets, sent) => {
  const { isMet, response } = evaluate({ credentials: three, credential_sets }, a, b);
  expect(isMet).toBe(sent !== undefined);
  if (sent) expect(response).toEqual({ vp_token: Object.fromEntries(sent.map((id) => [id, [id]])) });
});

test('each credential set has the option that can be had, or what is missing', () => {
  const credential_sets: Json[] = [set([['c'], ['a', 'b']]), set([['d'], ['a', 'c'], ['c', 'd']], { required: false })];
  const { rules } = evaluate({ credentials: [...three, asks('d')], credential_sets }, a, b);
  expect(rules.map(({ what, isMet, why }) => [what, isMet, why])).toEqual([
    ['credential set 1', true, 'The option a and b is available.'],
    ['credential set 2, optional', false, 'No option is available: d is missing; c is missing; c, d are missing.'],
  ]);
});
