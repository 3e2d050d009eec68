import { createHash } from 'node:crypto';
import { decode, encode, Tagged } from 'cborg';

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

/** Takes the only document of a `DeviceResponse` apart, without verifying anything. */
export function decodeDeviceResponse(bytes: Uint8Array): Mdoc {
  const [document] = read(bytes).get('documents') as CborMap[];
  if (!document) throw new Error('There is no document.');
  return mdocOf(document.get('issuerSigned') as CborMap);
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
