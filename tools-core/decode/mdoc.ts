import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { encode, Tagged } from 'cborg';
import { InputError, type Json, type JsonObject, ownEntry } from '../base/index.ts';
import { type CborMap, embedded, readCbor, viewOf } from './cbor.ts';
import type { CoseSign1, Element, Mdoc, MdocInput } from './mdocTypes.ts';
import type { FormatFault, Part } from './types.ts';

const HASHES: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  'SHA-256': sha256,
  'SHA-384': sha384,
  'SHA-512': sha512,
};
const X5CHAIN = 33;

export const isMap = (value: unknown): value is CborMap => value instanceof Map;
const text = (value: unknown): string => String(value instanceof Tagged ? value.value : value);

/** A date as text, also one that is a number of seconds (tag 1). */
function dateText(value: unknown): string {
  const plain = value instanceof Tagged ? value.value : value;
  return typeof plain === 'number' ? new Date(plain * 1000).toISOString() : String(plain);
}

/** Which structure of ISO/IEC 18013-5 a map is; undefined if it is none. */
export function mdocKindOf(value: unknown): MdocInput['kind'] | undefined {
  if (!isMap(value)) return undefined;
  if (value.has('issuerAuth') || value.has('nameSpaces')) return 'IssuerSigned';
  if (value.has('issuerSigned') && value.has('docType')) return 'Document';
  if (value.has('documents') || (value.has('status') && value.has('version'))) return 'DeviceResponse';
  return value.has('docRequests') ? 'DeviceRequest' : undefined;
}

/** Takes an mdoc apart; what breaks its structure becomes a fault with its place. */
export function decodeMdoc(
  value: CborMap,
  kind: MdocInput['kind'],
): { mdoc: MdocInput; parts: Part[]; faults: FormatFault[] } {
  const faults: FormatFault[] = [];
  const documents: Mdoc[] = [];
  const part = 'document';
  const readInto = (base: string, read: () => Mdoc) => {
    try {
      documents.push(read());
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      faults.push({ cause: 'mdoc-form', detail: error.message, place: { part, pointer: base } });
    }
  };
  if (kind === 'IssuerSigned') readInto('', () => mdocOf(value, ''));
  if (kind === 'Document') readInto('', () => deviceDocument(value, ''));
  if (kind === 'DeviceResponse') {
    const list = value.get('documents');
    const refuse = (detail: string, pointer: string) =>
      faults.push({ cause: 'mdoc-form', detail, place: { part, pointer } });
    // An answer that reports a fault is none (ISO/IEC 18013-5 section 8.3.2.1.2.3).
    if (!/^1\.\d+$/.test(text(value.get('version')))) {
      refuse(`version is ${text(value.get('version'))}, 1.0 expected`, '/version');
    }
    if (value.get('status') !== 0) refuse(`status is ${text(value.get('status'))}, 0 expected`, '/status');
    if (!Array.isArray(list) || list.length === 0) refuse('The answer holds no document', '/documents');
    for (const [at, document] of (Array.isArray(list) ? list : []).entries()) {
      readInto(`/documents/${at}`, () => deviceDocument(document, `/documents/${at}`));
    }
  }
  for (const [at, { problems }] of documents.entries()) {
    for (const { detail, pointer } of problems) {
      const part = pointer.startsWith('/validityInfo') ? msoId(documents, at) : 'document';
      faults.push({ cause: 'mdoc-form', detail, place: { part, pointer } });
    }
  }
  const view = viewOf(value) as JsonObject;
  const parts: Part[] = [{ id: part, title: kind, value: view, kind: 'mdoc' }];
  for (const [at, { issuerAuth }] of documents.entries()) {
    parts.push({ id: msoId(documents, at), title: 'Mobile security object', value: msoView(issuerAuth), kind: 'mdoc' });
  }
  return { mdoc: { kind, documents }, parts, faults };
}

const msoId = ({ length }: Mdoc[], at: number): string =>
  length > 1 ? `mobile security object ${at + 1}` : 'mobile security object';

const msoView = ({ payload }: CoseSign1): Json => viewOf(embedded(readCbor(payload as Uint8Array)));

function deviceDocument(document: unknown, base: string): Mdoc {
  const issuerSigned = isMap(document) ? document.get('issuerSigned') : undefined;
  if (!isMap(document) || !isMap(issuerSigned)) throw new InputError('The document has no issuerSigned');
  const mdoc = mdocOf(issuerSigned, `${base}/issuerSigned`);
  const signed = document.get('deviceSigned');
  if (!isMap(signed)) return mdoc;
  const auth = signed.get('deviceAuth');
  const signature = isMap(auth) ? auth.get('deviceSignature') : undefined;
  const namespaces = signed.get('nameSpaces');
  if (!(namespaces instanceof Tagged)) throw new InputError('deviceSigned has no nameSpaces with tag 24');
  return {
    ...mdoc,
    device: {
      docType: text(document.get('docType')),
      namespaces,
      hasMac: isMap(auth) && auth.has('deviceMac'),
      ...(signature === undefined ? {} : { signature: coseSign1Of(signature, 'deviceSignature') }),
    },
  };
}

