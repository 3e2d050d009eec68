import { ed25519 } from '@noble/curves/ed25519.js';
import { p256, p384, p521 } from '@noble/curves/nist.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base58 } from '@scure/base';
import { bytesOfText, fromBase64url, toBase64url } from './bytes.ts';
import { rsaJwk } from './der.ts';
import { isObject, type JsonObject, ownEntry } from './json.ts';
import { parseJson } from './readJson.ts';
import { tryOr } from './tryOr.ts';

/** A public key in multibase and multicodec, taken apart. */
export interface Multikey {
  /** Name of the kind of key, such as `Ed25519`. */
  kind: string;
  /** Whether the key can sign, and whether it can agree on a secret. */
  signs: boolean;
  agrees: boolean;
  /** The key without the prefix of its kind. */
  bytes: Uint8Array;
  /** The key as a JSON Web Key (RFC 7517). */
  jwk: JsonObject;
}

interface Kind extends Pick<Multikey, 'kind' | 'signs' | 'agrees'> {
  /** Length of the key in bytes; absent where it varies. */
  length?: number;
  jwk: (bytes: Uint8Array) => JsonObject;
}

const octets =
  (crv: string, kty = 'OKP') =>
  (bytes: Uint8Array): JsonObject => ({ kty, crv, x: toBase64url(bytes) });

interface Curve {
  Point: { fromBytes(bytes: Uint8Array): { toBytes(compressed: boolean): Uint8Array } };
}

/** A compressed point becomes both coordinates; a point that is not on the curve is rejected. */
const point =
  (crv: string, { Point }: Curve) =>
  (bytes: Uint8Array): JsonObject => {
    const [, ...both] = Point.fromBytes(bytes).toBytes(false);
    const half = both.length / 2;
    const [x, y] = [both.slice(0, half), both.slice(half)].map((part) => toBase64url(Uint8Array.from(part)));
    return { kty: 'EC', crv, x, y };
  };

/** Kinds of keys by their multicodec code (the table "Multicodec" of the multiformats project). */
const KINDS = new Map<number, Kind>([
  [0xed, { kind: 'Ed25519', length: 32, signs: true, agrees: false, jwk: ed25519Jwk }],
  [0xec, { kind: 'X25519', length: 32, signs: false, agrees: true, jwk: octets('X25519') }],
  [0xe7, { kind: 'secp256k1', length: 33, signs: true, agrees: true, jwk: point('secp256k1', secp256k1) }],
  [0x1200, { kind: 'P-256', length: 33, signs: true, agrees: true, jwk: point('P-256', p256) }],
  [0x1201, { kind: 'P-384', length: 49, signs: true, agrees: true, jwk: point('P-384', p384) }],
  [0x1202, { kind: 'P-521', length: 67, signs: true, agrees: true, jwk: point('P-521', p521) }],
  [0x1205, { kind: 'RSA', signs: true, agrees: false, jwk: rsaJwk }],
  [0xea, { kind: 'BLS12-381 G1', length: 48, signs: true, agrees: false, jwk: octets('BLS12381_G1', 'EC') }],
  [0xeb, { kind: 'BLS12-381 G2', length: 96, signs: true, agrees: false, jwk: octets('BLS12381_G2', 'EC') }],
  [0xeb51, { kind: 'JWK', signs: true, agrees: true, jwk: plainJwk }],
]);

/** Kinds of the same table that are not read here. */
const UNREAD: Record<string, string> = {
  '0x1203': 'Ed448',
  '0x1204': 'X448',
  '0x1206': 'SM2',
  '0x1210': 'ML-DSA-44',
  '0x1211': 'ML-DSA-65',
  '0x1212': 'ML-DSA-87',
};

/** Code of two BLS12-381 keys in one value, G1 before G2. */
export const BLS_PAIR = 0xee;

function ed25519Jwk(bytes: Uint8Array): JsonObject {
  ed25519.Point.fromBytes(bytes);
  return octets('Ed25519')(bytes);
}

/** The kind `jwk_jcs-pub`: the key is the text of a JWK, canonical by RFC 8785. */
function plainJwk(bytes: Uint8Array): JsonObject {
  const jwk = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (!isObject(jwk) || typeof jwk.kty !== 'string') throw new Error('The key is not a JWK: it has no member kty.');
  return jwk;
}

