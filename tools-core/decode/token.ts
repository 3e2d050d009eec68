import { fromBase64url, InputError, isObject, type JsonObject, readPlaces, type Span, utf8 } from '../base/index.ts';
import type { FormatFault, Part, Token } from './types.ts';

/** Whether a text has the form of a JWS in compact form: three parts, none with any other character. */
export const isCompactJws = (text: string): boolean => /^[\w-]+\.[\w-]*\.[\w-]*$/.test(text);

/** Whether a text has the form of a JWE in compact form: five parts (RFC 7516 section 7.1). */
export const isCompactJwe = (text: string): boolean => /^[\w-]+(?:\.[\w-]*){4}$/.test(text);

/** JSON object of a part in base64url; undefined with the reason if it is none. */
export function jsonOfPart(part: string): { value: JsonObject } | { reason: string } {
  const bytes = fromBase64url(part);
  if (!bytes) return { reason: 'is not base64url' };
  const text = utf8(bytes);
  if (text === undefined) return { reason: 'is not text in UTF-8' };
  try {
    const { value, twice } = readPlaces(text);
    if (!isObject(value)) return { reason: 'is not a JSON object' };
    // Two readers of one name may take two values (RFC 7515 section 4).
    if (twice[0] !== undefined) return { reason: `has the member ${twice[0].slice(1)} twice` };
    return { value };
  } catch (error) {
    if (error instanceof InputError) return { reason: `is not JSON. ${error.message}` };
    throw error;
  }
}

/**
 * Takes a JWS in compact form apart (RFC 7515 section 7.1).
 *
 * @param start offset of the token in the input
 * @param prefix goes before the names of parts, for a token inside another input
 */
export function decodeToken(
  text: string,
  start = 0,
  prefix = '',
): { token: Token; parts: Part[]; faults: FormatFault[] } {
  const texts = text.split('.') as [string, string, string];
  const spans = spansOf(texts, start);
  const faults: FormatFault[] = [];
  const objectOf = (at: 0 | 1, id: string, title: string): JsonObject => {
    const read = jsonOfPart(texts[at]);
    if ('value' in read) return read.value;
    faults.push({
      cause: 'token-form',
      detail: `The ${title} of the token ${read.reason}`,
      place: `${id}`,
    });
    return {};
  };
  const [headerId, payloadId, signatureId] = [`${prefix}header`, `${prefix}payload`, `${prefix}signature`];
  const header = objectOf(0, headerId, 'header');
  const payload = objectOf(1, payloadId, 'payload');
  const signature = fromBase64url(texts[2]);
  return {
    token: { header, payload, signed: `${texts[0]}.${texts[1]}`, signature },
    faults,
    parts: [
      { id: headerId, title: 'Header', value: header, kind: 'jose-header', span: spans[0] as Span },
      { id: payloadId, title: 'Payload', value: payload, kind: 'jwt', span: spans[1] as Span },
      {
        id: signatureId,
        title: 'Signature',
        value: signature ? `${signature.length} bytes: ${texts[2]}` : texts[2],
        kind: 'signature',
        span: spans[2] as Span,
      },
    ],
  };
}

function spansOf(texts: string[], start: number): Span[] {
  let at = start;
  return texts.map((text) => {
    const span = { start: at, end: at + text.length };
    at = span.end + 1;
    return span;
  });
}