function mdocOf(issuerSigned: CborMap, base: string): Mdoc {
  if (!issuerSigned.has('issuerAuth')) throw new InputError('issuerAuth is missing');
  const stray = [...issuerSigned.keys()].find((name) => name !== 'issuerAuth' && name !== 'nameSpaces');
  if (stray !== undefined) throw new InputError(`IssuerSigned has a member ${text(stray)}, which it does not know`);
  const issuerAuth = coseSign1Of(issuerSigned.get('issuerAuth'), 'issuerAuth');
  if (!issuerAuth.payload) throw new InputError('issuerAuth has no payload');
  const mso = embedded(readCbor(issuerAuth.payload));
  if (!isMap(mso)) throw new InputError('The mobile security object is no map');
  const validity = mso.get('validityInfo');
  const digests = mso.get('valueDigests');
  if (!isMap(validity)) throw new InputError('The mobile security object has no validityInfo');
  if (!isMap(digests)) throw new InputError('The mobile security object has no valueDigests');
  const isProtected = issuerAuth.protectedHeader.has(X5CHAIN);
  const chain = issuerAuth.header.get(X5CHAIN) ?? issuerAuth.protectedHeader.get(X5CHAIN);
  const deviceKeyInfo = mso.get('deviceKeyInfo');
  const deviceKey = isMap(deviceKeyInfo) ? deviceKeyInfo.get('deviceKey') : undefined;
  const digestAlgorithm = text(mso.get('digestAlgorithm'));
  const times = ['signed', 'validFrom', 'validUntil'].filter((name) => validity.has(name));
  return {
    docType: text(mso.get('docType')),
    digestAlgorithm,
    validity: Object.fromEntries(times.map((name) => [name, dateText(validity.get(name))])),
    deviceKey: isMap(deviceKey) ? deviceKey : undefined,
    digests: digests as Mdoc['digests'],
    elements: elementsOf(issuerSigned.get('nameSpaces'), digestAlgorithm, base),
    issuerAuth,
    chain: (Array.isArray(chain) ? chain : [chain]).filter((one): one is Uint8Array => one instanceof Uint8Array),
    status: mso.get('status'),
    base,
    problems: [
      ...dateProblems(validity, times),
      ...(isProtected
        ? [
            {
              detail:
                'x5chain is in the protected header of issuerAuth, and belongs in the unprotected one (ISO/IEC 18013-5 section 9.1.2.4)',
              pointer: `${base}/issuerAuth/0`,
            },
          ]
        : []),
    ],
  };
}

/** Dates are tdate without fractions of seconds (ISO/IEC 18013-5 section 9.1.2.4): text in RFC 3339 with tag 0. */
function dateProblems(validity: CborMap, names: string[]): Mdoc['problems'] {
  return names.flatMap((name) => {
    const value = validity.get(name);
    const written = text(value);
    const problem =
      !(value instanceof Tagged) || value.tag !== 0
        ? `has ${value instanceof Tagged ? `tag ${value.tag}` : 'no tag'}, and a tdate has tag 0`
        : /\.\d/.test(written)
          ? 'has fractions of a second, which are not allowed'
          : /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/.test(written) && !Number.isNaN(Date.parse(written))
            ? undefined
            : 'is not a date and time with a time zone';
    if (!problem) return [];
    return [{ detail: `${name} is ${written}: it ${problem}`, pointer: `/validityInfo/${name}` }];
  });
}

function elementsOf(namespaces: unknown, algorithm: string, base: string): Element[] {
  if (!isMap(namespaces)) return [];
  return [...namespaces].flatMap(([namespace, items]) =>
    (Array.isArray(items) ? items : []).map((item, at): Element => {
      const members = embedded(item);
      if (!isMap(members)) throw new InputError('An IssuerSignedItem is no map');
      return {
        namespace: String(namespace),
        digestId: Number(members.get('digestID')),
        name: text(members.get('elementIdentifier')),
        value: members.get('elementValue'),
        view: viewOf(members.get('elementValue')),
        // The digest covers the item with its tag, as it was sent (section 9.1.2.5).
        digest: ownEntry(HASHES, algorithm)?.(encode(item)),
        pointer: `${base}/nameSpaces/${namespace}/${at}`,
      };
    }),
  );
}

/** Takes a COSE_Sign1 apart; throws InputError that says what is missing. */
export function coseSign1Of(value: unknown, name: string): CoseSign1 {
  const items = value instanceof Tagged && value.tag === 18 ? value.value : value;
  if (!Array.isArray(items) || items.length !== 4) throw new InputError(`${name} is not a COSE_Sign1 of four items`);
  const [protectedBytes, header, payload, signature] = items as unknown[];
  if (!(protectedBytes instanceof Uint8Array))
    throw new InputError(`The protected header of ${name} is no byte string`);
  if (!(payload instanceof Uint8Array) && payload !== null)
    throw new InputError(`The payload of ${name} is neither a byte string nor null`);
  if (!(signature instanceof Uint8Array)) throw new InputError(`The signature of ${name} is no byte string`);
  if (!isMap(header)) throw new InputError(`The unprotected header of ${name} is no map`);
  const protectedHeader = protectedBytes.length === 0 ? new Map() : readCbor(protectedBytes);
  if (!isMap(protectedHeader)) throw new InputError(`The protected header of ${name} is no map`);
  return {
    protectedBytes,
    protectedHeader,
    header,
    payload: payload instanceof Uint8Array ? payload : null,
    signature,
  };
}
