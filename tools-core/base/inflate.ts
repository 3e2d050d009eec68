import { Gunzip, Unzlib } from 'fflate';
import { joined } from './bytes.ts';
import { InputError, LIMITS } from './limits.ts';

/** Bytes that are given at once: they become about 8 MB at most, since DEFLATE shrinks to a thousandth at best. */
const PORTION = 8 * 1024;

/**
 * Decompresses GZIP (RFC 1952) or ZLIB (RFC 1950), and stops where the limit is passed.
 *
 * @throws InputError if the bytes are no such data or become too many
 */
export function inflated(bytes: Uint8Array, form: 'gzip' | 'zlib'): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  let isWhole = false;
  const take = (part: Uint8Array, isLast: boolean) => {
    length += part.length;
    if (length > LIMITS.decompressed)
      throw new InputError(`The decompressed list would be larger than ${LIMITS.decompressed / 2 ** 20} MB.`);
    parts.push(part);
    isWhole ||= isLast;
  };
  const stream = form === 'gzip' ? new Gunzip(take) : new Unzlib(take);
  try {
    for (let at = 0; at < bytes.length; at += PORTION) {
      stream.push(bytes.subarray(at, at + PORTION), at + PORTION >= bytes.length);
    }
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`The list cannot be decompressed as ${form.toUpperCase()}.`);
  }
  if (!isWhole) throw new InputError(`The list's ${form.toUpperCase()} data is cut off.`);
  return joined(...parts);
}
