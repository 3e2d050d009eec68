import { fromBase64url, InputError, isJson, isObject, type JsonObject, readPlaces, utf8 } from '../base/index.ts';
import type { FormatFault, Part, Token } from './types.ts';

/** Whether a text has the form of a JWS in compact form: three parts, none with any other character. */
export const isCompactJws = (text: string): boolean => /^[\w-]+\.[\w-]*\.[\w-]*$/.test(text);

/** Whether a text has the form of an SD-JWT: a JWS and what follows behind `~` (RFC 9901 section 4). */
export const isSdJwt = (text: string): boolean =>
  /^[^\s~]+~\S*$/.test(text) && isCompactJws(text.split('~', 1)[0] as string);

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
    if (!isObject(value)) {
      const isTwice = typeof value === 'string' && isJson(value);
      return { reason: isTwice ? 'is a string of JSON: it was serialized twice' : 'is not a JSON object' };
    }
    // Two readers of one name may take two values (RFC 7515 section 4).
    if (twice[0] !== undefined) return { reason: `has the member ${twice[0].slice(1)} twice` };
    return { value };
  } catch (error) {
    if (error instanceof InputError) return { reason: `is not JSON. ${error.message}` };
    throw error;
  }
}

/** The objects of the first two parts of a token, each undefined where it is none. */
export const objectsOfToken = (token: string): (JsonObject | undefined)[] =>
  token.split('.', 2).map((part) => {
    const read = jsonOfPart(part);
    return 'value' in read ? read.value : undefined;
  });

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
  const texts = text.split('.');
  const faults: FormatFault[] = [];
  const parts: Part[] = [];
  let at = start;
  const add = (title: string, kind: string, read: (own: string, id: string) => Part['value']) => {
    const own = texts[parts.length] ?? '';
    const id = prefix + title.toLowerCase();
    parts.push({ id, title, value: read(own, id), kind, span: { start: at, end: at + own.length } });
    at += own.length + 1;
  };
  const readObject = (own: string, id: string): JsonObject => {
    const detached = 'is detached (RFC 7515 appendix F): put its base64url between the two dots';
    const read = own === '' ? { reason: detached } : jsonOfPart(own);
    if ('value' in read) return read.value;
    const detail = `The ${id.slice(prefix.length)} of the token ${read.reason}`;
    faults.push({ cause: 'token-form', detail, place: id });
    return {};
  };
  const signature = fromBase64url(texts[2] ?? '');
  add('Header', 'jose-header', readObject);
  add('Payload', 'jwt', readObject);
  add('Signature', 'signature', (own) => (signature ? `${signature.length} bytes: ${own}` : own));
  const [header, payload] = parts.map(({ value }) => value) as [JsonObject, JsonObject];
  return { token: { header, payload, signed: texts.slice(0, 2).join('.'), signature }, parts, faults };
}
