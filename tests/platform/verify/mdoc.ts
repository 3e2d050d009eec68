import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { decode, encode, Tagged } from 'cborg';
import { verifyChain } from './certificates.ts';

type CborMap = Map<unknown, unknown>;

/** An mdoc taken apart (ISO/IEC 18013-5 sections 8.3.2.1.2.2 and 9.1.2.4). */
export interface Mdoc {
  docType: string;
  version: string;
  validFrom: string;
  validUntil: string;
  signed: string;
  deviceKey: CborMap;
  elements: {
    namespace: string;
    digestId: number;
    name: string;
    value: unknown;
    random: Uint8Array;
    digest: Uint8Array;
  }[];
  /** Digests of the MSO, by namespace and number. */
  digests: Map<string, Map<number, Uint8Array>>;
  chain: Uint8Array[];
  /** Protected header, payload and signature of the COSE_Sign1. */
  signature: { protectedHeader: Uint8Array; payload: Uint8Array; value: Uint8Array };
}

/** Extended key usage of a signer of mdocs (ISO/IEC 18013-5 annex B.1.4). */
export const DOCUMENT_SIGNER = '1.0.18013.5.1.2';

const COSE_ALG = 1;
const COSE_ES256 = -7;
const COSE_X5CHAIN = 33;

const tags = Tagged.preserve(0, 24, 1004);
const read = (bytes: Uint8Array): CborMap => decode(bytes, { useMaps: true, tags });
const embedded = (value: unknown): CborMap => read((value as Tagged).value);
const text = (value: unknown): string => String(value instanceof Tagged ? value.value : value);

/** Takes an `IssuerSigned` structure apart; throws if it is none. */
export const decodeMdoc = (bytes: Uint8Array): Mdoc => mdocOf(read(bytes));

function mdocOf(issuerSigned: CborMap): Mdoc {
  const [protectedHeader, header, payload, value] = issuerSigned.get('issuerAuth') as [
    Uint8Array,
    CborMap,
    Uint8Array,
    Uint8Array,
  ];
  const mso = embedded(decode(payload, { useMaps: true, tags }));
  const validity = mso.get('validityInfo') as CborMap;
  const chain = header.get(COSE_X5CHAIN) as Uint8Array | Uint8Array[];
  const namespaces = issuerSigned.get('nameSpaces') as Map<string, Tagged[]>;
  return {
    docType: text(mso.get('docType')),
    version: text(mso.get('version')),
    signed: text(validity.get('signed')),
    validFrom: text(validity.get('validFrom')),
    validUntil: text(validity.get('validUntil')),
    deviceKey: (mso.get('deviceKeyInfo') as CborMap).get('deviceKey') as CborMap,
    digests: mso.get('valueDigests') as Mdoc['digests'],
    elements: [...namespaces].flatMap(([namespace, items]) => items.map((item) => elementOf(namespace, item))),
    chain: Array.isArray(chain) ? chain : [chain],
    signature: { protectedHeader, payload, value },
  };
}

/**
 * Verifies an mdoc against a root: chain of certificates, signature, and the digest of each element.
 *
 * @throws if anything of this fails. Times of the MSO are not judged.
 */
export const verifyMdoc = (bytes: Uint8Array, root: Uint8Array, now: Date): Mdoc =>
  verified(decodeMdoc(bytes), root, now);

function verified(mdoc: Mdoc, root: Uint8Array, now: Date): Mdoc {
  const { protectedHeader, payload, value } = mdoc.signature;
  if (read(protectedHeader).get(COSE_ALG) !== COSE_ES256) throw new Error('Only ES256 is supported.');
  const signer = verifyChain(mdoc.chain, root, now, DOCUMENT_SIGNER);
  const key = createPublicKey({ key: signer.key as JsonWebKey, format: 'jwk' });
  const signed = encode(['Signature1', protectedHeader, new Uint8Array(), payload]);
  if (!verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, value)) {
    throw new Error('The signature of the issuer does not verify.');
  }
  for (const { namespace, digestId, name, digest } of mdoc.elements) {
    const expected = mdoc.digests.get(namespace)?.get(digestId);
    if (!expected || Buffer.compare(expected, digest) !== 0) throw new Error(`The digest of ${name} is another one.`);
  }
  return mdoc;
}

