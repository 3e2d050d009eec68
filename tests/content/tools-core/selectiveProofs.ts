import * as bbs from '@digitalbazaar/bbs-2023-cryptosuite';
import { generateBbsKeyPair } from '@digitalbazaar/bls12-381-multikey';
import { DataIntegrityProof, type Signer } from '@digitalbazaar/data-integrity';
import * as ecdsaSd from '@digitalbazaar/ecdsa-sd-2023-cryptosuite';
import { sha256 } from '@noble/hashes/sha2.js';
import jsigs from 'jsonld-signatures';
import { testKey } from '../../../scripts/examples/sign/keys.ts';
import type { JsonObject } from '../../../tools-core/base/index.ts';
import { documentLoader } from '../../verify/contexts.ts';
import { resolverOf } from '../../verify/didDocuments.ts';

// Credentials whose holder chooses what to disclose, signed and derived by another implementation than ours.

/** A signer whose did:key is the issuer. */
async function signerOf(suite: string): Promise<Signer & { did: string }> {
  if (suite === 'ecdsa-sd-2023') {
    const key = testKey('selective issuer', 'P-256');
    const did = `did:key:${key.multibase}`;
    const sign = async ({ data }: { data: Uint8Array }) => key.sign(data);
    return { did, id: `${did}#${key.multibase}`, algorithm: 'P-256', sign };
  }
  const seed = sha256(new TextEncoder().encode('example selective issuer, for tests only'));
  const keyPair = await generateBbsKeyPair({ algorithm: 'BBS-BLS12-381-SHA-256', seed });
  const { publicKeyMultibase } = await keyPair.export({ publicKey: true });
  const did = `did:key:${publicKeyMultibase}`;
  return Object.assign(keyPair.signer(), { did, id: `${did}#${publicKeyMultibase}` });
}

const suites = { 'ecdsa-sd-2023': ecdsaSd, 'bbs-2023': bbs };
export type SelectiveSuite = keyof typeof suites;

/** What the issuer hands to the holder, and what the holder makes of it for a verifier. */
export async function selectiveProofs(name: SelectiveSuite): Promise<{ base: JsonObject; derived: JsonObject }> {
  const { createSignCryptosuite, createDiscloseCryptosuite } = suites[name];
  const signer = await signerOf(name);
  const common = {
    purpose: new jsigs.purposes.AssertionProofPurpose(),
    documentLoader: documentLoader(resolverOf([])),
  };
  const mandatory = createSignCryptosuite({ mandatoryPointers: ['/issuer', '/validUntil'] });
  const base = await jsigs.sign(credential(signer.did), {
    ...common,
    suite: new DataIntegrityProof({ cryptosuite: mandatory, signer }),
  });
  const chosen = createDiscloseCryptosuite({
    selectivePointers: ['/credentialSubject/jobTitle', '/credentialSubject/site/1'],
  });
  const derived = await jsigs.derive(base, { ...common, suite: new DataIntegrityProof({ cryptosuite: chosen }) });
  return { base: base as unknown as JsonObject, derived };
}

/** Its sites have no ids of their own, so that blank nodes have to be distinguished. */
const credential = (issuer: string) => ({
  '@context': ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/examples/v2'],
  type: ['VerifiableCredential'],
  issuer,
  validFrom: '2026-01-01T00:00:00Z',
  validUntil: '2028-01-01T00:00:00Z',
  credentialSubject: {
    jobTitle: 'Engineer',
    employeeId: 'E-1024',
    site: [
      { city: 'Utrecht', floor: 2 },
      { city: 'Ghent "North"', floor: 7 },
    ],
  },
});
