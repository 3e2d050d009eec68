import { describe, expect, test } from 'vitest';
import { addProof } from '../../../scripts/examples/sign/dataIntegrity.ts';
import { testKey } from '../../../scripts/examples/sign/keys.ts';
import type { JsonObject } from '../../../tools-core/base/index.ts';
import { inspect } from '../../../tools-core/verify/index.ts';
import { resolverOf } from '../../verify/didDocuments.ts';
import { catalog, core, faultsIn } from './samples.ts';

// Rules of the data models that no published example breaks.

const settings = { configuration: core, now: new Date('2026-06-01T09:31:00Z'), catalog };
const V1 = 'https://www.w3.org/2018/credentials/v1';
const V2 = 'https://www.w3.org/ns/credentials/v2';
const invalid = (cause: string, place: string) => `format: invalid-format, ${cause} at ${place}`;
const faultsOf = async (document: JsonObject) => faultsIn(await inspect(JSON.stringify(document), settings));

const credential = (version: string): JsonObject => ({
  '@context': [version],
  type: ['VerifiableCredential'],
  issuer: 'did:example:issuer',
  credentialSubject: { id: 'did:example:subject' },
  ...(version === V1 ? { issuanceDate: '2026-01-01T00:00:00Z' } : {}),
});

describe.each([V1, V2])('objects of a credential say what they are: %s', (version) => {
  test.each<[string, JsonObject, string]>([
    ['a schema without a type', { credentialSchema: { id: 'https://example.com/s' } }, '/credentialSchema'],
    ['a schema without an id', { credentialSchema: { type: 'JsonSchema' } }, '/credentialSchema'],
    ['evidence without a type', { evidence: {} }, '/evidence'],
    ['the second of two', { evidence: [{ type: 'Seen' }, { id: 'urn:example:2' }] }, '/evidence/1'],
    ['a subject that is empty', { credentialSubject: [{ id: 'did:example:a' }, {}] }, '/credentialSubject/1'],
  ])('%s', async (_, members, pointer) => {
    expect(await faultsOf({ ...credential(version), ...members })).toEqual([
      invalid('part-incomplete', `document${pointer}`),
    ]);
  });

  test('a holder that is an object needs an id', async () => {
    const shown = { '@context': [version], type: ['VerifiablePresentation'], holder: { name: 'Acme' } };
    expect(await faultsOf(shown)).toEqual([invalid('part-incomplete', 'document/holder')]);
  });
});

test.each(['vc', 'vp'])('a payload that is the document itself has no claim %s', async (claim) => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'ES256', typ: 'vc+jwt' })}.${part({ ...credential(V2), [claim]: 'x' })}.AAAA`;
  expect(faultsIn(await inspect(token, settings))).toEqual([invalid('members-mixed', `payload/${claim}`)]);
});

describe('names that are no ASCII in a credential with a schema', () => {
  const id = 'https://example.com/schemas/site';
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    type: 'object',
    properties: { credentialSubject: { properties: { größe: { type: 'number' } } } },
  };
  const judge = async (members: string) => {
    const subject = JSON.stringify({ ...credential(V2), credentialSchema: { id, type: 'JsonSchema' } });
    const text = subject.replace('"credentialSubject":{', `"credentialSubject":{${members},`);
    const { checks } = await inspect(text, { ...settings, material: [JSON.stringify(schema)] });
    return checks.find(({ policy }) => policy === 'credentialSchema');
  };

  test('the place of a fault is the member itself', async () => {
    expect((await judge('"größe":"x"'))?.fault?.place).toBe('document/credentialSubject/größe');
  });

  test('half of a surrogate pair is no fault of the schema', async () => {
    expect(await judge('"\\ud800":"\\udc00"')).toMatchObject({ state: 'passed' });
  });
});

test('the direction of a text is signed as others sign it', async () => {
  const key = testKey('data model', 'Ed25519');
  const issuer = `did:key:${key.multibase}`;
  const name = { '@value': 'Employee card', '@language': 'en', '@direction': 'ltr' };
  const signed = await addProof(
    { ...credential(V2), issuer, name },
    {
      cryptosuite: 'eddsa-rdfc-2022',
      key,
      verificationMethod: `${issuer}#${key.multibase}`,
      created: '2026-01-01T00:00:00Z',
      resolve: resolverOf([]),
    },
  );
  expect(await faultsOf(signed as unknown as JsonObject)).toEqual([]);
  const turned = { ...signed, name: { ...name, '@direction': 'rtl' } } as unknown as JsonObject;
  expect(await faultsOf(turned)).toEqual([
    'proof: proof-verification-failed, signature-mismatch at document/proof/proofValue',
  ]);
});
