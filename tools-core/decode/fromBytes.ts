import { InputError } from '../base/index.ts';
import { type CborMap, readCbor } from './cbor.ts';
import { empty } from './emptyDecoded.ts';
import { readingsOf } from './encodings.ts';
import { fromCertificates } from './fromCertificates.ts';
import { decodeMdoc, mdocKindOf } from './mdoc.ts';
import type { Decoded } from './types.ts';

/** Bytes by any encoding: a certificate, or a structure of ISO/IEC 18013-5. */
export function fromBytes(text: string): Decoded {
  const cut = cutToken(text);
  if (cut) return { ...empty, format: 'unknown', name: 'No known format', why: [cut], level: 'other' };
  let reason = 'It is neither JSON, nor a token, nor encoded bytes.';
  for (const [name, bytes] of readingsOf(text)) {
    if (bytes[0] === 0x30) {
      try {
        return fromCertificates([bytes], `It is ${name} of DER.`);
      } catch (error) {
        reason = (error as Error).message;
        continue;
      }
    }
    try {
      const decoded = fromCbor(readCbor(bytes), name);
      if (decoded) return decoded;
      reason = `It is ${name} of bytes that are no structure of ISO/IEC 18013-5.`;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      reason = `It is ${name}. ${error.message}`;
    }
  }
  return { ...empty, format: 'unknown', name: 'No known format', why: [reason], level: 'other' };
}

/** Begins as the header of a token does: `{"` in base64url, with a closed header or without. */
const TOKEN_START = /^eyJ[\w-]*(?:\.[\w-]*)?(?:~|$)/;

/** What is said of a text that begins as a JWT or an SD-JWT, and ends before its third part. */
function cutToken(text: string): string | undefined {
  if (/^e[wy][\w+/=-]+(?:\.[\w+/=-]*){2}$/.test(text)) {
    return 'It begins as a JWT does, and its parts are base64 with +, / or =. A JWT has base64url without padding (RFC 7515 section 2).';
  }
  if (!TOKEN_START.test(text)) return undefined;
  const parts = text.split('~', 1)[0].split('.').length;
  return `It begins as a JWT does, and is cut off: a JWT has three parts, and this has ${parts === 1 ? 'one' : 'two'}. Copy it again, up to its last character.`;
}

function fromCbor(value: unknown, encoding: string): Decoded | undefined {
  const kind = mdocKindOf(value);
  if (!kind) return undefined;
  const { mdoc, parts, faults } = decodeMdoc(value as CborMap, kind);
  const marks = {
    IssuerSigned: 'issuerAuth or nameSpaces',
    DeviceResponse: 'documents or status',
    DeviceRequest: 'docRequests',
  };
  const why = [`It is ${encoding} of CBOR.`, `The map has ${marks[kind]}, as ${kind} does.`];
  if (kind === 'DeviceRequest')
    return {
      ...empty,
      format: 'device-request',
      name: 'mdoc, DeviceRequest',
      why,
      level: 'other',
      parts,
      faults,
      mdoc,
    };
  // The verifier takes mdocs as base64url alone.
  if (encoding !== 'base64url') why.push('The verifier takes it as base64url without padding.');
  return {
    ...empty,
    format: 'mdoc',
    name: `mdoc, ${kind}`,
    why,
    level: kind === 'IssuerSigned' ? 'credential' : 'presentation',
    parts,
    faults,
    mdoc,
  };
}
