// What all folders of this package share. It knows no page, no browser and no platform.

export {
  bytesOfBase64,
  bytesOfHex,
  bytesOfText,
  fromBase64url,
  hexOf,
  joined,
  sameBytes,
  toBase64url,
  utf8,
} from './bytes.ts';
export { derSequence, pemBlocks, readSpki, rsaJwk } from './der.ts';
export { HASHES, sameName } from './hashes.ts';
export { inflated } from './inflate.ts';
export * from './json.ts';
export { InputError, LIMITS, rejectLong, TOLERANCE } from './limits.ts';
export {
  BLS_PAIR,
  keyOfCode,
  type Multikey,
  multihash,
  readMulticodec,
  readMultikey,
  toMultibase,
} from './multikey.ts';
export { nearest } from './nearest.ts';
export * from './readJson.ts';
export { rejectUnknown } from './rejectUnknown.ts';
export { RELATIONSHIPS, SIGNING } from './relationships.ts';
export * from './report.ts';
export { findSecret, PRIVATE_MEMBERS } from './secrets.ts';
export { tryOr } from './tryOr.ts';
export { wellFormed } from './wellFormed.ts';