/**
 * Decodes a multibase value (base58btc `z` or base64url `u`) into its multicodec code and what follows.
 * @throws Error with what is wrong.
 */
export function readMulticodec(multibase: string): { code: number; bytes: Uint8Array } {
  // Base 58 takes time by the square of its length.
  if (multibase.length > 20_000) throw new Error('The value is longer than 20,000 characters.');
  const all = decodeMultibase(multibase);
  let code = 0;
  for (let at = 0; at < Math.min(all.length, 4); at++) {
    code += (all[at] & 0x7f) * 2 ** (7 * at);
    if (all[at] < 0x80) return { code, bytes: all.subarray(at + 1) };
  }
  throw new Error('The value does not begin with a multicodec prefix.');
}

function decodeMultibase(multibase: string): Uint8Array {
  const decode = { z: base58.decode, u: fromBase64url }[multibase.charAt(0)];
  if (!decode)
    throw new Error(
      `"${multibase.charAt(0)}" is not a multibase prefix for a key. Use z for base58btc or u for base64url.`,
    );
  const bytes = tryOr(() => decode(multibase.slice(1)));
  if (!bytes) throw new Error(whyUnread(multibase));
  return bytes;
}

/** Why a value is not decoded. Where each character is right, there are too many or too few of them. */
function whyUnread(multibase: string): string {
  const [alphabet, pattern] = multibase.startsWith('z')
    ? (['base58btc, which has no 0, O, I and l', /^[1-9A-HJ-NP-Za-km-z]*$/] as const)
    : (['base64url', /^[\w-]*$/] as const);
  const stray = [...multibase.slice(1)].find((one) => !pattern.test(one));
  if (stray !== undefined) return `The value has a character outside ${alphabet}: it is "${stray}".`;
  return `No key has ${multibase.length - 1} characters in this encoding. ${COPY_AGAIN}`;
}

/** A letter more or less moves all bytes of base58, the code in front of the key as well. */
const COPY_AGAIN = 'Copy the whole value again, because even one missing or extra letter makes it invalid.';

/** Encodes a key in base58btc behind the prefix of its kind. */
export function toMultibase(code: number, bytes: Uint8Array): string {
  return `z${base58.encode(Uint8Array.from([(code & 0x7f) | 0x80, code >> 7, ...bytes]))}`;
}

/** A key by its multicodec code; see `readMultikey`. */
export function keyOfCode(code: number, bytes: Uint8Array): Multikey {
  const found = KINDS.get(code);
  if (!found && bytes.length >= 28 && bytes.length <= 31)
    throw new Error(
      "The value has about 32 bytes, so it's a key without its multicodec prefix, such as 0xed01 for Ed25519.",
    );
  const hex = `0x${code.toString(16)}`;
  const unread = ownEntry(UNREAD, hex);
  if (unread) throw new Error(`${unread} keys are not supported here.`);
  if (!found) throw new Error(`No known kind of key has the multicodec code ${hex}. ${COPY_AGAIN}`);
  const { length, jwk, ...about } = found;
  if (length !== undefined && bytes.length !== length) {
    const isUncompressed = bytes[0] === 4 && bytes.length === (length - 1) * 2 + 1;
    const advice = isUncompressed ? 'The point is uncompressed, but it has to be compressed.' : COPY_AGAIN;
    throw new Error(`${about.kind} keys have ${length} bytes, but this one has ${bytes.length}. ${advice}`);
  }
  try {
    return { ...about, bytes, jwk: jwk(bytes) };
  } catch (error) {
    throw new Error(`The bytes are not a valid ${about.kind} public key: ${(error as Error).message}`);
  }
}

/**
 * Takes a public key in Multikey form apart (Controlled Identifiers 1.0 section 2.2.2).
 *
 * @throws Error for another encoding, an unknown kind, a wrong length or a point that is not on its curve.
 */
export function readMultikey(multibase: string): Multikey {
  const { code, bytes } = readMulticodec(multibase);
  return keyOfCode(code, bytes);
}

/** The two bytes in front of a SHA-256 digest in a multihash: the code of the function, and the length. */
const SHA_256 = [0x12, 0x20];

/** SHA-256 of a text in UTF-8 as a multihash in base58btc, without the multibase character `z` in front. */
export const multihash = (text: string): string =>
  base58.encode(Uint8Array.from([...SHA_256, ...sha256(bytesOfText(text))]));
