import { CompactEncrypt, exportJWK, generateKeyPair } from 'jose';
import { describe, expect, test } from 'vitest';
import { index, read, readJson } from '../examples/published.ts';
import { inspectAs } from './samples.ts';

// What stands beside credentials: keys, DID documents, certificates, lists, requests and answers.

describe('keys', () => {
  test('the thumbprint of RFC 7638, section 3.1', async () => {
    const jwk = {
      kty: 'RSA',
      n: '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw',
      e: 'AQAB',
    };
    const { notes } = await inspectAs('', JSON.stringify(jwk));
    expect(notes[0]?.text).toContain('NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs');
  });

  test.each([
    [{ kty: 'EC', crv: 'P-256', x: 'AAAA', y: 'AAAA' }, 'have 32 bytes each, these have 3 and 3'],
    [{ kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: `${'A'.repeat(42)}E` }, 'not on the curve P-256'],
  ])('%o is refused in words', async (jwk, words) => {
    const { notes, result } = await inspectAs('', JSON.stringify(jwk));
    expect(notes[0]).toMatchObject({ state: 'failed', text: expect.stringContaining(words) });
    expect(result).toBe('failed');
  });

  test('every key of every published DID document can be used', async () => {
    for (const { path: file } of index.files.filter(({ kind }) => kind === 'did-document')) {
      const { notes } = await inspectAs(file, read(file));
      expect(notes.length, file).toBeGreaterThan(0);
      expect(
        notes.filter(({ state }) => state !== 'passed'),
        file,
      ).toEqual([]);
    }
  });
});

test.each(['revocation-list', 'status-list-2021'])('%s: its set entries are listed', async (name) => {
  const { notes } = await inspectAs(`status/${name}.json`, read(`status/${name}.json`));
  const { setIndexes } = readJson(`status/${name}.bits.json`) as unknown as { setIndexes: number[] };
  expect(notes[0]?.text).toContain(setIndexes.map((index) => `${index} (set)`).join(', '));
});

describe('an encrypted answer', () => {
  const encrypted = async () => {
    const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
    const answer = read('queries/dcql-response.json');
    const jwe = await new CompactEncrypt(new TextEncoder().encode(answer))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A128GCM' })
      .encrypt(publicKey);
    return { jwe, key: JSON.stringify(await exportJWK(privateKey)) };
  };

  test('without a key, the verifier does not know the format', async () => {
    const { jwe } = await encrypted();
    const { checks, decoded } = await inspectAs('', jwe);
    expect(decoded.format).toBe('jwe');
    expect(checks[0]?.fault).toMatchObject({ slug: 'unsupported-format', key: 'encrypted' });
  });

  test('with the key of the recipient, what is inside is verified, and the key is shown nowhere', async () => {
    const { jwe, key } = await encrypted();
    const inspection = await inspectAs('', jwe, {
      material: [...index.files.filter(({ kind }) => kind === 'did-document').map(({ path: file }) => read(file)), key],
      expected: index.expected,
    });
    expect(inspection.decoded.format).toBe('openid4vp-response');
    expect(inspection.checks.map(({ policy, state }) => `${policy} ${state}`)).toContain('proof passed');
    expect(JSON.stringify(inspection)).not.toContain(JSON.parse(key).d);
  });

  test('another key does not open it, and is reported as unused', async () => {
    const { jwe } = await encrypted();
    const { key } = await encrypted();
    const { decoded } = await inspectAs('', jwe, { material: [key] });
    expect(decoded.why.at(-1)).toContain('cannot be decrypted');
  });
});
