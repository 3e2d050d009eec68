import { Tagged } from 'cborg';
import { tryOr } from '../base/index.ts';
import { type CborMap, diagnosticOf, readCbor, viewOf } from './cbor.ts';
import { empty } from './emptyDecoded.ts';
import { coseSign1Of, decodeMdoc, isMap, mdocKindOf } from './mdoc.ts';
import type { CoseInput, CoseSign1, MdocInput } from './mdocTypes.ts';
import type { Decoded, Part } from './types.ts';

const MARKS: Record<MdocInput['kind'], string> = {
  IssuerSigned: 'issuerAuth or nameSpaces',
  Document: 'docType and issuerSigned',
  DeviceResponse: 'documents or status',
  DeviceRequest: 'docRequests',
};

/** Maps and lists of ISO/IEC 18013-5 and 18013-7 that are no credential, first match first. */
const STRUCTURES: [name: string, matches: (value: unknown) => boolean, advice: string][] = [
  [
    'Mobile security object',
    (value) => hasAll(value, 'valueDigests', 'docType'),
    'It is the signed content of an mdoc, without its signature. Paste the issuerAuth or the whole IssuerSigned to verify it.',
  ],
  [
    'Device engagement',
    (value) => isMap(value) && typeof value.get(0) === 'string' && Array.isArray(value.get(1)),
    'It starts a connection with a wallet, and contains no credential. Paste the DeviceResponse that follows.',
  ],
  [
    'Session establishment',
    (value) => hasAll(value, 'eReaderKey', 'data'),
    'Its content is encrypted for the session. Paste the decrypted DeviceRequest or DeviceResponse.',
  ],
  [
    'Session data',
    (value) =>
      isMap(value) &&
      (value.has('data') || value.has('status')) &&
      [...value.keys()].every((name) => name === 'data' || name === 'status'),
    'Its content is encrypted for the session. Paste the decrypted DeviceResponse.',
  ],
  [
    'Encrypted response for the Digital Credentials API (org-iso-mdoc)',
    (value) => isDcApi(value, 'cipherText'),
    'It is encrypted by HPKE for the verifier (ISO/IEC 18013-7 annex C). Paste the decrypted DeviceResponse.',
  ],
  [
    'Encryption info for the Digital Credentials API (org-iso-mdoc)',
    (value) => isDcApi(value, 'recipientPublicKey'),
    'It belongs to a request, and contains no credential.',
  ],
  [
    'IssuerSignedItem',
    (value) => hasAll(value, 'digestID', 'elementIdentifier'),
    'It is one data element. Paste the whole IssuerSigned to verify its digest.',
  ],
  [
    'COSE key',
    (value) => isMap(value) && typeof value.get(1) === 'number' && (value.has(-1) || value.has(-2)),
    'It is a key alone.',
  ],
];

const hasAll = (value: unknown, ...names: string[]): boolean => isMap(value) && names.every((name) => value.has(name));
const isDcApi = (value: unknown, name: string): boolean =>
  Array.isArray(value) && value[0] === 'dcapi' && isMap(value[1]) && value[1].has(name);

/** CBOR of any kind; undefined for what is probably none. @throws InputError for bytes that are no CBOR */
export function fromCbor(bytes: Uint8Array, encoding: string): Decoded | undefined {
  const value = readCbor(bytes);
  const why = [`It is CBOR in ${encoding}.`];
  const kind = mdocKindOf(value);
  if (kind) return fromMdoc(value as CborMap, kind, why, encoding);
  const content = value instanceof Tagged && value.tag === 24 ? tryOr(() => readCbor(value.value)) : value;
  const sign1 = tryOr(() => coseSign1Of(content, 'It'));
  if (sign1) return fromCose(sign1, content, why);
  const structure = STRUCTURES.find(([, matches]) => matches(content));
  if (!structure && !(isMap(content) || Array.isArray(content) || content instanceof Tagged)) return undefined;
  const name = structure?.[0] ?? 'CBOR';
  const advice = structure?.[2] ?? 'It is none of the structures that are verified here, so it is shown as it is.';
  return { ...empty, format: 'cbor', name, why, advice, level: 'other', parts: partsOf(name, content) };
}

function partsOf(title: string, value: unknown): Part[] {
  const view: Part = { id: 'document', title, value: viewOf(value), kind: 'mdoc' };
  return [view, { id: 'diagnostic', title: 'Diagnostic notation', value: diagnosticOf(value), kind: 'json' }];
}

function fromMdoc(value: CborMap, kind: MdocInput['kind'], why: string[], encoding: string): Decoded {
  const { mdoc, parts, faults } = decodeMdoc(value, kind);
  why.push(`The map has ${MARKS[kind]}, as ${kind} does.`);
  if (kind === 'DeviceRequest') {
    const request = { format: 'device-request', name: 'mdoc, DeviceRequest', level: 'other' } as const;
    return { ...empty, ...request, why, parts, faults, mdoc };
  }
  // The verifier takes mdocs as base64url alone.
  if (encoding !== 'base64url') why.push('The verifier takes it as base64url without padding.');
  const isShown = kind === 'DeviceResponse' || mdoc.documents.some(({ device }) => device);
  const level = isShown ? 'presentation' : 'credential';
  return { ...empty, format: 'mdoc', name: `mdoc, ${kind}`, why, level, parts, faults, mdoc };
}

const X5CHAIN = 33;
const TYP = 16;
const STATUS_LIST = 65533;

/** A COSE_Sign1 alone: issuerAuth, a status list, a VICAL or any other. */
function fromCose(sign1: CoseSign1, value: unknown, why: string[]): Decoded {
  const payload = sign1.payload ? tryOr(() => readCbor(sign1.payload as Uint8Array)) : undefined;
  const content = payload instanceof Tagged && payload.tag === 24 ? tryOr(() => readCbor(payload.value)) : payload;
  const isMso = hasAll(content, 'valueDigests', 'docType');
  const isList =
    /statuslist\+cwt$/.test(String(sign1.protectedHeader.get(TYP))) || (isMap(content) && content.has(STATUS_LIST));
  const name = isMso
    ? 'issuerAuth of an mdoc'
    : isList
      ? 'Status list token, as CWT'
      : hasAll(content, 'certificateInfos')
        ? 'VICAL'
        : 'COSE_Sign1';
  why.push('It is a COSE_Sign1: a list of headers, payload and signature.');
  const chain = [sign1.header.get(X5CHAIN) ?? sign1.protectedHeader.get(X5CHAIN)].flat();
  const cose: CoseInput = {
    sign1,
    chain: chain.filter((one): one is Uint8Array => one instanceof Uint8Array),
    dates: datesOf(content),
  };
  const parts = partsOf(name, value);
  if (content !== undefined)
    parts.splice(1, 0, { id: 'payload', title: 'Payload', value: viewOf(content), kind: 'mdoc' });
  return { ...empty, format: 'cbor', name, why, level: 'other', parts, cose };
}

/** Dates of a mobile security object or of a CWT (RFC 8392 section 3.1). */
function datesOf(content: unknown): CoseInput['dates'] {
  if (!isMap(content)) return {};
  const text = (value: unknown) => {
    const plain = value instanceof Tagged ? value.value : value;
    return typeof plain === 'number' ? new Date(plain * 1000).toISOString() : String(plain);
  };
  const validity = content.get('validityInfo');
  const [source, from, until] = isMap(validity) ? [validity, 'validFrom', 'validUntil'] : [content, 5, 4];
  return {
    ...(source.has(from) ? { validFrom: text(source.get(from)) } : {}),
    ...(source.has(until) ? { validUntil: text(source.get(until)) } : {}),
  };
}
