import { sha256 } from '@noble/hashes/sha2.js';
import { bytesOfText, type JsonObject, ownEntry } from '../base/index.ts';

/** Members that a thumbprint is made of, in their order (RFC 7638 section 3.2, RFC 8037 section 2). */
const MEMBERS: Record<string, string[]> = {
  EC: ['crv', 'kty', 'x', 'y'],
  OKP: ['crv', 'kty', 'x'],
  RSA: ['e', 'kty', 'n'],
};

/** The SHA-256 thumbprint of a JWK (RFC 7638). */
export function thumbprintOf(jwk: JsonObject): Uint8Array {
  const members = (ownEntry(MEMBERS, String(jwk.kty)) ?? []).map((name) => [name, jwk[name] ?? '']);
  return sha256(bytesOfText(JSON.stringify(Object.fromEntries(members))));
}
