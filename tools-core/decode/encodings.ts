import { bytesOfBase64, bytesOfHex, fromBase64url } from '../base/index.ts';

/** Fewer bytes are no structure that is known. */
const FEWEST = 4;

/** The bytes that a text may stand for, by the encodings that people write them in. White space counts for nothing. */
export function readingsOf(text: string): [name: string, bytes: Uint8Array][] {
  const bare = text.replace(/\s+/g, '');
  const hex = bytesOfHex(bare.replace(/^0x|[:,]/gi, ''));
  // Nothing but an even number of hexadecimal digits is almost never meant as base64.
  if (hex && hex.length >= FEWEST) return [['hexadecimal digits', hex]];
  const readings: [string, Uint8Array | undefined][] = [
    ['base64url', fromBase64url(bare.replace(/={1,2}$/, ''))],
    ['base64', bytesOfBase64(bare)],
  ];
  return readings.filter((one): one is [string, Uint8Array] => one[1] !== undefined && one[1].length >= FEWEST);
}
