// What all folders of this package share. It knows no page, no browser and no platform.

export { bytesOfBase64 } from './base64.ts';
export { fromBase64url, toBase64url, utf8 } from './base64url.ts';
export { bytesOfHex, bytesOfText, hexOf, joined, sameBytes } from './bytes.ts';
export { derSequence, pemBlocks, readSpki } from './der.ts';
export { inflated } from './inflate.ts';
export { InputError } from './inputError.ts';
export {
  hasItems,
  isObject,
  type Json,
  type JsonObject,
  listsOf,
  member,
  objectsAt,
  objectsOf,
  textOf,
} from './json.ts';
export { LIMITS, rejectLong } from './limits.ts';
export { multihash } from './multihash.ts';
export { BLS_PAIR, keyOfCode, type Multikey, readMulticodec, readMultikey, toMultibase } from './multikey.ts';
export { nearest } from './nearest.ts';
export { ownEntry } from './ownEntry.ts';
export { idOf, listOf } from './parties.ts';
export { pointerPart, valueAt } from './pointer.ts';
export {
  endOfJson,
  isJson,
  type JsonPlaces,
  type JsonReading,
  openAtEnd,
  parseJson,
  placeIn,
  placeOfPointer,
  readJson,
  readPlaces,
  type Span,
} from './readJson.ts';
export { rejectUnknown } from './rejectUnknown.ts';
export {
  type Check,
  type Link,
  type Outcome,
  type Place,
  type Reason,
  type Report,
  type Section,
  type TreeNode,
  worst,
} from './report.ts';
export { findSecret, type Secret } from './secrets.ts';
export { tryOr } from './tryOr.ts';
export { wellFormed } from './wellFormed.ts';
