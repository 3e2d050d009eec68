import { encode, Tagged } from 'cborg';
import { HASHES, InputError, type Json, ownEntry } from '../base/index.ts';
import { type CborMap, embedded, readCbor, viewOf } from './cbor.ts';
import { type CoseSign1, coseSign1Of, dateText, isMap, untagged } from './cose.ts';
import type { FormatFault, Part } from './types.ts';
import { isDay } from './w3c.ts';

interface Element {
  namespace: string;
  digestId: number;
  name: string;
  value: unknown;
  view: Json;
  /** Digest of the item as it was sent, under the algorithm of the mobile security object; undefined for an unknown one. */
  digest: Uint8Array | undefined;
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
  status: unknown;
  /** What the device adds, in a `DeviceResponse`. */
  device?: { docType: string; namespaces: Tagged; signature?: CoseSign1; mac?: CoseSign1 };
  /** Pointer of `issuerSigned` in the part. */
  base: string;
  /** What breaks a rule, though it can be read; pointers into the part or the mobile security object. */
  problems: { detail: string; pointer: string }[];
}

export interface MdocInput {
  kind: 'IssuerSigned' | 'Document' | 'DeviceResponse' | 'DeviceRequest';
  documents: Mdoc[];
}

const text = (value: unknown): string => String(untagged(value));

/** Which structure of ISO/IEC 18013-5 a map is; undefined if it is none. */
export function mdocKindOf(value: unknown): MdocInput['kind'] | undefined {
  if (!isMap(value)) return undefined;
  if (value.has('issuerAuth') || value.has('nameSpaces')) return 'IssuerSigned';
  if (value.has('issuerSigned') && value.has('docType')) return 'Document';
  if (value.has('documents') || (value.has('status') && value.has('version'))) return 'DeviceResponse';
  return value.has('docRequests') ? 'DeviceRequest' : undefined;
}

/** Takes an mdoc apart; what breaks its structure becomes a fault with its location. */
export function decodeMdoc(
  value: CborMap,
  kind: MdocInput['kind'],
): { mdoc: MdocInput; parts: Part[]; faults: FormatFault[] } {
  const faults: FormatFault[] = [];
  const documents: Mdoc[] = [];
  const reject = (detail: string, pointer: string, part = 'document') =>
    faults.push({ cause: 'mdoc-form', detail, place: part + pointer });
  const readInto = (base: string, read: () => Mdoc) => {
    try {
      documents.push(read());
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      reject(error.message, base);
    }
  };
  if (kind === 'IssuerSigned') readInto('', () => mdocOf(value, ''));
  if (kind === 'Document') readInto('', () => deviceDocument(value, ''));
  if (kind === 'DeviceResponse') {
    const list = value.get('documents');
    // A response that reports a fault is none (ISO/IEC 18013-5 section 8.3.2.1.2.3).
    if (!/^1\.\d+$/.test(text(value.get('version'))))
      reject(`version is ${text(value.get('version'))}, expected 1.0`, '/version');
    if (value.get('status') !== 0) reject(`status is ${text(value.get('status'))}, expected 0`, '/status');
    if (!Array.isArray(list) || list.length === 0) reject('The response contains no document', '/documents');
    for (const [at, document] of (Array.isArray(list) ? list : []).entries()) {
      readInto(`/documents/${at}`, () => deviceDocument(document, `/documents/${at}`));
    }
  }
  const parts: Part[] = [{ id: 'document', title: kind, value: viewOf(value), kind: 'mdoc' }];
  for (const [at, { problems, issuerAuth }] of documents.entries()) {
    const id = `mobile security object${documents.length > 1 ? ` ${at + 1}` : ''}`;
    for (const { detail, pointer } of problems)
      reject(detail, pointer, pointer.startsWith('/validityInfo') ? id : undefined);
    const content = viewOf(embedded(readCbor(issuerAuth.payload as Uint8Array)));
    parts.push({ id, title: 'Mobile security object', value: content, kind: 'mdoc' });
  }
  return { mdoc: { kind, documents }, parts, faults };
}

function deviceDocument(document: unknown, base: string): Mdoc {
  const issuerSigned = isMap(document) ? document.get('issuerSigned') : undefined;
  if (!isMap(document) || !isMap(issuerSigned)) throw new InputError('The document has no issuerSigned');
  const mdoc = mdocOf(issuerSigned, `${base}/issuerSigned`);
  const docType = text(document.get('docType'));
  // ISO/IEC 18013-5 section 9.3.1.
  if (docType !== mdoc.docType) {
    const detail = `docType is ${docType}, but the mobile security object is for ${mdoc.docType}`;
    mdoc.problems.push({ detail, pointer: `${base}/docType` });
  }
  const signed = document.get('deviceSigned');
  if (!isMap(signed)) return mdoc;
  const auth = signed.get('deviceAuth');
  const [signature, mac] = isMap(auth) ? [auth.get('deviceSignature'), auth.get('deviceMac')] : [];
  const namespaces = signed.get('nameSpaces');
  if (!(namespaces instanceof Tagged)) throw new InputError('deviceSigned has no nameSpaces with tag 24');
  const proofs = {
    signature: signature === undefined ? undefined : coseSign1Of(signature, 'deviceSignature'),
    // A COSE_Mac0 has the same items, with its code as the last one (RFC 9052 section 6.2).
    mac: mac === undefined ? undefined : coseSign1Of(untagged(mac), 'deviceMac'),
  };
  return { ...mdoc, device: { docType, namespaces, ...proofs } };
}

