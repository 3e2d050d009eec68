import { describe, expect, test } from 'vitest';
import { verifyDataIntegrity } from '../platform/verify/dataIntegrity.ts';
import { didKeyDocument } from '../platform/verify/didDocuments.ts';
import { example, messageOf, resultOf, run } from './runLiveSample.ts';

// The live samples about credentials, held against our signed examples.

describe('verify-credential', () => {
  const credential = JSON.parse(example('credentials/employee-jcs.json'));
  const issuer = JSON.parse(example('did/issuer.did.json'));
  const verify = (changes: object, document: object = issuer) => ({
    credential: JSON.stringify({ ...credential, ...changes }),
    didDocument: JSON.stringify(document),
  });

  test('the signed example, with its members in any order', async () => {
    expect((await resultOf('verify-credential')).verified).toBe(true);
    const turned = Object.fromEntries(Object.entries(credential).reverse());
    const input = { ...verify({}), credential: JSON.stringify(turned, null, 4) };
    expect((await resultOf('verify-credential', input)).verified).toBe(true);
  });

  test('contexts that were added after signing do not count (EdDSA cryptosuites 1.0, section 3.3.2)', async () => {
    const added = [...credential['@context'], 'https://example.com/contexts/v1'];
    expect((await resultOf('verify-credential', verify({ '@context': added }))).verified).toBe(true);
    const other = { ...credential.proof, '@context': added };
    expect((await resultOf('verify-credential', verify({ '@context': added, proof: other }))).verified).toBe(false);
  });

  test.each([
    ['a context before the others', { '@context': ['https://example.com/contexts/v1', ...credential['@context']] }],
    ['a context less', { '@context': credential['@context'].slice(0, -1) }],
    ['a changed name', { name: 'Employee credentials' }],
    ['a member more', { evidence: [] }],
    ['a changed date of the proof', { proof: { ...credential.proof, created: '2026-01-01T09:00:01Z' } }],
    ['another order of contexts', { '@context': [...credential['@context']].reverse() }],
    ['an empty proof value', { proof: { ...credential.proof, proofValue: 'z' } }],
  ])('%s does not verify', async (_, changes) => {
    const { ok, text } = await run('verify-credential', verify(changes));
    if (ok) expect(JSON.parse(text).verified).toBe(false);
    else expect(text).toMatch(/proof value/);
  });

  test.each([
    ['no JSON', { ...verify({}), credential: '{' }, 'This is not valid JSON'],
    ['no proof', verify({ proof: undefined }), 'no proof of eddsa-jcs-2022'],
    ['another purpose', verify({ proof: { ...credential.proof, proofPurpose: 'authentication' } }), 'not meant for'],
    ['another issuer', verify({ issuer: 'did:web:example.org' }), 'not that of the issuer, did:web:example.org'],
    ['an unknown key', verify({}, { ...issuer, verificationMethod: [] }), 'no Multikey with the id'],
    ['a key for other uses', verify({}, { ...issuer, assertionMethod: [] }), 'may not sign'],
  ])('%s is told in words', async (_, input, words) => {
    expect(await messageOf('verify-credential', input)).toContain(words);
  });
});

