import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base58 } from '@scure/base';
import canonicalize from 'canonicalize';
import { isObject, type Json, type JsonObject } from '../../base/index.ts';
import { ed25519Key } from './parameters.ts';
import { EntryProblem } from './report.ts';

const digest = (value: Json) => sha256(new TextEncoder().encode(canonicalize(value)));

/**
 * Verifies one proof by eddsa-jcs-2022 (Data Integrity EdDSA Cryptosuites v1.0 section 3.3) whose key is a did:key, as
 * did:webvh asks of the proofs of entries and of witnesses.
 * @param unsecured The secured data without its proof.
 * @returns The key that made the proof, in multibase.
 * @throws EntryProblem with the part of the proof that is not valid.
 */
export function verifyProof(unsecured: JsonObject, proof: Json): string {
  if (!isObject(proof)) throw new EntryProblem('The proof is not an object.');
  const expected = { type: 'DataIntegrityProof', cryptosuite: 'eddsa-jcs-2022', proofPurpose: 'assertionMethod' };
  for (const [name, value] of Object.entries(expected)) {
    if (proof[name] !== value) {
      throw new EntryProblem(`The proof has ${JSON.stringify(proof[name]) ?? 'nothing'} as ${name}, not "${value}".`);
    }
  }
  const { proofValue, ...configuration } = proof;
  const key = keyOf(proof.verificationMethod);
  const data = Uint8Array.from([...digest(configuration), ...digest(unsecured)]);
  const isSigned = ed25519.verify(signatureOf(proofValue), data, ed25519Key(key, 'The proof'), { zip215: false });
  if (!isSigned) throw new EntryProblem('The signature is invalid: the entry or the proof was changed after signing.');
  return key;
}

function keyOf(method: Json | undefined): string {
  const [, body, fragment] = /^did:key:(z\w+)(?:#(z\w+))?$/.exec(String(method)) ?? [];
  if (!body) throw new EntryProblem('The verificationMethod of the proof is not a did:key.');
  if (fragment !== undefined && fragment !== body) {
    throw new EntryProblem('The verificationMethod has different keys before and after the #.');
  }
  return body;
}

function signatureOf(value: Json | undefined): Uint8Array {
  if (typeof value !== 'string' || !/^z[1-9A-HJ-NP-Za-km-z]{80,90}$/.test(value)) {
    throw new EntryProblem('The proofValue is not a signature in base58btc.');
  }
  const bytes = base58.decode(value.slice(1));
  if (bytes.length !== 64) throw new EntryProblem(`The signature has ${bytes.length} bytes instead of 64.`);
  return bytes;
}