function mdocOf(issuerSigned: CborMap, base: string): Mdoc {
  if (!issuerSigned.has('issuerAuth')) throw new InputError('issuerAuth is missing');
  const stray = [...issuerSigned.keys()].find((name) => name !== 'issuerAuth' && name !== 'nameSpaces');
  if (stray !== undefined) throw new InputError(`IssuerSigned has an unknown member ${text(stray)}`);
  const issuerAuth = coseSign1Of(issuerSigned.get('issuerAuth'), 'issuerAuth');
  if (!issuerAuth.payload) throw new InputError('issuerAuth has no payload');
  const mso = embedded(readCbor(issuerAuth.payload));
  if (!isMap(mso)) throw new InputError('The mobile security object is not a map');
  const validity = mso.get('validityInfo');
  const digests = mso.get('valueDigests');
  if (!isMap(validity)) throw new InputError('The mobile security object has no validityInfo');
  if (!isMap(digests)) throw new InputError('The mobile security object has no valueDigests');
  if (!/^1\.\d+$/.test(text(mso.get('version'))))
    throw new InputError(`The version of the mobile security object is ${text(mso.get('version'))}, expected 1.0`);
  const deviceKeyInfo = mso.get('deviceKeyInfo');
  const deviceKey = isMap(deviceKeyInfo) ? deviceKeyInfo.get('deviceKey') : undefined;
  const digestAlgorithm = text(mso.get('digestAlgorithm'));
  const times = ['signed', 'validFrom', 'validUntil'];
  const missing = times.find((name) => !validity.has(name));
  if (missing) throw new InputError(`validityInfo has no ${missing}`);
  const problems = dateProblems(validity, times);
  if (issuerAuth.isChainProtected) {
    const detail =
      'x5chain is in the protected header of issuerAuth, and belongs in the unprotected one (ISO/IEC 18013-5 section 9.1.2.4)';
    problems.push({ detail, pointer: `${base}/issuerAuth/0` });
  }
  return {
    docType: text(mso.get('docType')),
    digestAlgorithm,
    validity: Object.fromEntries(times.map((name) => [name, dateText(validity.get(name))])),
    deviceKey: isMap(deviceKey) ? deviceKey : undefined,
    digests: digests as Mdoc['digests'],
    elements: elementsOf(issuerSigned.get('nameSpaces'), digestAlgorithm, base),
    issuerAuth,
    status: mso.get('status'),
    base,
    problems,
  };
}

/** Dates are tdate without fractions of seconds (ISO/IEC 18013-5 section 9.1.2.4): text in RFC 3339 with tag 0. */
function dateProblems(validity: CborMap, names: string[]): Mdoc['problems'] {
  return names.flatMap((name) => {
    const value = validity.get(name);
    const written = text(value);
    const tag = value instanceof Tagged ? value.tag : undefined;
    const isDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/.test(written);
    const problem =
      tag !== 0
        ? `has ${tag === undefined ? 'no tag' : `tag ${tag}`}, and a tdate has tag 0`
        : /\.\d/.test(written)
          ? 'has fractions of a second, which are not allowed'
          : isDate && isDay(written) && !Number.isNaN(Date.parse(written))
            ? undefined
            : 'is not a date and time with a time zone';
    return problem ? [{ detail: `${name} is ${written}: it ${problem}`, pointer: `/validityInfo/${name}` }] : [];
  });
}

function elementsOf(namespaces: unknown, algorithm: string, base: string): Element[] {
  if (!isMap(namespaces)) return [];
  const isCapital = algorithm === algorithm.toUpperCase();
  return [...namespaces].flatMap(([namespace, items]) =>
    (Array.isArray(items) ? items : []).map((item, at): Element => {
      const members = embedded(item);
      if (!isMap(members)) throw new InputError('An IssuerSignedItem is not a map');
      return {
        namespace: String(namespace),
        digestId: Number(members.get('digestID')),
        name: text(members.get('elementIdentifier')),
        value: members.get('elementValue'),
        view: viewOf(members.get('elementValue')),
        // The digest covers the item with its tag, as it was sent (section 9.1.2.5).
        digest: isCapital ? ownEntry(HASHES, algorithm.toLowerCase())?.(encode(item)) : undefined,
        pointer: `${base}/nameSpaces/${namespace}/${at}`,
      };
    }),
  );
}
