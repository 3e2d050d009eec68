import { sha256 } from '@noble/hashes/sha2.js';
import { base58 } from '@scure/base';

/** The two bytes in front of a SHA-256 digest in a multihash: the code of the function, and the length. */
const SHA_256 = [0x12, 0x20];

/** SHA-256 of a text in UTF-8 as a multihash in base58btc, without the multibase character `z` in front. */
export function multihash(text: string): string {
  return base58.encode(Uint8Array.from([...SHA_256, ...sha256(new TextEncoder().encode(text))]));
}
