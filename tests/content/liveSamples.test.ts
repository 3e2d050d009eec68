import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { base58 } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { readLiveSamples, SAMPLE_FOLDER } from '../../plugins/preview/liveSamples.ts';
import { runSample, type SampleCode } from '../../plugins/preview/sampleResult.ts';
import { docsDir, samples as shown } from './spec.ts';

// The files that readers see and run, held against the test vectors of their standards and our signed examples.

/** A list with room for 8 entries. */
const short = () => `u${gzipSync(Uint8Array.of(0)).toString('base64url')}`;

/** Credential and key of the test vector in w3c/vc-di-eddsa, TestVectors/eddsa-jcs-2022/signedJCS.json. */
const vectorKey = 'https://vc.example/issuers/5678#z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2';
const vectorContext = ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/examples/v2'];
const vector = {
  credential: {
    '@context': vectorContext,
    id: 'urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33',
    type: ['VerifiableCredential', 'AlumniCredential'],
    name: 'Alumni Credential',
    description: 'A minimum viable example of an Alumni Credential.',
    issuer: 'https://vc.example/issuers/5678',
    validFrom: '2023-01-01T00:00:00Z',
    credentialSubject: { id: 'did:example:abcdefgh', alumniOf: 'The School of Examples' },
    proof: {
      type: 'DataIntegrityProof',
      cryptosuite: 'eddsa-jcs-2022',
      created: '2023-02-24T23:36:38Z',
      verificationMethod: vectorKey,
      proofPurpose: 'assertionMethod',
      '@context': vectorContext,
      proofValue: 'z63t83Y53KfzJ5ZosfKTnqfMcKB2dmTrfjSaQjeNNjAD5srBowQfmWqeRb8rRjmeEuCBEsddF9LsVogtuTsijJKh4',
    },
  },
  issuer: {
    id: 'https://vc.example/issuers/5678',
    verificationMethod: [{ id: vectorKey, type: 'Multikey', publicKeyMultibase: vectorKey.split('#')[1] }],
    assertionMethod: [vectorKey],
  },
};

const liveSamples = readLiveSamples(docsDir);
const example = (file: string) => readFileSync(path.join(docsDir, 'public/examples', file), 'utf8');

/** Runs a sample as the page does, with some of its values changed. */
async function run(name: string, changed: Record<string, string> = {}) {
  const sample = liveSamples.get(name);
  if (!sample) throw new Error(`There is no sample ${name}.`);
  const values = Object.fromEntries(sample.fields.map((field) => [field.name, field.value]));
  return runSample(() => import(sample.file) as Promise<SampleCode>, { ...values, ...changed });
}

const resultOf = async (...args: Parameters<typeof run>) => {
  const { ok, text } = await run(...args);
  expect(ok, text).toBe(true);
  return JSON.parse(text);
};
const messageOf = async (...args: Parameters<typeof run>) => {
  const { ok, text } = await run(...args);
  expect(ok, text).toBe(false);
  return text;
};

describe.each([...liveSamples])('%s', (name, { code }) => {
  test('gives what the page says', async () => {
    const { text } = await run(name);
    await expect(`${text}\n`).toMatchFileSnapshot(path.join(docsDir, SAMPLE_FOLDER, `${name}.txt`));
  });

  test('is on a page, and says nothing that the brand would change', () => {
    expect(shown.filter((sample) => sample.code === code)).not.toEqual([]);
    expect(code).not.toMatch(/%brand\./);
  });
});

describe('create-did-key', () => {
  test('key pairs of RFC 8032, section 7.1', async () => {
    // Public key d75a9801…f707511a, encoded by hand.
    expect((await resultOf('create-did-key')).did).toBe('did:key:z6MktwupdmLXVVqTzCw4i46r4uGyosGXRnR3XjN4Zq7oMMsw');
  });

  test('a new key each time where none is given', async () => {
    const dids = [
      await resultOf('create-did-key', { privateKey: '' }),
      await resultOf('create-did-key', { privateKey: '' }),
    ];
    expect(dids[0].did).toMatch(/^did:key:z6Mk[1-9A-HJ-NP-Za-km-z]{44}$/);
    expect(dids[0].did).not.toBe(dids[1].did);
  });

  test.each(['9d61', 'x'.repeat(64), '0'.repeat(65)])('%s is no key', async (privateKey) => {
    expect(await messageOf('create-did-key', { privateKey })).toBe('A private key is 64 hex digits.');
  });
});

