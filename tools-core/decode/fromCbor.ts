import { Tagged } from 'cborg';
import { type JsonObject, ownEntry, toBase64url, tryOr } from '../base/index.ts';
import { type CborMap, diagnosticOf, readCbor, viewOf } from './cbor.ts';
import { claimFaults } from './claimFaults.ts';
import { type CoseSign1, coseSign1Of, dateText, isMap } from './cose.ts';
import { decodeMdoc, type MdocInput, mdocKindOf } from './mdoc.ts';
import { type Decoded, empty, type FormatFault, type Part } from './types.ts';

const MARKS: Record<MdocInput['kind'], string> = {
  IssuerSigned: 'issuerAuth or nameSpaces',
  Document: 'docType and issuerSigned',
  DeviceResponse: 'documents or status',
  DeviceRequest: 'docRequests',
};

const hasAll = (value: unknown, ...names: unknown[]): boolean => isMap(value) && names.every((name) => value.has(name));
const isDcApi = (value: unknown, name: string): boolean =>
  Array.isArray(value) && value[0] === 'dcapi' && hasAll(value[1], name);

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
    'It starts a connection with a wallet, but contains no credential. Paste the DeviceResponse that follows.',
  ],
  [
    'Session establishment',
    (value) => hasAll(value, 'eReaderKey', 'data'),
    'Its content is encrypted for the session. Paste the decrypted DeviceRequest or DeviceResponse.',
  ],
  [
    'Session data',
    (value) =>
      isMap(value) && value.size > 0 && [...value.keys()].every((name) => name === 'data' || name === 'status'),
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
    'It belongs to a request, but contains no credential.',
  ],
  [
    'IssuerSignedItem',
    (value) => hasAll(value, 'digestID', 'elementIdentifier'),
    'It is one data element. Paste the whole IssuerSigned to verify its digest.',
  ],
  [
    'COSE key',
    (value) => isMap(value) && typeof value.get(1) === 'number' && (value.has(-1) || value.has(-2)),
    'It is only a key.',
  ],
];

/** CBOR of any kind; undefined for what is probably none. @throws InputError for bytes that are no CBOR */
export function fromCbor(bytes: Uint8Array, encoding: string): Decoded | undefined {
  const value = opened(readCbor(bytes));
  const why = [`It is CBOR in ${encoding}.`];
  const kind = mdocKindOf(value);
  if (kind) return fromMdoc(value as CborMap, kind, why, encoding);
  const sign1 = tryOr(() => coseSign1Of(value, 'It'));
  if (sign1) return fromCose(sign1, value, why);
  const found = STRUCTURES.find(([, matches]) => matches(value));
  // Texts of letters are seldom meant as a single number or string of CBOR; digits are.
  if (!found && typeof value !== 'object' && encoding !== 'hexadecimal digits') return undefined;
  const message = value instanceof Tagged ? ownEntry(COSE, String(value.tag)) : undefined;
  const [name, , advice] = found ?? [message ?? 'CBOR', undefined, undefined];
  const unknown = "The tool doesn't verify this structure, so it's only decoded.";
  const isSecret = name === 'COSE key' && isMap(value) && value.has(PRIVATE);
  const safe = isSecret ? new Map([...value, [PRIVATE, 'Private, not shown']]) : value;
  const parts = partsOf(name, safe);
  return { ...empty, format: 'cbor', name, why, advice: advice ?? unknown, parts, hasSecret: isSecret };
}

/** Messages of COSE by their tag, beside COSE_Sign1 (RFC 9052 section 2). */
const COSE = { 16: 'COSE_Encrypt0', 17: 'COSE_Mac0', 96: 'COSE_Encrypt', 97: 'COSE_Mac', 98: 'COSE_Sign' };

/** The label of a private key (RFC 9053 sections 7.1 and 7.2). */
const PRIVATE = -4;

/** Tags around CBOR that only show what it is: embedded, CWT (RFC 8392 section 6) and CBOR itself (RFC 8949 section 3.4.6). */
const AROUND = [24, 61, 55799];

/** The CBOR inside of a byte string or behind a tag that only names it; any other value as it is. */
function opened(value: unknown): unknown {
  if (value instanceof Tagged && AROUND.includes(value.tag)) return opened(value.value);
  const inner = value instanceof Uint8Array ? tryOr(() => readCbor(value)) : undefined;
  return typeof inner === 'object' && inner !== null ? opened(inner) : value;
}

