import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../tools-core/base/index.ts';
import type { Credential } from '../../../../tools-core/query/credential.ts';
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
const spaces = { ns: { a: 1, b: 'x' }, other: [{ elementIdentifier: 'c', elementValue: true }, 7], none: 3 };
const elements = { ns: { a: 1, b: 'x' }, other: { c: true }, none: {} };

const titles = (text: string) => readCredentials(text).credentials.map(({ title }) => title);
const titlesIn = (value: object) => titles(json(value));

test.each<[what: string, text: string, found: Partial<Credential>]>([
  [
    'of W3C in JSON',
    json(vc({ proof: { type: 'DataIntegrityProof', cryptosuite: 'eddsa-jcs-2022' } })),
    { title: 'Badge', format: 'ldp_vc', algorithm: 'eddsa-jcs-2022', isBound: true, disclosable: [] },
  ],
  ['named by its type alone', json(vc({ type: 'VerifiableCredential' })), { title: 'VerifiableCredential' }],
  ['of JSON-LD', json(vc({ type: undefined as never, '@type': ['Badge', 'VerifiableCredential'] })), {}],
  ['with the type of its proof', json(vc({ proof: { type: 'Ed25519Signature2020' } })), { format: 'ldp_vc' }],
  ['without a proof', json(vc()), { algorithm: undefined }],
  ['without a holder', json(vc({ credentialSubject: {} })), { isBound: false }],
  ['of several subjects', json(vc({ credentialSubject: [{ id: 'did:example:2' }] })), { isBound: false }],
  [
    'in a JWT of data model 1.1',
    token({ iss: 'did:example:9', vc: vc({ issuer: '' }) }),
    { title: 'Badge', format: 'jwt_vc_json', claims: vc({ issuer: 'did:example:9' }), algorithm: 'ES256' },
  ],
  ['in a JWT that has its issuer', token({ iss: 'did:example:9', vc: vc() }), { claims: vc() }],
  ['in a JWT with a subject', token({ ...vc({ credentialSubject: {} }), sub: 'x' }, {}), { isBound: true }],
  ['in a JWT with a key', token({ ...vc({ credentialSubject: {} }), cnf: {} }, {}), { isBound: true }],
  ['in a JWT with the id of its subject', token(vc(), {}), { isBound: true, algorithm: undefined }],
  ['in a JWT without a holder', token(vc({ credentialSubject: {} }), {}), { isBound: false }],
  [
    'as the claims of an SD-JWT VC',
    json(CARD),
    { title: CARD.vct, format: 'dc+sd-jwt', claims: CARD, document: CARD, types: [CARD.vct], isBound: true },
  ],
  ['as an SD-JWT without a type', `${token({ a: 1 })}~`, { title: 'SD-JWT', types: [], isBound: false }],
  ['as an SD-JWT VC without disclosures', token(CARD), { written: `${token(CARD)}~`, isBound: true }],
  [
    'as an mdoc in JSON',
    json({ docType: 'org.example.1', nameSpaces: spaces }),
    {
      title: 'org.example.1',
      format: 'mso_mdoc',
      claims: elements,
      types: ['org.example.1'],
      isBound: true,
      disclosable: ['ns/a', 'ns/b', 'other/c'].map((name) => ({ path: name.split('/'), disclosure: name.slice(-1) })),
    },
  ],
  ['as an mdoc of other names', json({ doctype: 'org.example.1', namespaces: spaces }), { claims: elements }],
])('a credential %s', (_, text, found) => {
  const { credentials, unread } = readCredentials(text);
  expect([credentials.length, unread]).toEqual([1, []]);
  const place = { input: 'credentials', start: 0, end: text.length };
  expect(credentials[0]).toMatchObject({ written: text, place, ...found });
});

// The digest is that of the disclosure of `name` (RFC 9901, section 4.2.3).
test('an SD-JWT VC has its disclosures, and no key binding', () => {
  const disclosure = part(['salt', 'name', 'Alex']);
  const jwt = token({ vct: 'card', _sd: ['GrbGjNEoa7-vq64hmqqmyT2Y07JpErAEibUZ5UePC70'] });
  const [found] = readCredentials(`${jwt}~${disclosure}~a.b.c`).credentials;
  expect(found).toMatchObject({ title: 'card', algorithm: 'ES256', written: `${jwt}~${disclosure}~` });
});