describe('resolve-did-key', () => {
  test.each(['issuer.did-key', 'holder.did'])('gives the published document %s', async (file) => {
    const document = JSON.parse(example(`did/${file}.json`));
    expect(await resultOf('resolve-did-key', { did: ` ${document.id}\n` })).toEqual(document);
  });

  test.each([
    ['did:web:example.com', 'A did:key begins with did:key:z'],
    ['did:key:z6Mk0', 'A did:key begins with did:key:z'],
    ['did:key:z6LSeu9HkTHSfLLeUs2nnzUSNedgDUevfNQgQjQC23ZCit6F', 'knows the keys'],
    [`did:key:z${base58.encode(Uint8Array.of(0xed, 0x01, ...new Uint8Array(31)))}`, 'bytes instead of 32'],
  ])('%s is refused in words', async (did, words) => {
    expect(await messageOf('resolve-did-key', { did })).toContain(words);
  });
});

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

  test('the test vector of VC Data Integrity EdDSA, appendix B.2', async () => {
    const input = { credential: JSON.stringify(vector.credential), didDocument: JSON.stringify(vector.issuer) };
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

describe('status-bit', () => {
  const list = JSON.parse(example('status/revocation-list.json'));

  test('every set index of the signed list, and its neighbors', async () => {
    const { setIndexes } = JSON.parse(example('status/revocation-list.bits.json'));
    for (const index of setIndexes) {
      expect((await resultOf('status-bit', { index: `${index}` })).status, `${index}`).toBe(1);
      expect((await resultOf('status-bit', { index: `${index - 1}` })).status, `${index - 1}`).toBe(0);
    }
  });

  test.each([
    [{ index: '131072' }, 'from 0 to 131071'],
    [{ index: '-1' }, 'from 0 to'],
    [{ index: '' }, 'from 0 to'],
    [{ statusList: 'x' }, 'This is not valid JSON'],
    [{ statusList: 'null' }, 'does not have the form'],
    [{ statusList: '{}' }, 'no encodedList'],
    [{ statusList: '{"credentialSubject":{"encodedList":"uH4sI"}}' }, 'cannot be unzipped'],
    [{ statusList: JSON.stringify({ ...list, credentialSubject: { encodedList: short() } }) }, 'fewer than 131,072'],
  ])('%o is refused in words', async (changed, words) => {
    expect(await messageOf('status-bit', changed)).toContain(words);
  });
});

describe('create-did-jwk and resolve-did-jwk', () => {
  test.each(['issuer', 'holder'])('agree with the published document of the %s', async (who) => {
    const document = JSON.parse(example(`did/${who}.did-jwk.json`));
    const publicKey = JSON.stringify(document.verificationMethod[0].publicKeyJwk);
    expect(await resultOf('create-did-jwk', { publicKey })).toEqual({ did: document.id, keyId: `${document.id}#0` });
    expect(await resultOf('resolve-did-jwk', { did: document.id })).toEqual(document);
  });

  test('a new key is a key for P-256 that resolves', async () => {
    const { did } = await resultOf('create-did-jwk', { publicKey: '' });
    const [method] = (await resultOf('resolve-did-jwk', { did })).verificationMethod;
    expect(Object.keys(method.publicKeyJwk)).toEqual(['kty', 'crv', 'x', 'y']);
    expect(method.publicKeyJwk).toMatchObject({ kty: 'EC', crv: 'P-256' });
  });

  test.each([
    ['sig', ['assertionMethod', 'authentication', 'capabilityInvocation', 'capabilityDelegation']],
    ['enc', ['keyAgreement']],
  ])('a key whose use is %s has these relationships', async (use, relationships) => {
    const { did } = await resultOf('create-did-jwk', {
      publicKey: `{"kty":"OKP","crv":"X25519","x":"","use":"${use}"}`,
    });
    const document = await resultOf('resolve-did-jwk', { did });
    expect(Object.keys(document).slice(3)).toEqual(relationships);
  });

  test.each([
    ['{', 'This is not valid JSON'],
    ['null', 'does not have the form'],
    ['{"kty":"oct"}', 'EC, OKP and RSA'],
    ['{"kty":"EC","crv":"P-256"}', 'lacks x and y'],
    ['{"kty":"OKP","crv":"Ed25519","x":"","d":""}', 'leave it out'],
  ])('%s makes no DID', async (publicKey, words) => {
    expect(await messageOf('create-did-jwk', { publicKey })).toContain(words);
  });

  test.each([
    ['did:key:z6Mk', 'A did:jwk is'],
    ['did:jwk:abc', 'not JSON in base64url'],
    ['did:jwk:bnVsbA', 'holds no JWK'],
    ['did:jwk:eyJrdHkiOiJPS1AiLCJkIjoiIn0', 'private key'],
  ])('%s does not resolve', async (did, words) => {
    expect(await messageOf('resolve-did-jwk', { did })).toContain(words);
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

test('a sample that does not arrive is told in words', async () => {
  const { ok, text } = await runSample(() => Promise.reject(new Error('Loading chunk 7 failed.')), {});
  expect({ ok, text }).toEqual({
    ok: false,
    text: 'The sample could not be loaded. Check your connection and run it again.',
  });
});
