import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../tools-core/base/index.ts';
import { readCredentials } from '../../../../tools-core/query/readCredentials.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (payload: object, header: object = { alg: 'ES256' }) => `${part(header)}.${part(payload)}.c2ln`;
const json = (value: object) => JSON.stringify(value);
const vc = (change: JsonObject = {}): JsonObject => ({
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  type: ['VerifiableCredential', 'Badge'],
  issuer: 'did:example:1',
  credentialSubject: { id: 'did:example:2' },
  ...change,
});
const CARD = { vct: 'https://example.com/card', cnf: {}, name: 'Alex' };

/** The only credential of a text. */
const only = (text: string) => {
  const { credentials, unread } = readCredentials(text);
  expect([credentials.length, unread]).toEqual([1, []]);
  return credentials[0];
};
const titles = (text: string) => readCredentials(text).credentials.map(({ title }) => title);
const whole = (text: string) => ({ input: 'credentials', start: 0, end: text.length });

describe('a credential', () => {
  test('of W3C in JSON', () => {
    const text = json(vc({ proof: { type: 'DataIntegrityProof', cryptosuite: 'eddsa-jcs-2022' } }));
    expect(only(text)).toEqual({
      title: 'Badge',
      place: whole(text),
      written: text,
      disclosable: [],
      format: 'ldp_vc',
      claims: JSON.parse(text),
      document: JSON.parse(text),
      types: ['VerifiableCredential', 'Badge'],
      algorithm: 'eddsa-jcs-2022',
      isBound: true,
    });
  });

  test.each<[what: string, change: JsonObject, told: object]>([
    [
      'is named by its type, where it has no other',
      { type: 'VerifiableCredential' },
      { title: 'VerifiableCredential' },
    ],
    [
      'may write its type as JSON-LD does',
      { type: undefined as never, '@type': ['Badge', 'VerifiableCredential', 7] },
      { title: 'Badge', types: ['Badge', 'VerifiableCredential'] },
    ],
    ['has the type of its proof', { proof: { type: 'Ed25519Signature2020' } }, { algorithm: 'Ed25519Signature2020' }],
    ['may have no proof', {}, { algorithm: undefined }],
    ['names no holder without an id', { credentialSubject: {} }, { isBound: false }],
    ['names no holder among several', { credentialSubject: [{ id: 'did:example:2' }] }, { isBound: false }],
  ])('of W3C %s', (_, change, told) => {
    expect(only(json(vc(change)))).toMatchObject(told);
  });

  test('in a JWT of data model 1.1 has the issuer of the token', () => {
    const own = vc({ issuer: undefined as never });
    const text = token({ iss: 'did:example:9', vc: own });
    expect(only(text)).toEqual({
      title: 'Badge',
      place: whole(text),
      written: text,
      disclosable: [],
      format: 'jwt_vc_json',
      claims: { ...JSON.parse(json(own)), issuer: 'did:example:9' },
      document: { iss: 'did:example:9', vc: JSON.parse(json(own)) },
      types: ['VerifiableCredential', 'Badge'],
      algorithm: 'ES256',
      isBound: true,
    });
    expect(only(token({ iss: 'did:example:9', vc: vc() })).claims.issuer).toBe('did:example:1');
    expect(only(token({ vc: own })).claims).not.toHaveProperty('issuer');
  });

  test.each<[what: string, payload: JsonObject, isBound: boolean]>([
    ['the subject of the token', { sub: 'did:example:2' }, true],
    ['a key', { cnf: {} }, true],
    ['the id of its subject', { credentialSubject: { id: 'did:example:2' } }, true],
    ['nothing', {}, false],
  ])('in a JWT of VC JOSE COSE names its holder by %s', (_, change, isBound) => {
    const payload = vc({ credentialSubject: {}, ...change });
    const { claims, document, ...told } = only(token(payload, {}));
    expect([claims, document]).toEqual([payload, payload]);
    expect(told).toMatchObject({ format: 'jwt_vc_json', isBound, algorithm: undefined });
  });

  test('as the claims of an SD-JWT VC', () => {
    const text = json(CARD);
    expect(only(text)).toEqual({
      title: 'https://example.com/card',
      place: whole(text),
      written: text,
      disclosable: [],
      format: 'dc+sd-jwt',
      claims: CARD,
      document: CARD,
      types: ['https://example.com/card'],
      isBound: true,
    });
  });

  // The digest is that of the disclosure of `name` (RFC 9901, section 4.2.3).
  test('as an SD-JWT VC has its disclosures, and no key binding', () => {
    const disclosure = part(['salt', 'name', 'Alex']);
    const digest = 'GrbGjNEoa7-vq64hmqqmyT2Y07JpErAEibUZ5UePC70';
    const jwt = token({ vct: 'card', _sd: [digest] });
    const found = only(`${jwt}~${disclosure}~a.b.c`);
    expect(found).toMatchObject({
      title: 'card',
      format: 'dc+sd-jwt',
      types: ['card'],
      algorithm: 'ES256',
      isBound: false,
      written: `${jwt}~${disclosure}~`,
    });
    expect(only(token({ vct: 'card', cnf: {} })).isBound).toBe(true);
    expect(only(`${token({ a: 1 })}~`)).toMatchObject({ title: 'SD-JWT', types: [] });
  });

  test.each(['docType', 'doctype'])('as an mdoc in JSON with %s', (name) => {
    const spaces = { ns: { a: 1, b: 'x' }, other: [{ elementIdentifier: 'c', elementValue: true }, 7], none: 3 };
    const text = json({ [name]: 'org.example.1', nameSpaces: spaces });
    const claims = { ns: { a: 1, b: 'x' }, other: { c: true }, none: {} };
    expect(only(text)).toEqual({
      title: 'org.example.1',
      place: whole(text),
      written: text,
      format: 'mso_mdoc',
      claims,
      document: claims,
      types: ['org.example.1'],
      isBound: true,
      disclosable: [
        { path: ['ns', 'a'], disclosure: 'a' },
        { path: ['ns', 'b'], disclosure: 'b' },
        { path: ['other', 'c'], disclosure: 'c' },
      ],
    });
    expect(titles(json({ [name]: 'org.example.1', namespaces: spaces }))).toEqual(['org.example.1']);
  });
});

