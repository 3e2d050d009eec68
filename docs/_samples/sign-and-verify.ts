import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base58, hex } from '@scure/base';
import canonicalize from 'canonicalize';

const hash = (value: unknown) => sha256(new TextEncoder().encode(canonicalize(value)));

/** Builds what eddsa-jcs-2022 signs: the hash of the proof options, then the hash of the credential without a proof. */
const dataToSign = (options: object, unsecured: object) => Uint8Array.of(...hash(options), ...hash(unsecured));

/** Signs a credential and verifies it, then changes it and verifies it again. Without a private key, creates one. */
export function run({
  privateKey,
  jobTitle,
  changedTitle,
}: Record<'privateKey' | 'jobTitle' | 'changedTitle', string>) {
  if (!/^([0-9a-f]{64})?$/i.test(privateKey)) throw new Error('A private key is 64 hex digits.');
  const secret = privateKey ? hex.decode(privateKey.toLowerCase()) : ed25519.utils.randomSecretKey();
  const multikey = `z${base58.encode(Uint8Array.of(0xed, 0x01, ...ed25519.getPublicKey(secret)))}`;
  const issuer = `did:key:${multikey}`;

  const context = ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/examples/v2'];
  const unsecured = { '@context': context, type: ['VerifiableCredential'], issuer, credentialSubject: { jobTitle } };
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    verificationMethod: `${issuer}#${multikey}`,
    proofPurpose: 'assertionMethod',
    '@context': context,
  };
  const signature = ed25519.sign(dataToSign(options, unsecured), secret);
  const credential = { ...unsecured, proof: { ...options, proofValue: `z${base58.encode(signature)}` } };

  const changed = { ...credential, credentialSubject: { jobTitle: changedTitle } };
  return { credential, verified: verify(credential), verifiedAfterChange: verify(changed) };
}

/** Verifies the proof with the public key in the issuer's did:key. */
function verify({ proof, ...unsecured }: { issuer: string; proof: { proofValue: string } }): boolean {
  const { proofValue, ...options } = proof;
  const publicKey = base58.decode(unsecured.issuer.slice('did:key:z'.length)).subarray(2);
  return ed25519.verify(base58.decode(proofValue.slice(1)), dataToSign(options, unsecured), publicKey);
}
