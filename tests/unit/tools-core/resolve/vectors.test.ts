import { readFileSync } from 'node:fs';
import path from 'node:path';
import didKeyVectors from '@transmute/did-key-test-vectors';
import { describe, expect, test } from 'vitest';
import { readMultikey } from '../../../../tools-core/base/index.ts';
import { resolve } from '../../../../tools-core/resolve/index.ts';
import { coreConfiguration } from './core.ts';

const folder = path.resolve(import.meta.dirname, '../../../fixtures/dids');
const listOf = (name: string): { id: string }[] => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
const documentOf = (input: string, enableEncryptionKeyDerivation = false) => {
  const { document, problem } = resolve({
    input,
    configuration: coreConfiguration,
    enableEncryptionKeyDerivation,
    now: 0,
  });
  if (!document) throw problem;
  return document;
};

interface DidKeyVector {
  'application/did+json': { didDocument: { id: string } };
}

describe('did:key: the vectors of Transmute', () => {
  const vectors = Object.entries<Record<string, DidKeyVector>>(didKeyVectors).flatMap(([curve, cases]) =>
    Object.values(cases).map((vector) => ({ curve, document: vector['application/did+json'].didDocument })),
  );

  test('there are three of each of seven kinds', () => expect(vectors).toHaveLength(21));

  test.each(vectors)('$curve: $document.id', ({ document }) => expect(documentOf(document.id, true)).toEqual(document));
});

/** DIDs in the text of the did:key method v0.7, with the kind of key that the text says each is. */
describe('did:key: the DIDs in the text of its method', () => {
  test.each([
    ['Ed25519', 'z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK'],
    ['Ed25519', 'z6Mkf5rGMoatrSj1f4CyvuHBeXJELe9RPdzo2PKGNCKVtZxP'],
    ['P-384', 'z82LkvCwHNreneWpsgPEbV3gu1C6NFJEBg4srfJ5gdxEsMGRJUz2sG9FE42shbn2xkZJh54'],
    ['P-256', 'zDnaerx9CtbPJ1q36T5Ln5wYt3MQYeGRG5ehnPAmxcf5mDZpv'],
    ['secp256k1', 'zQ3shZc2QzApp2oymGvQbzP8eKheVshBHbU4ZYjeXqwSKEn6N'],
    ['secp256k1', 'zQ3shokFTS3brHcDQrn82RUDfCZESWL1ZdCEJwekUDPQiYBme'],
    ['secp256k1', 'zQ3shtxV1FrJfhqE1dvxYRcCknWNjHc3c5X1y3ZSoPDi2aur2'],
    [
      'BLS12-381 G2',
      'zUC7EK3ZakmukHhuncwkbySmomv3FmrkmS36E4Ks5rsb6VQSRpoCrx6Hb8e2Nk6UvJFSdyw9NK1scFXJp21gNNYFjVWNgaqyGnkyhtagagCpQb5B7tagJu3HDbjQ8h5ypoHjwBb',
    ],
  ])('%s: %s', (kind, multikey) => {
    expect(readMultikey(multikey).kind).toBe(kind);
    expect(documentOf(`did:key:${multikey}`)).toMatchObject({ id: `did:key:${multikey}` });
  });
});

