import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';

/** Hash functions that digests of credentials name (RFC 9901 section 4.1.1); ISO/IEC 18013-5 has them in capitals. */
export const HASHES: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  'sha-256': sha256,
  'sha-384': sha384,
  'sha-512': sha512,
};

const plainName = (name: unknown): string => String(name).toLowerCase().replaceAll(/[-_ ]/g, '');

/** The one of some exact names that a name with other capitals or hyphens means. */
export const sameName = (name: unknown, names: readonly string[]): string | undefined =>
  names.find((one) => plainName(one) === plainName(name));
