import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base58 } from '@scure/base';
import canonicalize from 'canonicalize';

const hash = (value: unknown) => sha256(new TextEncoder().encode(canonicalize(value)));

/** Verifies an eddsa-jcs-2022 proof with a key from the issuer's DID document. */
export function run({ credential, didDocument }: { credential: string; didDocument: string }) {
  const { proof, ...unsecured } = JSON.parse(credential);
  const issuer = JSON.parse(didDocument);
  const { proofValue, ...options } = proof ?? {};
  if (options.cryptosuite !== 'eddsa-jcs-2022') throw new Error('The credential has no eddsa-jcs-2022 proof.');
  if (options.proofPurpose !== 'assertionMethod') throw new Error("The proof isn't meant for a credential.");

  const keyId = options.verificationMethod;
  const key = issuer.verificationMethod?.find(({ id }: { id: string }) => id === keyId);
  if (!key?.publicKeyMultibase) throw new Error(`The DID document has no Multikey with the id ${keyId}.`);
  if (!issuer.assertionMethod?.includes(keyId)) throw new Error('This key may not sign credentials.');
  const issuerId = unsecured.issuer?.id ?? unsecured.issuer;
  if (issuer.id !== issuerId) throw new Error(`The DID document isn't for the issuer, ${issuerId}.`);

  if (!/^z[1-9A-HJ-NP-Za-km-z]{86,88}$/.test(proofValue))
    throw new Error("The proof value isn't an Ed25519 signature.");

  const context = [options['@context'] ?? []].flat();
  const known = [unsecured['@context'] ?? []].flat().slice(0, context.length);
  // Contexts can be added after signing. Only those listed in the proof are signed.
  if (options['@context']) unsecured['@context'] = options['@context'];
  // The signature covers two hashes: of the proof without its value, and of the credential without its proof.
  const signed = Uint8Array.of(...hash(options), ...hash(unsecured));
  const publicKey = base58.decode(key.publicKeyMultibase.slice(1)).subarray(2);
  const verified =
    canonicalize(known) === canonicalize(context) &&
    ed25519.verify(base58.decode(proofValue.slice(1)), signed, publicKey);
  return { verified, issuer: issuerId, key: keyId };
}
