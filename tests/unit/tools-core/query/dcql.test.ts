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
const badge: Credential = {
  ...card,
  title: 'Badge',
  format: 'ldp_vc',
  types: ['VerifiableCredential', 'Badge'],
  written: 'BADGE',
};
const passport: Credential = {
  ...card,
  title: 'Passport',
  format: 'mso_mdoc',
  types: ['org.example.passport'],
  written: 'PASSPORT',
};

const asked = (change: JsonObject = {}): JsonObject => ({ id: 'a', format: 'dc+sd-jwt', meta: {}, ...change });
/** What is told of one credential against one query, but for its format, which fits. */
const matchesOf = (change: JsonObject, credential: Credential = card) => {
  const [part] = evaluateDcql({ credentials: [asked(change)] }, [credential]).parts;
  return part.candidates[0].matches.slice(1);
};
const candidateOf = (change: JsonObject, credential: Credential = card) => {
  const [part] = evaluateDcql({ credentials: [asked(change)] }, [credential]).parts;
  const { isMatch, asked: found } = part.candidates[0];
  return { isMatch, asked: found };
};

describe('the format', () => {
  const formatOf = (format: Json, credential: Credential = card) =>
    evaluateDcql({ credentials: [asked({ format })] }, [credential]).parts[0].candidates[0];

  test.each(['dc+sd-jwt', 'vc+sd-jwt'])('%s is that of an SD-JWT VC', (format) => {
    const [match] = formatOf(format).matches;
    expect(match).toMatchObject({ what: 'format', isMet: true, pointer: '/credentials/0/format' });
    expect(match?.why.includes('older name of dc+sd-jwt')).toBe(format === 'vc+sd-jwt');
  });

  test.each(['jwt_vc_json', 'jwt_vc', 'vc+jwt'])('%s is that of a credential in a JWT', (format) => {
    expect(formatOf(format, { ...card, format: 'jwt_vc_json' }).isMatch).toBe(true);
  });

  test.each<[format: Json, why: string]>([
    ['mso_mdoc', 'It is dc+sd-jwt, and mso_mdoc is asked for.'],
    ['jwt_vc', 'It is dc+sd-jwt, and jwt_vc is asked for.'],
    ['constructor', 'It is dc+sd-jwt, and constructor is asked for.'],
    ['', 'It is dc+sd-jwt, and the query names no format.'],
  ])('%j does not fit, and nothing else is said', (format, why) => {
    expect(formatOf(format)).toEqual({
      credential: card,
      isMatch: false,
      matches: [{ what: 'format', isMet: false, why, pointer: '/credentials/0/format' }],
      asked: [],
    });
  });
});

describe('the type', () => {
  const types = (type_values: Json) => ({ format: 'ldp_vc', meta: { type_values } });

  test.each<
    [change: JsonObject, credential: Credential, match: [what: string, isMet: boolean, why: string], at: string]
  >([
    [{ meta: { vct_values: ['x', 'card'] } }, card, ['vct', true, 'Its vct is "card".'], 'vct_values'],
    [{ meta: { vct_values: ['x'] } }, card, ['vct', false, 'Its vct is "card"; "x" is asked for.'], 'vct_values'],
    [
      { meta: { vct_values: ['x', 'y'] } },
      card,
      ['vct', false, 'Its vct is "card"; one of "x", "y" is asked for.'],
      'vct_values',
    ],
    [
      { format: 'mso_mdoc', meta: { doctype_value: 'org.example.passport' } },
      passport,
      ['doctype', true, 'Its doctype is "org.example.passport".'],
      'doctype_value',
    ],
    [
      { format: 'mso_mdoc', meta: { doctype_value: 'org.example.licence' } },
      passport,
      ['doctype', false, 'Its doctype is "org.example.passport"; "org.example.licence" is asked for.'],
      'doctype_value',
    ],
    [types([['Badge']]), badge, ['type', true, 'It has Badge.'], 'type_values'],
    [
      types([['X'], ['VerifiableCredential', 'https://example.com/ns#Badge']]),
      badge,
      [
        'type',
        true,
        'It has VerifiableCredential, Badge. The last part of each IRI was compared, since contexts are not loaded here.',
      ],
      'type_values',
    ],
    [
      types([['Badge', 'https://example.com/ns/Other']]),
      badge,
      [
        'type',
        false,
        'Its types are VerifiableCredential, Badge; ["Badge","https://example.com/ns/Other"] is asked for.',
      ],
      'type_values',
    ],
  ])('%j', (change, credential, [what, isMet, why], at) => {
    expect(matchesOf(change, credential)).toEqual([{ what, isMet, why, pointer: `/credentials/0/meta/${at}` }]);
    expect(candidateOf(change, credential)).toEqual({ isMatch: isMet, asked: [] });
  });

  test('a query without meta, or with an empty one, takes any type', () => {
    expect(matchesOf({ meta: {} })).toEqual([]);
    expect(matchesOf({ meta: null })).toEqual([]);
    expect(candidateOf({ meta: { doctype_value: '' } }).isMatch).toBe(true);
  });
});