describe('verify-jwt', () => {
  const jwt = example('credentials/employee.vc.jwt').trim();
  const [header, payload, signature] = jwt.split('.');
  const issuer = JSON.parse(example('did/issuer.did.json'));
  const changed = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

  test('gives the payload of the signed example', async () => {
    const decoded = JSON.parse(example('credentials/employee.vc-jwt.decoded.json'));
    expect(await resultOf('verify-jwt')).toEqual({ verified: true, payload: decoded.payload });
  });

  test.each([
    ['the tampered example', { jwt: example('credentials/employee-tampered.vc.jwt') }, 'signature verification failed'],
    ['a changed signature', { jwt: `${header}.${payload}.A${signature.slice(1)}` }, 'signature verification failed'],
    ['too late a time', { time: '2029-01-01T00:00:00Z' }, '"exp" claim timestamp check failed'],
    ['too early a time', { time: '2025-01-01T00:00:00Z' }, '"nbf" claim timestamp check failed'],
    ['no time', { time: 'today' }, 'The time has the form'],
    ['no JWT', { jwt: 'x' }, 'does not have the form'],
    [
      'an algorithm of the sender’s choice',
      { jwt: `${changed({ alg: 'none', kid: `${issuer.id}#key-3` })}.${payload}.` },
      '"alg" (Algorithm) Header Parameter value not allowed',
    ],
    [
      'a key of another type',
      { jwt: `${changed({ alg: 'ES256', kid: `${issuer.id}#key-1` })}.${payload}.x` },
      'no JWK',
    ],
    ['an unknown key', { didDocument: '{}' }, 'no JWK with the id'],
    ['a key for other uses', { didDocument: JSON.stringify({ ...issuer, assertionMethod: [] }) }, 'may not sign'],
  ])('%s is refused in words', async (_, input, words) => {
    expect(await messageOf('verify-jwt', input)).toContain(words);
  });
});

describe('decode-sd-jwt', () => {
  const sdJwt = example('credentials/employee.sd-jwt').trim();
  const [jwt, ...disclosures] = sdJwt.split('~');

  test('puts what is disclosed in its place', async () => {
    const decoded = JSON.parse(example('credentials/employee.sd-jwt.decoded.json'));
    const { _sd, _sd_alg, ...open } = decoded.payload;
    const claims = decoded.disclosures.map(({ claim, value }: { claim: string; value: string }) => [claim, value]);
    const result = await resultOf('decode-sd-jwt');
    expect(result.claims).toEqual({ ...open, ...Object.fromEntries(claims) });
    expect(result.disclosed).toHaveLength(5);
    expect(result.keyBinding).toBe(false);
  });

  test('what is not disclosed stays away, and key binding is seen', async () => {
    const { claims, keyBinding } = await resultOf('decode-sd-jwt', {
      sdJwt: example('credentials/employee.sd-jwt-kb'),
    });
    expect(claims).toMatchObject({ employeeId: 'E-1042', site: 'north' });
    expect(Object.keys(claims)).not.toContain('givenName');
    expect(keyBinding).toBe(true);
    expect((await resultOf('decode-sd-jwt', { sdJwt: `${jwt}~` })).disclosed).toEqual([]);
  });

  test.each([
    ['no SD-JWT', jwt, 'An SD-JWT is a JWT'],
    ['a disclosure of another credential', `${sdJwt}WyJzYWx0IiwiYSIsImIiXQ~`, 'no digest in the JWT'],
    ['a disclosure twice', `${sdJwt}${disclosures[0]}~`, 'no digest in the JWT'],
    ['a disclosure that is not JSON', `${jwt}~abc~`, ''],
  ])('%s is refused in words', async (_, text, words) => {
    expect(await messageOf('decode-sd-jwt', { sdJwt: text })).toContain(words);
  });
});

describe('sign-and-verify', () => {
  test.each([
    ['the key of RFC 8032, section 7.1', {}],
    ['a new key', { privateKey: '' }],
    ['letters of any language', { jobTitle: '\u20ac \u00fc "\\ \u{1f511}', changedTitle: '\u20ac u' }],
  ])('what %s signs, another library verifies', async (_, changed) => {
    const { credential, verified, verifiedAfterChange } = await resultOf('sign-and-verify', changed);
    expect([verified, verifiedAfterChange]).toEqual([true, false]);
    expect(await verifyDataIntegrity(credential, didKeyDocument)).toEqual({
      verified: true,
      controller: credential.issuer,
    });
    expect(await resultOf('verify-credential', verifyInput(credential))).toMatchObject({ verified: true });
    const tampered = { ...credential, credentialSubject: { jobTitle: 'x' } };
    expect(await verifyDataIntegrity(tampered, didKeyDocument)).toMatchObject({ verified: false });
  });

  test('without a change it verifies again', async () => {
    const same = { jobTitle: 'Cook', changedTitle: 'Cook' };
    expect(await resultOf('sign-and-verify', same)).toMatchObject({ verified: true, verifiedAfterChange: true });
  });

  test('a new key pair each time where none is given', async () => {
    const issuers = [
      await resultOf('sign-and-verify', { privateKey: '' }),
      await resultOf('sign-and-verify', { privateKey: '' }),
    ].map(({ credential }) => credential.issuer);
    expect(new Set(issuers).size).toBe(2);
  });

  test('a key of another form is told in words', async () => {
    expect(await messageOf('sign-and-verify', { privateKey: 'abc' })).toBe('A private key is 64 hex digits.');
  });

  const verifyInput = (credential: { issuer: string }) => ({
    credential: JSON.stringify(credential),
    didDocument: JSON.stringify(didKeyDocument(credential.issuer)),
  });
});

describe('evaluate-dcql', () => {
  const query = JSON.parse(example('queries/dcql.json'));
  const [employee] = query.credentials;
  const asking = (changes: object) => ({ query: JSON.stringify({ credentials: [{ ...employee, ...changes }] }) });
  const withQuery = (changes: object) => ({ query: JSON.stringify({ ...query, ...changes }) });
  const answering = (vp_token: object) => ({ answer: JSON.stringify({ vp_token }) });
  const withoutBinding = example('credentials/employee.sd-jwt').trim();

  test('the answer of the wallet gives what the query asks for, and no more', async () => {
    const claims = [{ employeeId: 'E-1042', site: 'north' }];
    expect(await resultOf('evaluate-dcql')).toEqual({ satisfied: true, matches: [{ id: 'employee', claims }] });
    const one = asking({ claims: [{ path: ['site'] }] });
    expect((await resultOf('evaluate-dcql', one)).matches[0].claims).toEqual([{ site: 'north' }]);
  });

  test('sets of claims and of credentials', async () => {
    const sets = { query: example('queries/dcql-sets.json') };
    expect(await resultOf('evaluate-dcql', sets)).toMatchObject({ satisfied: true });
    const other = {
      credentials: [employee, { ...employee, id: 'other' }],
      credential_sets: [{ options: [['other']] }],
    };
    expect(await resultOf('evaluate-dcql', withQuery(other))).toMatchObject({ satisfied: false });
  });

  test.each([
    [
      'another value',
      asking({ claims: [{ path: ['site'], values: ['west'] }] }),
      "'site' to be 'west' but received 'north'",
    ],
    ['a hidden claim', asking({ claims: [{ path: ['givenName'] }] }), "Expected claim 'givenName' to be defined"],
    ['another type', asking({ meta: { vct_values: ['https://example.org/x'] } }), 'but received'],
    ['no signature of the holder', answering({ employee: [withoutBinding] }), 'requires cryptographic holder binding'],
  ])('%s does not satisfy, and it says why', async (_, changed, words) => {
    const { satisfied, matches } = await resultOf('evaluate-dcql', changed);
    expect(satisfied).toBe(false);
    expect(JSON.stringify(matches[0].problems)).toContain(words);
  });

  test('no answer satisfies nothing', async () => {
    expect(await resultOf('evaluate-dcql', answering({}))).toEqual({ satisfied: false, matches: [] });
  });

  test.each([
    ['no JSON', { query: '{' }, 'This is not valid JSON'],
    ['an id with a space', asking({ id: 'a b' }), 'received "a b"'],
    ['an empty list of claims', asking({ claims: [] }), 'must be non-empty'],
    ['an id twice', withQuery({ credentials: [employee, employee] }), 'Duplicate credential query ids'],
    ['an answer to another query', answering({ guest: [withoutBinding] }), 'Query guest not found'],
    ['two answers to one query', answering({ employee: [withoutBinding, withoutBinding] }), 'multiple'],
    ['an answer that is no SD-JWT', answering({ employee: ['x'] }), ''],
  ])('%s is told in words', async (_, changed, words) => {
    expect(await messageOf('evaluate-dcql', changed)).toContain(words);
  });
});
