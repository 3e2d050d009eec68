import { base58, hex } from '@scure/base';

/** Length of a public key, by the two bytes before it. */
const lengths: Record<string, number> = { ed01: 32, '8024': 33, e701: 33 };

/** Resolves a did:key by building its document from the DID alone. */
export function run({ did }: { did: string }) {
  const [, multikey, encoded] = /^did:key:(z([1-9A-HJ-NP-Za-km-z]+))$/.exec(did.trim()) ?? [];
  if (!multikey) throw new Error('A did:key starts with did:key:z, followed by base58.');
  const bytes = base58.decode(encoded);
  const length = lengths[hex.encode(bytes.subarray(0, 2))];
  if (length === undefined) throw new Error('This sample supports Ed25519, P-256 and secp256k1 keys.');
  if (bytes.length !== length + 2) throw new Error(`The key has ${bytes.length - 2} bytes instead of ${length}.`);
  const id = `did:key:${multikey}`;
  const keyId = `${id}#${multikey}`;
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id,
    verificationMethod: [{ id: keyId, type: 'Multikey', controller: id, publicKeyMultibase: multikey }],
    authentication: [keyId],
    assertionMethod: [keyId],
    capabilityInvocation: [keyId],
    capabilityDelegation: [keyId],
  };
}
