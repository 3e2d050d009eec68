import { inflateSync } from 'node:zlib';
import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';

/** Bits of an entry that the draft allows. */
const SIZES = [1, 2, 4, 8];

/**
 * The status at an index of a Token Status List (draft-ietf-oauth-status-list section 4): entries fill a byte from its
 * least significant bit, and the bytes are compressed with ZLIB.
 *
 * @throws if the list has no such entry.
 */
export function statusIn({ bits, lst }: JsonObject, index: number): number {
  const size = Number(bits);
  if (!SIZES.includes(size)) throw new Error(`Entries of ${bits} bits do not exist.`);
  const bytes = inflateSync(Buffer.from(String(lst), 'base64url'));
  const perByte = 8 / size;
  const byte = bytes[Math.floor(index / perByte)];
  if (byte === undefined) throw new Error(`No entry ${index}.`);
  return (byte >> ((index % perByte) * size)) & (2 ** size - 1);
}