describe('what else a query asks', () => {
  const unbound = { ...card, isBound: false };
  const holder = {
    what: 'holder binding',
    isMet: false,
    why: 'It names no key of its holder, and a proof of the holder is asked for unless the query says otherwise.',
    pointer: '/credentials/0/require_cryptographic_holder_binding',
  };

  test('a key of the holder, unless it says otherwise', () => {
    expect(matchesOf({}, unbound)).toEqual([holder]);
    expect(matchesOf({ require_cryptographic_holder_binding: true }, unbound)).toEqual([holder]);
    expect(matchesOf({ require_cryptographic_holder_binding: false }, unbound)).toEqual([]);
    expect(candidateOf({}, unbound).isMatch).toBe(false);
  });

  test('who is trusted is not checked, and keeps nothing from fitting', () => {
    const change = { trusted_authorities: [{ type: 'aki', values: ['x'] }] };
    expect(matchesOf(change)).toEqual([
      {
        what: 'trusted_authorities',
        isMet: undefined,
        why: 'Not checked: who signed is a question of the chain of certificates or of a federation.',
        pointer: '/credentials/0/trusted_authorities',
      },
    ]);
    expect(candidateOf(change).isMatch).toBe(true);
  });
});

describe('a claim', () => {
  test.each<[claim: JsonObject, match: [what: string, isMet: boolean, why: string], at: string, found: Json[]]>([
    [{ path: ['name'] }, ['claim name', true, 'It is "Alex".'], '', [['name']]],
    [{ path: ['age'], values: [30, 31] }, ['claim age', true, 'It is 31.'], '', [['age']]],
    [{ path: ['age'], values: ['31'] }, ['claim age', false, 'It is 31; "31" is asked for.'], '/values', []],
    [
      { path: ['sites', null], values: ['east', 'up'] },
      ['claim sites.*', false, 'It is ["north","south","west"]; one of "east", "up" is asked for.'],
      '/values',
      [],
    ],
    [
      { path: ['sites', null], values: ['south'] },
      ['claim sites.*', true, 'It is ["north","south","west"].'],
      '',
      [['sites', 1]],
    ],
    [{ path: ['absent'] }, ['claim absent', false, 'The credential has no “absent”.'], '/path', []],
    [
      { path: ['name', 'first'] },
      ['claim name.first', false, '“name” is no object, so it has no “first”.'],
      '/path',
      [],
    ],
    [{ id: 'x' }, ['claim', false, 'The query gives no path to it.'], '/path', []],
  ])('%j', (claim, [what, isMet, why], at, found) => {
    expect(matchesOf({ claims: [claim] })).toEqual([{ what, isMet, why, pointer: `/credentials/0/claims/0${at}` }]);
    expect(candidateOf({ claims: [claim] })).toEqual({ isMatch: isMet, asked: found });
  });

  test('each has its own place, and one that is not met is enough', () => {
    const claims: Json[] = [7, { path: ['name'] }, { path: ['absent'] }];
    expect(matchesOf({ claims }).map(({ pointer, isMet }) => [pointer, isMet])).toEqual([
      ['/credentials/0/claims/1', true],
      ['/credentials/0/claims/2/path', false],
    ]);
    expect(candidateOf({ claims })).toEqual({ isMatch: false, asked: [['name']] });
  });
});

describe('sets of claims', () => {
  const claims = ['absent', 'name', 'age'].map((name) => ({ id: name, path: [name] }));
  const setsOf = (...claim_sets: string[][]) => ({ claims, claim_sets });
  const pointer = '/credentials/0/claim_sets';

  test('the first that can be had is asked for, and no other claim', () => {
    const change = setsOf(['absent', 'age'], ['age', 'name'], ['name']);
    expect(matchesOf(change)).toEqual([
      { what: 'claim_sets', isMet: true, why: 'The option age, name can be had.', pointer },
      { what: 'claim name', isMet: true, why: 'It is "Alex".', pointer: '/credentials/0/claims/1' },
      { what: 'claim age', isMet: true, why: 'It is 31.', pointer: '/credentials/0/claims/2' },
    ]);
    expect(candidateOf(change)).toEqual({ isMatch: true, asked: [['name'], ['age']] });
  });

  test('where none can be had, all claims are told', () => {
    const change = setsOf(['absent'], ['name', 'nobody']);
    expect(matchesOf(change).map(({ what, isMet }) => [what, isMet])).toEqual([
      ['claim_sets', false],
      ['claim absent', false],
      ['claim name', true],
      ['claim age', true],
    ]);
    expect(matchesOf(change)[0]).toEqual({
      what: 'claim_sets',
      isMet: false,
      why: 'No option has all of its claims.',
      pointer,
    });
    expect(candidateOf(change).isMatch).toBe(false);
  });
});