/** The request that a device response answers (OpenID4VP 1.0 appendix B.2.6.1). */
export interface MdocRequest {
  /** Client identifier with its prefix. */
  audience: string;
  nonce: string;
  responseUri: string;
}

/** Whether a text in base64url is a `DeviceResponse` rather than an `IssuerSigned` structure. */
export const isDeviceResponse = (bytes: Uint8Array): boolean => read(bytes).has('documents');

/** Takes the only document of a `DeviceResponse` apart, without verifying anything. */
export function decodeDeviceResponse(bytes: Uint8Array): Mdoc {
  const [document] = read(bytes).get('documents') as CborMap[];
  if (!document) throw new Error('There is no document.');
  return mdocOf(document.get('issuerSigned') as CborMap);
}

/**
 * Verifies a `DeviceResponse` with one document (ISO/IEC 18013-5 section 8.3.2.1.2.2): the mdoc as `verifyMdoc` does,
 * and the device signature over the session transcript of the request (section 9.1.3.6).
 *
 * @throws if anything of this fails. Times of the MSO are not judged.
 */
export function verifyDeviceResponse(bytes: Uint8Array, root: Uint8Array, now: Date, request: MdocRequest): Mdoc {
  const response = read(bytes);
  if (response.get('version') !== '1.0' || response.get('status') !== 0) throw new Error('Not a good response.');
  const [document, ...others] = response.get('documents') as CborMap[];
  if (!document || others.length > 0) throw new Error('One document is expected.');
  const mdoc = verified(mdocOf(document.get('issuerSigned') as CborMap), root, now);
  if (document.get('docType') !== mdoc.docType) throw new Error('The types of the document differ.');
  const deviceSigned = document.get('deviceSigned') as CborMap;
  const [header, , payload, value] = (deviceSigned.get('deviceAuth') as CborMap).get('deviceSignature') as [
    Uint8Array,
    CborMap,
    null,
    Uint8Array,
  ];
  if (payload !== null || read(header).get(COSE_ALG) !== COSE_ES256) throw new Error('Not a signature of a device.');
  const namespaces = deviceSigned.get('nameSpaces') as Tagged;
  const signed = encode([
    'Signature1',
    header,
    new Uint8Array(),
    deviceAuthentication(mdoc.docType, namespaces, request),
  ]);
  const point = [mdoc.deviceKey.get(-2), mdoc.deviceKey.get(-3)] as Uint8Array[];
  const [x, y] = point.map((part) => Buffer.from(part).toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as JsonWebKey, format: 'jwk' });
  if (!verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, value)) {
    throw new Error('The signature of the device does not verify.');
  }
  return mdoc;
}

/** Bytes that a device signs: `DeviceAuthenticationBytes`, for a request without an encryption key. */
export function deviceAuthentication(docType: string, namespaces: Tagged, request: MdocRequest): Uint8Array {
  const info = encode([request.audience, request.nonce, null, request.responseUri]);
  const handover = ['OpenID4VPHandover', createHash('sha256').update(info).digest()];
  const authentication = ['DeviceAuthentication', [null, null, handover], docType, namespaces];
  return encode(new Tagged(24, encode(authentication)));
}

function elementOf(namespace: string, item: Tagged): Mdoc['elements'][number] {
  const members = embedded(item);
  return {
    namespace,
    digestId: members.get('digestID') as number,
    name: text(members.get('elementIdentifier')),
    value: text(members.get('elementValue')),
    random: members.get('random') as Uint8Array,
    // The digest covers the item with its tag, as it was sent (section 9.1.2.5).
    digest: createHash('sha256').update(encode(item)).digest(),
  };
}
