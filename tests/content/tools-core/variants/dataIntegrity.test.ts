import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../plugins/schemas/jsonValue.ts';
import { inspectAs } from '../samples.ts';
import { bytes, employee, sd, signature, testRows, text, token, vc } from './rows.ts';

// Data Integrity proofs and contexts: the slips of `cases.ts` in other fields, algorithms, containers and forms.

const proven = (changes: JsonObject): string =>
  text({ ...employee, proof: { ...(employee.proof as JsonObject), ...changes } });
const changed = (changes: JsonObject): string => text({ ...employee, ...changes });

testRows([
  ['shortened in a proof', proven({ proofValue: 'z3abc…' }), 'error', 'proof-value', 'document/proof/proofValue'],
  [
    'a proof without z',
    proven({ proofValue: signature.slice(1) }),
    'error',
    'proof-value',
    'document/proof/proofValue',
  ],
  [
    'a proof with a capital Z',
    proven({ proofValue: `Z${signature.slice(1)}` }),
    'error',
    'proof-value',
    'document/proof/proofValue',
  ],
  [
    'a proof with a space',
    proven({ proofValue: `${signature} ` }),
    'error',
    'proof-value',
    'document/proof/proofValue',
  ],
  [
    'a proof in hexadecimal',
    proven({ proofValue: `0x${bytes.toString('hex')}` }),
    'error',
    'proof-value',
    'document/proof/proofValue',
  ],
  [
    'a proof in base64',
    proven({ proofValue: bytes.toString('base64') }),
    'error',
    'proof-value',
    'document/proof/proofValue',
  ],
  [
    'a proof with jws',
    proven({ proofValue: undefined as never, jws: 'e30..AA' }),
    'error',
    'proof-value',
    'document/proof/proofValue',
  ],
  [
    'a suite in capitals',
    proven({ cryptosuite: 'EdDSA-RDFC-2022' }),
    'error',
    'suite-unknown',
    'document/proof/cryptosuite',
  ],
  ['a suite of drafts', proven({ cryptosuite: 'eddsa-2022' }), 'error', 'suite-unknown', 'document/proof/cryptosuite'],
  [
    'a proof type in small letters',
    proven({ type: 'dataIntegrityProof' }),
    'error',
    'suite-unknown',
    'document/proof/type',
  ],
  [
    'a purpose in capitals',
    proven({ proofPurpose: 'AssertionMethod' }),
    'error',
    'relationship',
    'document/proof/proofPurpose',
  ],
  [
    'a suite in a list',
    proven({ cryptosuite: ['eddsa-rdfc-2022'] }),
    'error',
    'suite-unknown',
    'document/proof/cryptosuite',
  ],
  [
    'a proof in multibase f',
    proven({ proofValue: `f${bytes.toString('hex')}` }),
    'error',
    'proof-value',
    'document/proof/proofValue',
  ],
  [
    'a relative key',
    proven({ verificationMethod: '#key-1' }),
    'error',
    'key-missing',
    'document/proof/verificationMethod',
  ],
  [
    'a key with a space',
    proven({ verificationMethod: ' did:web:example.com:issuers:42#key-1' }),
    'error',
    'key-missing',
    'document/proof/verificationMethod',
  ],
  ['an id that is no URL', changed({ id: '42' }), 'error', 'claim-form', 'document/id'],
  [
    'a context with http',
    changed({ '@context': ['http://www.w3.org/ns/credentials/v2'] }),
    'error',
    'context-version',
    'document/@context',
  ],
  [
    'a context of Open Badges',
    changed({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
    }),
    'skipped',
    'context',
  ],
  [
    'a badge class',
    text({ '@context': 'https://w3id.org/openbadges/v2', type: 'BadgeClass' }),
    'skipped',
    'Open Badge 2.0 or CLR 1.0',
  ],
  [
    'CLR 1.0',
    text({ '@context': 'https://purl.imsglobal.org/spec/clr/v1p0/context/clr_v1p0.jsonld', type: 'Clr' }),
    'skipped',
    'Open Badge 2.0 or CLR 1.0',
  ],
  ['a badge as JWS', token({ '@context': 'https://w3id.org/openbadges/v2', type: 'Assertion' }), 'success'],
]);

test('what was meant is shown', async () => {
  const correctedOf = async (input: string) =>
    (await inspectAs('', input)).checks.find(({ fault }) => fault)?.fault?.corrected;
  for (const proofValue of [signature.slice(1), `Z${signature.slice(1)}`, `${signature} `, bytes.toString('base64')])
    expect(await correctedOf(proven({ proofValue })), proofValue).toBe(signature);
  expect(await correctedOf(proven({ cryptosuite: 'eddsa-2022' }))).toBe('eddsa-rdfc-2022');
  expect(await correctedOf(vc({ validUntil: 1_800_000_000_000 }))).toBe('2027-01-15T08:00:00.000Z');
  expect(await correctedOf(vc({ validUntil: '2027-01-01t00:00:00z' }))).toBe('2027-01-01T00:00:00Z');
  expect(await correctedOf(sd().slice(0, -1))).toBe(sd());
});
