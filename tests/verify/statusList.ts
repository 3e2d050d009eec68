import { gunzipSync } from 'node:zlib';

/** Fewest entries of a list (Bitstring Status List 1.0 section 3.3). */
const LEAST_ENTRIES = 131_072;

/** The two kinds of lists write the same bits in two ways. */
export type StatusListType = 'BitstringStatusList' | 'StatusList2021';

/**
 * Bits of an encoded list. A Bitstring Status List has the multibase prefix `u`, a Status List 2021 has none.
 *
 * @throws if the prefix is wrong or the list is too short.
 */
export function decodeStatusList(encodedList: string, type: StatusListType): Uint8Array {
  const prefix = type === 'BitstringStatusList' ? 'u' : '';
  if (!encodedList.startsWith(prefix)) throw new Error(`encodedList must start with ${prefix}.`);
  const bits = gunzipSync(Buffer.from(encodedList.slice(prefix.length), 'base64url'));
  if (bits.length * 8 < LEAST_ENTRIES) throw new Error(`The list has fewer than ${LEAST_ENTRIES} entries.`);
  return bits;
}

/** The bit at an index; index 0 is the left-most bit. Throws if the index lies outside of the list. */
export function statusAt(bits: Uint8Array, index: number): boolean {
  const byte = bits[index >> 3];
  if (byte === undefined || !Number.isInteger(index) || index < 0) throw new Error(`No entry ${index} in the list.`);
  return (byte & (0x80 >> (index & 7))) !== 0;
}
