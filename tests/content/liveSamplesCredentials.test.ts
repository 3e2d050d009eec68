import { describe, expect, test } from 'vitest';
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

  test.each([
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