test.each(['base64url', 'hex', 'base64'] as const)('an mdoc in %s is read, as the decoder reads it', (encoding) => {
  const file = path.join(import.meta.dirname, '../../../../docs/public/examples/mdoc/device-response.txt');
  const written = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url').toString(encoding);
  for (const text of [written, json({ vp_token: { employee: [written] } })]) {
    const type = 'com.example.employee.1';
    const found = [{ format: 'mso_mdoc', types: [type], claims: { [type]: { site: 'north' } } }];
    expect(readCredentials(text)).toMatchObject({ credentials: found, unread: [] });
  }
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
    expect(titlesIn({ [name]: vc() })).toEqual(['Badge']);
    expect(titlesIn({ [name]: [vc(), token(CARD)] })).toEqual(['Badge', CARD.vct]);
  });

  const LOG = `2026-06-01 INFO credential=${token(CARD)} stored`;
  const HTTP = `HTTP/1.1 200 OK\nContent-Type: application/json\n\n${json({ credentials: [{ credential: token(CARD) }] })}`;
  const wide = Array.from({ length: 51 }, (_, at) => ({ vct: `${at}` }));
  test.each<[what: string, text: string, found: string[] | number]>([
    ['by the ids of queries', json({ vp_token: { a: [token(CARD)], b: [vc()] } }), [CARD.vct, 'Badge']],
    ['beside an empty token', json({ vp_token: {}, credential: vc() }), ['Badge']],
    ['by an id that is a member of answers, once', json({ vp_token: { credential: [vc()] } }), ['Badge']],
    [
      'in an envelope of a presentation',
      json({
        verifiableCredential: [
          { id: `data:application/vc+jwt,${token(vc())}`, type: 'EnvelopedVerifiableCredential' },
          { id: 'data:,', type: 'EnvelopedVerifiableCredential' },
        ],
      }),
      ['Badge'],
    ],
    ['in a presentation', token({ vp: { verifiableCredential: [token({ vc: vc() })] } }), ['Badge']],
    ['in lines below each other', `${token(CARD)}\n${token({ vct: 'b' })}`, [CARD.vct, 'b']],
    ['in JSON with empty lines', '{"vct":\n\n"a"}\n\n{"vct": "b"}', ['a', 'b']],
    ['in lines of 60', `${token(CARD)}~`.replace(/.{60}/g, '$&\n'), 1],
    ['in quotation marks', `'${token(CARD)}~'`, 1],
    ['in an answer with headers', HTTP, 1],
    ['in a line of a log', LOG, 1],
    ['as JSON in a line', `stored ${json(vc())} today`, ['Badge']],
    ['up to fifty below each other', wide.map(json).join('\n\n'), 50],
    ['up to fifty in a list', json(wide), 50],
  ])('%s', (_, text, found) => {
    expect(readCredentials(text).unread).toEqual([]);
    if (typeof found === 'number') expect(titles(text)).toHaveLength(found);
    else expect(titles(text)).toEqual(found);
  });

  test('each with its place', () => {
    const texts = [json(vc()), token(CARD)];
    const { credentials } = readCredentials(`\n${texts.join('\n \n')}\n`, 'wallet');
    expect(credentials.map(({ place }) => place)).toEqual([
      { input: 'wallet', start: 1, end: 1 + texts[0].length },
      { input: 'wallet', start: 4 + texts[0].length, end: 4 + texts.join('').length },
    ]);
  });
});

test.each([
  ['{"a": 1}', 'no type, vct or docType'],
  ['word', 'no type, vct or docType'],
  ['a.b.c', 'no type, vct or docType'],
  ['oWFhAQ', 'no type, vct or docType'],
  [json({ docType: 'x', nameSpaces: 1 }), 'no type, vct or docType'],
  ['{"a":', 'This is cut off: 1 bracket is still open.'],
])('%s is no credential, and says why beside those that are', (text, why) => {
  expect(readCredentials(`${json(CARD)}\n\n${text}`)).toMatchObject({
    credentials: [{ title: CARD.vct }],
    unread: [{ why: expect.stringContaining(why) }],
  });
});
