import type { Tagged } from 'cborg';
import type { Json } from '../base/index.ts';
import type { CborMap } from './cbor.ts';

/** A COSE_Sign1 (RFC 9052 section 4.2). */
export interface CoseSign1 {
  protectedBytes: Uint8Array;
  protectedHeader: CborMap;
  header: CborMap;
  payload: Uint8Array | null;
  signature: Uint8Array;
}

export interface Element {
  namespace: string;
  digestId: number;
  name: string;
  value: unknown;
  /** The value for readers. */
  view: Json;
  /** Digest of the item as it was sent, under the algorithm of the MSO. */
  digest: Uint8Array | undefined;
  /** JSON Pointer of the element in the part. */
  pointer: string;
}

/** An mdoc taken apart (ISO/IEC 18013-5 sections 8.3.2.1.2.2 and 9.1.2.4). */
export interface Mdoc {
  docType: string;
  digestAlgorithm: string;
  validity: { signed?: string; validFrom?: string; validUntil?: string };
  deviceKey: CborMap | undefined;
  digests: Map<string, CborMap>;
  elements: Element[];
  issuerAuth: CoseSign1;
  chain: Uint8Array[];
  status: unknown;
  /** The device's part, in a `DeviceResponse`. */
  device?: { docType: string; namespaces: Tagged; signature?: CoseSign1; hasMac: boolean };
  /** Pointer of `issuerSigned` in the part. */
  base: string;
  /** What breaks a rule without keeping it from being read; pointers into the part or the mobile security object. */
  problems: { detail: string; pointer: string }[];
}

export interface MdocInput {
  kind: 'IssuerSigned' | 'Document' | 'DeviceResponse' | 'DeviceRequest';
  documents: Mdoc[];
}

/** A COSE_Sign1 on its own, with the certificates in its header and the dates of its payload. */
export interface CoseInput {
  sign1: CoseSign1;
  chain: Uint8Array[];
  dates: Mdoc['validity'];
}
