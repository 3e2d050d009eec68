import { Tagged } from 'cborg';
import { InputError } from '../base/index.ts';
import { type CborMap, readCbor } from './cbor.ts';

/** A COSE_Sign1 (RFC 9052 section 4.2). */
export interface CoseSign1 {
  protectedBytes: Uint8Array;
  protectedHeader: CborMap;
  payload: Uint8Array | null;
  signature: Uint8Array;
  /** The certificates of its header in DER (RFC 9360 section 2), and whether they are in the protected one. */
  chain: Uint8Array[];
  isChainProtected: boolean;
}

/** A COSE_Sign1 on its own, with the dates of its payload. */
export interface CoseInput {
  sign1: CoseSign1;
  dates: { validFrom?: string; validUntil?: string };
}

const X5CHAIN = 33;

export const isMap = (value: unknown): value is CborMap => value instanceof Map;

export const untagged = (value: unknown): unknown => (value instanceof Tagged ? value.value : value);

/** A date as text, also one that is a number of seconds (tag 1). */
export function dateText(value: unknown): string {
  const plain = untagged(value);
  return typeof plain === 'number' && plain < 8e12 ? new Date(plain * 1000).toISOString() : String(plain);
}

/** Takes a COSE_Sign1 apart. @throws InputError with what is missing */
export function coseSign1Of(value: unknown, name: string): CoseSign1 {
  const items = value instanceof Tagged && value.tag === 18 ? value.value : value;
  if (!Array.isArray(items) || items.length !== 4) throw new InputError(`${name} is not a COSE_Sign1 of four items`);
  const [protectedBytes, header, payload, signature] = items as unknown[];
  if (!(protectedBytes instanceof Uint8Array))
    throw new InputError(`The protected header of ${name} is not a byte string`);
  if (!(payload instanceof Uint8Array) && payload !== null)
    throw new InputError(`The payload of ${name} is neither a byte string nor null`);
  if (!(signature instanceof Uint8Array)) throw new InputError(`The signature of ${name} is not a byte string`);
  if (!isMap(header)) throw new InputError(`The unprotected header of ${name} is not a map`);
  const protectedHeader = protectedBytes.length === 0 ? new Map() : readCbor(protectedBytes);
  if (!isMap(protectedHeader)) throw new InputError(`The protected header of ${name} is not a map`);
  const chain = [header.get(X5CHAIN) ?? protectedHeader.get(X5CHAIN)].flat();
  return {
    protectedBytes,
    protectedHeader,
    payload,
    signature,
    chain: chain.filter((one): one is Uint8Array => one instanceof Uint8Array),
    isChainProtected: protectedHeader.has(X5CHAIN),
  };
}
