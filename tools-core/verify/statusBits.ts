import { fromBase64url, InputError, inflated, isObject, type Json, type JsonObject, listOf } from '../base/index.ts';

/** Fewest entries of a Bitstring Status List (Bitstring Status List 1.0 section 3.1). */
export const LEAST_ENTRIES = 131_072;

/**
 * Bits of a list of the W3C. A Bitstring Status List has the multibase prefix `u`, a Status List 2021 has none.
 *
 * @throws InputError if the list cannot be read
 */
export function bitsOf(encodedList: Json | undefined, type: string): Uint8Array {
  if (typeof encodedList !== 'string') throw new InputError('The list has no encodedList.');
  const isBitstring = type === 'BitstringStatusList';
  if (isBitstring && !encodedList.startsWith('u'))
    throw new InputError('encodedList does not begin with the multibase prefix u.');
  const bytes = fromBase64url((isBitstring ? encodedList.slice(1) : encodedList).replace(/=+$/, ''));
  if (!bytes) throw new InputError('encodedList is not base64url.');
  return inflated(bytes, 'gzip');
}

/** The value at an index, of `size` bits; index 0 is the left-most bit (section 3.2). Undefined beyond the end. */
export function bitAt(bits: Uint8Array, index: number, size = 1): number | undefined {
  if (!Number.isSafeInteger(index) || index < 0 || (index + 1) * size > bits.length * 8) return undefined;
  let value = 0;
  for (let at = index * size; at < (index + 1) * size; at += 1) {
    value = value * 2 + (((bits[at >> 3] as number) >> (7 - (at & 7))) & 1);
  }
  return value;
}

/** A Token Status List: entries fill a byte from its least significant bit (Token Status List section 4.1). */
export function tokenList({ bits, lst }: JsonObject): { size: number; bytes: Uint8Array; length: number } {
  const size = bits as number;
  if (![1, 2, 4, 8].includes(size))
    throw new InputError(`Entries can have 1, 2, 4 or 8 bits, but not ${JSON.stringify(bits ?? null)}.`);
  const packed = typeof lst === 'string' ? fromBase64url(lst) : undefined;
  if (!packed) throw new InputError('lst is not base64url.');
  const bytes = inflated(packed, 'zlib');
  return { size, bytes, length: (bytes.length * 8) / size };
}

/** The status at an index of a Token Status List; undefined beyond its end. */
export function tokenStatusAt(
  { size, bytes }: { size: number; bytes: Uint8Array },
  index: unknown,
): number | undefined {
  if (typeof index !== 'number' || !Number.isSafeInteger(index) || index < 0) return undefined;
  const byte = bytes[Math.floor((index * size) / 8)];
  return byte === undefined ? undefined : (byte >> ((index * size) % 8)) & (2 ** size - 1);
}

/** Names of statuses (Token Status List section 7.1). */
export const statusName = (status: number): string =>
  ['VALID', 'INVALID', 'SUSPENDED'][status] ?? `application-specific status ${status}`;

/**
 * The warning about a status list token that is older than its `ttl`, in seconds. That counts from when a copy was fetched
 * (Token Status List section 8.3), which only its reader knows; it was not before the token was issued.
 */
export function staleWarning({ iat, ttl }: JsonObject, now: Date): string | undefined {
  if (typeof iat !== 'number' || typeof ttl !== 'number' || now.getTime() <= (iat + ttl) * 1000) return undefined;
  const issued = new Date(iat * 1000).toISOString();
  return `The list was issued at ${issued}, and a copy can be cached for ${ttl} seconds. Unless you just fetched it, fetch it again.`;
}

const NAMED = 20;

/** What a list of the W3C contains, as a sentence. @throws InputError */
export function listContent({ credentialSubject }: JsonObject): string {
  const subject = listOf(credentialSubject).find(isObject) ?? {};
  const bits = bitsOf(subject.encodedList, String(subject.type));
  return counted(
    bits.length * 8,
    (index) => bitAt(bits, index) ?? 0,
    () => 'set',
  );
}

/** What a Token Status List contains, as a sentence. @throws InputError */
export function tokenListContent({ status_list: content }: JsonObject): string {
  const list = tokenList(isObject(content) ? content : {});
  return counted(list.length, (index) => tokenStatusAt(list, index) ?? 0, statusName);
}

function counted(length: number, statusAt: (index: number) => number, name: (status: number) => string): string {
  const found: string[] = [];
  let count = 0;
  for (let index = 0; index < length; index += 1) {
    const status = statusAt(index);
    if (status === 0) continue;
    count += 1;
    if (count <= NAMED) found.push(`${index} (${name(status)})`);
  }
  const more = count > NAMED ? `, and ${count - NAMED} more` : '';
  const which =
    count === 0 ? 'none is set' : `${count} ${count === 1 ? 'is' : 'are'} not 0: ${found.join(', ')}${more}`;
  return `The list has ${length.toLocaleString('en')} entries; ${which}.`;
}
