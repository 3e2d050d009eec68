import { base64urlnopad } from '@scure/base';

/** Members of a public key, by type (RFC 7518 section 6, RFC 8037 section 2). */
const members: Record<string, string[]> = { EC: ['crv', 'x', 'y'], OKP: ['crv', 'x'], RSA: ['n', 'e'] };

/** Creates the did:jwk for a public key. Leave the key empty to get a new one for P-256. */
export async function run({ publicKey }: { publicKey: string }) {
  const jwk = publicKey.trim() ? JSON.parse(publicKey) : await newKey();
  const required = members[jwk.kty];
  if (!required) throw new Error('The member kty must be EC, OKP or RSA.');
  const missing = required.filter((name) => typeof jwk[name] !== 'string');
  if (missing.length > 0) throw new Error(`The key is missing ${missing.join(' and ')}.`);
  if ('d' in jwk) throw new Error('The member d is private. A DID is public, so leave it out.');
  // A different member order gives a different DID, so store the DID instead of recreating it.
  const did = `did:jwk:${base64urlnopad.encode(new TextEncoder().encode(JSON.stringify(jwk)))}`;
  return { did, keyId: `${did}#0` };
}

/** The public part of a new key. Keep the key pair if you want to sign with it. */
async function newKey() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  return { kty, crv, x, y };
}
