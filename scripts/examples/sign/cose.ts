import { encode, Tagged } from 'cborg';
import type { TestKey } from './keys.ts';

/** CBOR tag of a date-time (RFC 8949 section 3.4.1). */
export const DATE_TIME = 0;

/** COSE numbers: header `alg`, value ES256, header `x5chain` (RFC 9052, RFC 9053, RFC 9360). */
const COSE_ALG = 1;
const COSE_ES256 = -7;
const COSE_X5CHAIN = 33;

/** Keeps the order in which members are written, and integer keys. */
const options = { mapSorter: () => 0 };

export const cbor = (value: unknown): Uint8Array => encode(value, options);

/** A moment, as CBOR writes it. */
export const dateTime = (time: string): Tagged => new Tagged(DATE_TIME, time);

/** Protected header of every signature here: ES256, the key being of P-256. */
export const protectedHeader = cbor(new Map([[COSE_ALG, COSE_ES256]]));

/** Signature of a `COSE_Sign1` over the payload (`Sig_structure` of RFC 9052 section 4.4), without external data. */
export const signatureOf = (payload: Uint8Array, key: TestKey): Uint8Array =>
  key.sign(cbor(['Signature1', protectedHeader, new Uint8Array(), payload]));

/**
 * Signs the payload as `COSE_Sign1` without its tag (RFC 9052 section 4.2).
 * @param chain certificates as DER, that of the signer first
 */
export function signCose(payload: Uint8Array, key: TestKey, chain: readonly Uint8Array[]): unknown[] {
  const [single] = chain;
  const header = new Map([[COSE_X5CHAIN, chain.length === 1 ? single : chain]]);
  return [protectedHeader, header, payload, signatureOf(payload, key)];
}