function partsOf(title: string, value: unknown): Part[] {
  const view: Part = { id: 'document', title, value: viewOf(value), kind: 'mdoc' };
  return [view, { id: 'diagnostic', title: 'Diagnostic notation', value: diagnosticOf(value), kind: 'json' }];
}

function fromMdoc(value: CborMap, kind: MdocInput['kind'], why: string[], encoding: string): Decoded {
  const { mdoc, parts, faults } = decodeMdoc(value, kind);
  why.push(`The map has ${MARKS[kind]}, as ${kind} does.`);
  const common = { ...empty, name: `mdoc, ${kind}`, why, parts, faults, mdoc };
  if (kind === 'DeviceRequest') return { ...common, format: 'device-request' };
  // The verifier takes mdocs as base64url alone.
  if (encoding !== 'base64url') why.push('The verifier accepts it only as base64url without padding.');
  const isShown = kind === 'DeviceResponse' || mdoc.documents.some(({ device }) => device);
  return { ...common, format: 'mdoc', level: isShown ? 'presentation' : 'credential' };
}

/** Dates of a CWT by their labels (RFC 8392 section 4). */
const CLAIMS = new Map<unknown, string>([
  [4, 'exp'],
  [5, 'nbf'],
  [6, 'iat'],
]);

const SUBJECT = 2;
const ISSUED = 6;
const TYP = 16;
const STATUS_LIST = 65533;
const TTL = 65534;

/** A COSE_Sign1 alone: issuerAuth, a status list, a VICAL or any other. */
function fromCose(sign1: CoseSign1, value: unknown, why: string[]): Decoded {
  const { payload, protectedHeader } = sign1;
  const content = opened(payload ? tryOr(() => readCbor(payload)) : undefined);
  const isList = /statuslist\+cwt$/.test(String(protectedHeader.get(TYP))) || hasAll(content, STATUS_LIST);
  const name = hasAll(content, 'valueDigests', 'docType')
    ? 'issuerAuth of an mdoc'
    : isList
      ? 'Status list token, as CWT'
      : hasAll(content, 'certificateInfos')
        ? 'VICAL'
        : 'COSE_Sign1';
  why.push('It is a COSE_Sign1: a list of headers, payload and signature.');
  const parts = partsOf(name, value);
  if (content !== undefined)
    parts.splice(1, 0, { id: 'payload', title: 'Payload', value: viewOf(content), kind: 'mdoc' });
  const claims = isMap(content) ? [...content].filter(([label]) => CLAIMS.has(label)) : [];
  const named = [...CLAIMS].filter(([, name]) => hasAll(content, name)).slice(0, 1);
  const nameFaults = named.map(([label, name]): FormatFault => {
    const detail = `${name} is a string, and a CWT has the number ${label} for it (RFC 8392 section 4)`;
    return { cause: 'claim-form', detail, place: `payload/${name}` };
  });
  const faults = claimFaults(Object.fromEntries(claims.map(([label, one]) => [CLAIMS.get(label), viewOf(one)])));
  return {
    ...empty,
    format: isList ? 'status-list-token' : 'cbor',
    name,
    why,
    parts,
    faults: [...nameFaults, ...faults],
    cose: { sign1, dates: datesOf(content) },
    ...(isList && isMap(content) ? { document: listIn(content) } : {}),
  };
}

/** The claims of a status list in a CWT under the names that they have in a JWT (Token Status List section 5.2). */
function listIn(content: CborMap): JsonObject {
  const list = content.get(STATUS_LIST);
  const [bits, lst] = isMap(list) ? [list.get('bits'), list.get('lst')] : [];
  const encoded = lst instanceof Uint8Array ? toBase64url(lst) : viewOf(lst ?? null);
  const claim = (label: number) => viewOf(content.get(label) ?? null);
  const status = { bits: viewOf(bits ?? null), lst: encoded };
  return { sub: claim(SUBJECT), iat: claim(ISSUED), ttl: claim(TTL), status_list: status };
}

/** Dates of a mobile security object or of a CWT (RFC 8392 section 3.1). */
function datesOf(content: unknown): { validFrom?: string; validUntil?: string } {
  if (!isMap(content)) return {};
  const validity = content.get('validityInfo');
  const [source, from, until] = isMap(validity) ? [validity, 'validFrom', 'validUntil'] : [content, 5, 4];
  const dateAt = (label: unknown) => (source.has(label) ? dateText(source.get(label)) : undefined);
  return { validFrom: dateAt(from), validUntil: dateAt(until) };
}
