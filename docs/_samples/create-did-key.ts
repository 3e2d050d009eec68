import { ed25519 } from '@noble/curves/ed25519.js';
import { base58, hex } from '@scure/base';

/** Creates the did:key for an Ed25519 key pair. Leave the private key empty to get a new one. */
export function run({ privateKey }: { privateKey: string }) {
  if (!/^([0-9a-f]{64})?$/i.test(privateKey)) throw new Error('A private key is 64 hex digits.');
  const secret = privateKey ? hex.decode(privateKey.toLowerCase()) : ed25519.utils.randomSecretKey();
  const publicKey = ed25519.getPublicKey(secret);
  // The two leading bytes mark a public Ed25519 key, and the prefix z means base58.
  const multikey = `z${base58.encode(Uint8Array.of(0xed, 0x01, ...publicKey))}`;
  const did = `did:key:${multikey}`;
  return { did, keyId: `${did}#${multikey}` };
}