describe('credentials are found', () => {
  test.each([
    'vp_token',
    'verifiableCredential',
    'verifiable_credential',
    'credential',
    'credentials',
    'presentation',
    'vp',
  ])('in %s, one and several', (name) => {
    expect(titles(json({ [name]: vc() }))).toEqual(['Badge']);
    expect(titles(json({ [name]: [vc(), token(CARD)] }))).toEqual(['Badge', 'https://example.com/card']);
  });

  test('in an answer by the ids of its queries, each once', () => {
    expect(titles(json({ vp_token: { a: [token(CARD)], b: [vc()] } }))).toEqual(['https://example.com/card', 'Badge']);
    expect(titles(json({ vp_token: {}, credential: vc() }))).toEqual(['Badge']);
    // A query may be called as a member that holds credentials is.
    expect(titles(json({ vp_token: { credential: [vc()] } }))).toEqual(['Badge']);
  });

  test('in presentations of tokens', () => {
    expect(titles(token({ vp: { verifiableCredential: [token({ vc: vc() })] } }))).toEqual(['Badge']);
  });

  test('below each other, with and without an empty line', () => {
    const texts = [json(vc()), token(CARD)];
    const { credentials } = readCredentials(`\n${texts.join('\n \n')}\n`, 'wallet');
    expect(credentials.map(({ title, place }) => [title, place])).toEqual([
      ['Badge', { input: 'wallet', start: 1, end: 1 + texts[0].length }],
      ['https://example.com/card', { input: 'wallet', start: 4 + texts[0].length, end: 4 + texts.join('').length }],
    ]);
    expect(titles(`${token(CARD)}\n${token({ vct: 'b' })}`)).toEqual(['https://example.com/card', 'b']);
  });

  test('in JSON with empty lines, which ends where it is whole', () => {
    expect(titles(`{"vct":\n\n"a"}\n\n{"vct": "b"}`)).toEqual(['a', 'b']);
  });

  test('up to fifty', () => {
    expect(titles(Array.from({ length: 51 }, (_, at) => json({ vct: `${at}` })).join('\n\n'))).toHaveLength(50);
    expect(titles(json(Array.from({ length: 51 }, (_, at) => ({ vct: `${at}` }))))).toHaveLength(50);
  });

  test('in a line of a log, as JSON and as a token', () => {
    expect(titles(`stored ${json(vc())} today`)).toEqual(['Badge']);
    expect(titles(`stored ${token(CARD)} today`)).toEqual(['https://example.com/card']);
  });
});

test.each([
  ['{"a": 1}', 'It is no credential that is known: no type, no vct, no docType.'],
  ['word', 'It is no credential that is known: no type, no vct, no docType.'],
  ['a.b.c', 'It is no credential that is known: no type, no vct, no docType.'],
  ['{"a":', 'This is cut off: 1 bracket is still open.'],
  [json({ docType: 'x', nameSpaces: 1 }), 'It is no credential that is known: no type, no vct, no docType.'],
])('%s is no credential, and says why', (text, why) => {
  expect(readCredentials(text)).toEqual({ credentials: [], unread: [{ why, place: whole(text) }] });
});
