import { base64urlnopad } from '@scure/base';

/** Resolves a did:jwk by building the document from the key in the DID. */
export function run({ did }: { did: string }) {
  const [id, encoded] = /^did:jwk:([\w-]+)$/.exec(did.trim()) ?? [];
  if (!encoded) throw new Error('A did:jwk is did:jwk: and a JWK in base64url.');
  const jwk = decode(encoded);
  if (typeof jwk?.kty !== 'string') throw new Error("The DID doesn't contain a JWK: the member kty is missing.");
  if ('d' in jwk) throw new Error("The DID contains a private key. Don't use it.");
  const keyId = `${id}#0`;
  // Of the member "use", sig rules out key agreement, and enc rules out everything else.
  const signs = jwk.use !== 'enc';
  const agrees = jwk.use !== 'sig';
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id,
    verificationMethod: [{ id: keyId, type: 'JsonWebKey2020', controller: id, publicKeyJwk: jwk }],
    ...(signs && {
      assertionMethod: [keyId],
      authentication: [keyId],
      capabilityInvocation: [keyId],
      capabilityDelegation: [keyId],
    }),
    ...(agrees && { keyAgreement: [keyId] }),
  };
}

function decode(encoded: string) {
  try {
    return JSON.parse(new TextDecoder().decode(base64urlnopad.decode(encoded)));
  } catch {
    throw new Error("The part after did:jwk: isn't JSON in base64url.");
  }
}
