import { createHash } from 'node:crypto';
import { decode, encode, Tagged } from 'cborg';
import { cbor, DATE_TIME, dateTime, protectedHeader, signatureOf, signCose } from './cose.ts';

import type { TestKey } from './keys.ts';

/** An element of an mdoc: its name and its value, which may be a CBOR date. */
export type Elements = Record<string, unknown>;

export interface MdocOptions {
  docType: string;
  namespace: string;
  elements: Elements;
  /** Key that signs, and its certificates as DER, that of the signer first. */
  key: TestKey;
  chain: readonly Uint8Array[];
  deviceKey: TestKey;
  /** Times of the MSO, in RFC 3339. */
  signed: string;
  validFrom: string;
  validUntil: string;
}

/** CBOR tags: encoded CBOR (RFC 8949 section 3.4.5.1), full date (RFC 8943). */
const ENCODED_CBOR = 24;
const FULL_DATE = 1004;

const embedded = (value: unknown): Tagged => new Tagged(ENCODED_CBOR, cbor(value));

/** A date without time, as mdocs have it. */
export const fullDate = (date: string): Tagged => new Tagged(FULL_DATE, date);

/** Signs an `IssuerSigned` structure (ISO/IEC 18013-5 section 8.3.2.1.2.2) and returns it as CBOR. */
export function signMdoc(mdoc: MdocOptions): Uint8Array {
  const items = Object.entries(mdoc.elements).map(([elementIdentifier, elementValue], digestID) =>
    embedded({ digestID, random: randomOf(digestID), elementIdentifier, elementValue }),
  );
  const digests = new Map(items.map((item, id) => [id, createHash('sha256').update(cbor(item)).digest()]));
  const payload = cbor(embedded(mobileSecurityObject(mdoc, digests)));
  return cbor({
    nameSpaces: { [mdoc.namespace]: items },
    issuerAuth: signCose(payload, mdoc.key, mdoc.chain),
  });
}

/**
 * Presents some elements of an mdoc: a `DeviceResponse` (ISO/IEC 18013-5 section 8.3.2.1.2.2) with a device signature
 * over the request.
 */
export function presentMdoc(
  issuerSigned: Uint8Array,
  { docType, elements, key, request }: { docType: string; elements: string[]; key: TestKey; request: MdocRequest },
): Uint8Array {
  const tags = Tagged.preserve(DATE_TIME, ENCODED_CBOR, FULL_DATE);
  const { nameSpaces, issuerAuth } = Object.fromEntries(
    decode(issuerSigned, { useMaps: true, tags }) as Map<string, unknown>,
  ) as { nameSpaces: Map<string, Tagged[]>; issuerAuth: unknown };
  const nameOf = (item: Tagged) => (decode(item.value as Uint8Array, { tags }) as JsonElement).elementIdentifier;
  const shown = [...nameSpaces].map(([name, items]): [string, Tagged[]] => [
    name,
    items.filter((item) => elements.includes(nameOf(item))),
  ]);
  const nothing = embedded(new Map());
  const signature = signatureOf(deviceAuthentication(docType, nothing, request), key);
  const document = {
    docType,
    issuerSigned: { nameSpaces: new Map(shown), issuerAuth },
    deviceSigned: {
      nameSpaces: nothing,
      deviceAuth: { deviceSignature: [protectedHeader, new Map(), null, signature] },
    },
  };
  return cbor({ version: '1.0', documents: [document], status: 0 });
}

interface JsonElement {
  elementIdentifier: string;
}

/** MSO (ISO/IEC 18013-5 section 9.1.2.4). */
function mobileSecurityObject(mdoc: MdocOptions, digests: Map<number, Uint8Array>): object {
  const { raw } = mdoc.deviceKey;
  // COSE_Key: kty EC2, crv P-256, x, y (RFC 9053 section 7.1.1).
  const deviceKey = new Map<number, unknown>([
    [1, 2],
    [-1, 1],
    [-2, raw.slice(1, 33)],
    [-3, raw.slice(33)],
  ]);
  return {
    version: '1.0',
    digestAlgorithm: 'SHA-256',
    valueDigests: { [mdoc.namespace]: digests },
    deviceKeyInfo: { deviceKey },
    docType: mdoc.docType,
    validityInfo: {
      signed: dateTime(mdoc.signed),
      validFrom: dateTime(mdoc.validFrom),
      validUntil: dateTime(mdoc.validUntil),
    },
  };
}

/** Random in life; here it follows from the number of the element, so that a rebuild gives the same bytes. */
const randomOf = (digestID: number): Uint8Array =>
  createHash('sha256').update(`example element ${digestID}, for tests only`).digest().subarray(0, 16);

/** The request that a device response answers (OpenID4VP 1.0 appendix B.2.6.1). */
interface MdocRequest {
  /** Client identifier with its prefix. */
  audience: string;
  nonce: string;
  responseUri: string;
}

/** Bytes that a device signs: `DeviceAuthenticationBytes`, for a request without an encryption key. */
function deviceAuthentication(docType: string, namespaces: Tagged, request: MdocRequest): Uint8Array {
  const info = encode([request.audience, request.nonce, null, request.responseUri]);
  const handover = ['OpenID4VPHandover', createHash('sha256').update(info).digest()];
  const authentication = ['DeviceAuthentication', [null, null, handover], docType, namespaces];
  return encode(new Tagged(24, encode(authentication)));
}
