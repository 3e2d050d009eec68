import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import didKeyVectors from '@transmute/did-key-test-vectors';
import { describe, expect, test } from 'vitest';
import { keyOf } from '../../scripts/examples/sign/keys.ts';
import { derivedDocument } from '../platform/didDocuments.ts';
import { verifyDataIntegrity } from '../platform/verify/dataIntegrity.ts';
import { resolverOf } from '../platform/verify/didDocuments.ts';
import { verifyWithKey } from '../platform/verify/jws.ts';
import { disclosuresOf } from '../platform/verify/sdJwt.ts';

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));
const hex = (data: Uint8Array): string => Buffer.from(data).toString('hex');

describe('signers give the values of the standards', () => {
  test('ECDSA with P-256 and SHA-256: RFC 6979 appendix A.2.5', () => {
    const key = keyOf(bytes('c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721'), 'P-256');
    expect(hex(key.sign(Buffer.from('sample')))).toBe(
      'efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8',
    );
  });

  test('Ed25519: RFC 8032 section 7.1, test 1', () => {
    const key = keyOf(bytes('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'), 'Ed25519');
    expect(hex(key.raw)).toBe('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a');
    expect(hex(key.sign(new Uint8Array()))).toBe(
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    );
  });
});

describe('JOSE', () => {
  test('EdDSA: RFC 8037 appendix A.4', async () => {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' };
    const token =
      'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg';
    // The payload is text rather than JSON: the signature holds, reading it as claims does not.
    await expect(verifyWithKey(token, jwk)).rejects.toThrow(SyntaxError);
    await expect(verifyWithKey(token.replace('.RXh', '.SXh'), jwk)).rejects.toThrow('signature verification failed');
  });

  test('ES256: RFC 7515 appendix A.3', async () => {
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
      y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
    };
    const token =
      'eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q';
    const { payload } = await verifyWithKey(token, jwk);
    expect(payload).toEqual({ iss: 'joe', exp: 1300819380, 'http://example.com/is_root': true });
  });
});

test('digest of a disclosure: RFC 9901 section 4.2.3', () => {
  const [disclosure] = disclosuresOf('~WyJfMjZiYzRMVC1hYzZxMktJNmNCVzVlcyIsICJmYW1pbHlfbmFtZSIsICJNw7ZiaXVzIl0~');
  expect(disclosure).toMatchObject({
    claim: 'family_name',
    value: 'Möbius',
    digest: 'X9yH0Ajrdm1Oij4tWso9UzzKJvPoDxwmuEcO3XAdRC0',
  });
});

interface DidKeyVector {
  seed: string;
  'application/did+json': {
    didDocument: { id: string; verificationMethod: { id: string; publicKeyJwk: object }[]; authentication: string[] };
  };
}

describe('did:key', () => {
  const vectors = Object.entries<Record<string, DidKeyVector>>(didKeyVectors).flatMap(([curve, cases]) =>
    Object.values(cases).map((vector) => ({ curve, seed: vector.seed, ...vector['application/did+json'].didDocument })),
  );
  const ofCurves = (...curves: string[]) => vectors.filter(({ curve }) => curves.includes(curve));

  test.each(ofCurves('ed25519'))('the key of a seed has the DID $id', ({ id, seed }) => {
    expect(`did:key:${keyOf(bytes(seed), 'Ed25519').multibase}`).toBe(id);
  });

  test.each(ofCurves('ed25519', 'secp256r1', 'secp256k1'))('$curve: $id leads to its key', ({ id, ...document }) => {
    const derived = derivedDocument(id, 'jwk');
    const key = { id: document.verificationMethod[0].id, publicKeyJwk: document.verificationMethod[0].publicKeyJwk };
    expect(derived.verificationMethod).toMatchObject([key]);
    expect(derived).toMatchObject({ authentication: document.authentication });
  });

  test('there are three of each curve', () => {
    expect(ofCurves('ed25519', 'secp256r1', 'secp256k1')).toHaveLength(9);
  });
});

/**
 * The W3C keeps its vectors in the repositories w3c/vc-di-eddsa and w3c/vc-di-ecdsa. Lay copies of both into
 * `tests/fixtures/vectors`, or name a folder that holds them in `VECTORS`, and they are verified with our code.
 */
const folder = process.env.VECTORS ?? path.resolve(import.meta.dirname, '../fixtures/vectors');
const signed = [
  'vc-di-eddsa/TestVectors/eddsa-rdfc-2022/signedDataInt.json',
  'vc-di-eddsa/TestVectors/eddsa-jcs-2022/signedJCS.json',
  'vc-di-ecdsa/TestVectors/ecdsa-rdfc-2019-p256/signedECDSAP256.json',
  'vc-di-ecdsa/TestVectors/ecdsa-rdfc-2019-p384/signedECDSAP384.json',
  'vc-di-ecdsa/TestVectors/ecdsa-jcs-2019-p256/signedJCSECDSAP256.json',
  'vc-di-ecdsa/TestVectors/ecdsa-jcs-2019-p384/signedJCSECDSAP384.json',
];

describe.skipIf(!existsSync(folder))('vectors of the W3C', () => {
  test('the folder holds both repositories', () => {
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['vc-di-ecdsa', 'vc-di-eddsa']));
  });

  test.each(signed)('%s', async (name) => {
    const document = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    expect(await verifyDataIntegrity(document, resolverOf([]))).toMatchObject({ verified: true });
    const changed = { ...document, credentialSubject: { ...document.credentialSubject, alumniOf: 'Another school' } };
    expect(await verifyDataIntegrity(changed, resolverOf([]))).toMatchObject({ verified: false });
  });
});