/** The text has slips in the documents themselves (a `$` in a DID, a comma that is missing), so that its members stand here. */
describe('did:jwk: the examples of its method', () => {
  const signing = ['assertionMethod', 'authentication', 'capabilityInvocation', 'capabilityDelegation'];
  test.each<[what: string, id: string, publicKeyJwk: object, uses: string[]]>([
    [
      'P-256, for everything',
      'eyJjcnYiOiJQLTI1NiIsImt0eSI6IkVDIiwieCI6ImFjYklRaXVNczNpOF91c3pFakoydHBUdFJNNEVVM3l6OTFQSDZDZEgyVjAiLCJ5IjoiX0tjeUxqOXZXTXB0bm1LdG00NkdxRHo4d2Y3NEk1TEtncmwyR3pIM25TRSJ9',
      {
        crv: 'P-256',
        kty: 'EC',
        x: 'acbIQiuMs3i8_uszEjJ2tpTtRM4EU3yz91PH6CdH2V0',
        y: '_KcyLj9vWMptnmKtm46GqDz8wf74I5LKgrl2GzH3nSE',
      },
      [...signing, 'keyAgreement'],
    ],
    [
      'X25519, for encryption alone',
      'eyJrdHkiOiJPS1AiLCJjcnYiOiJYMjU1MTkiLCJ1c2UiOiJlbmMiLCJ4IjoiM3A3YmZYdDl3YlRUVzJIQzdPUTFOei1EUThoYmVHZE5yZngtRkctSUswOCJ9',
      { kty: 'OKP', crv: 'X25519', use: 'enc', x: '3p7bfXt9wbTTW2HC7OQ1Nz-DQ8hbeGdNrfx-FG-IK08' },
      ['keyAgreement'],
    ],
  ])('%s', (_, id, publicKeyJwk, uses) => {
    const did = `did:jwk:${id}`;
    expect(documentOf(did)).toEqual({
      '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
      id: did,
      verificationMethod: [{ id: `${did}#0`, type: 'JsonWebKey2020', controller: did, publicKeyJwk }],
      ...Object.fromEntries(uses.map((name) => [name, [`${did}#0`]])),
    });
  });
});

describe('did:peer: the example documents of its method', () => {
  test.each(listOf('peer.json'))('%#', (document) => expect(documentOf(document.id)).toEqual(document));

  test('kind 0 is a did:key by another name', () => {
    const key = 'z6MkpTHR8VNsBxYAAWHut2Geadd9jSwuBV8xRoAnwWsdvktH';
    const text = JSON.stringify(documentOf(`did:key:${key}`, true)).replaceAll('did:key:', 'did:peer:0');
    expect(documentOf(`did:peer:0${key}`)).toEqual(JSON.parse(text));
  });

  test('the hash of kind 3 is that of the text', () => {
    const long =
      'did:peer:2.Ez6LSbysY2xFMRpGMhb7tFTLMpeuPRaqaWM1yECx2AtzE3KCc.Vz6MkqRYqQiSgvZQdnBytw86Qbs2ZWUkGv22od935YF4s8M7V.Vz6MkgoLTnTypo3tDRwCkZXSccTPHRLhF4ZnjhueYAFpEX6vg.SeyJ0IjoiZG0iLCJzIjoiaHR0cHM6Ly9leGFtcGxlLmNvbS9lbmRwb2ludCIsInIiOlsiZGlkOmV4YW1wbGU6c29tZW1lZGlhdG9yI3NvbWVrZXkiXSwiYSI6WyJkaWRjb21tL3YyIiwiZGlkY29tbS9haXAyO2Vudj1yZmM1ODciXX0';
    expect(documentOf(long).alsoKnownAs).toEqual(['did:peer:3zQmS19jtYDvGtKVrJhQnRFpBQAx3pJ9omx2HpNrcXFuRCz9']);
  });
});

describe('did:pkh: the vectors of its method', () => {
  const [known, unknown] = [listOf('pkh.json').filter(isKnown), listOf('pkh.json').filter((one) => !isKnown(one))];
  // The platform resolves four namespaces of accounts, and Arweave is none of them.
  function isKnown({ id }: { id: string }) {
    return !id.startsWith('did:pkh:arweave:');
  }

  test('there are nine, and one of a namespace that the platform lacks', () => {
    expect([known.length, unknown.length]).toEqual([9, 1]);
    expect(resolve({ input: unknown[0].id, configuration: coreConfiguration, now: 0 }).response).toMatchObject({
      status: 501,
    });
  });

  test.each(known)('$id', (document) => expect(documentOf(document.id)).toEqual(document));
});
