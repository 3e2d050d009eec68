import { idOf, isObject, type Json, type JsonObject, listOf, objectsOf, pointerPart, textOf } from '../base/index.ts';
import { kindOf } from './kinds.ts';

/** A value inside another value, with its JSON Pointer. */
export interface NestedInput {
  value: Json;
  pointer: string;
}

/** The data address of an enveloped credential or presentation (VC Data Model 2.0 sections 4.13.1 and 4.13.2). */
export function envelopedIn({ id, type }: JsonObject): string | undefined {
  const isEnvelope = listOf(type).some((one) => /^EnvelopedVerifiable(?:Credential|Presentation)$/.test(String(one)));
  return isEnvelope && typeof id === 'string' && id.startsWith('data:') ? id : undefined;
}

const itemsOf = (value: Json | undefined, pointer: string): NestedInput[] =>
  listOf(value).map((one, at) => ({ value: one, pointer: Array.isArray(value) ? `${pointer}/${at}` : pointer }));

export function credentialsIn(document: JsonObject): NestedInput[] {
  return itemsOf(document.verifiableCredential, '/verifiableCredential').map(({ value, pointer }) => {
    const id = isObject(value) && value.proof === undefined ? idOf(value) : undefined;
    // An enveloped credential is its token in a data address (VC Data Model 2.0 section 4.13.1).
    return id?.startsWith('data:') ? { value: id, pointer: `${pointer}/id` } : { value, pointer };
  });
}

/** What a response of OpenID4VP presents (OpenID4VP 1.0 section 8.1): texts and objects. */
export function presentedIn({ vp_token: presented }: JsonObject): NestedInput[] {
  if (!isObject(presented) || '@context' in presented) return itemsOf(presented, '/vp_token');
  return Object.entries(presented).flatMap(([id, value]) => itemsOf(value, `/vp_token/${pointerPart(id)}`));
}

/**
 * The compact form of a JWS in JSON (RFC 7515 section 7.2), with the disclosures of an SD-JWT behind it (RFC 9901
 * section 8), one for each signature.
 */
export function compactsOf({ payload, signatures, ...value }: JsonObject): string[] {
  if (typeof payload !== 'string') return [];
  return objectsOf(signatures ?? [value]).flatMap(({ protected: head, signature, header }) => {
    if (typeof head !== 'string' || typeof signature !== 'string') return [];
    const token = `${head}.${payload}.${signature}`;
    if (!isObject(header) || (header.disclosures === undefined && header.kb_jwt === undefined)) return [token];
    return [[token, ...listOf(header.disclosures).map(String), textOf(header.kb_jwt)].join('~')];
  });
}

/** The compact form of a JWE in JSON (RFC 7516 section 7.2); undefined for what only JSON can express. */
export function jweOf({ recipients, ...value }: JsonObject): string | undefined {
  const [first, ...others] = objectsOf(recipients ?? [value]);
  const { protected: head, iv, ciphertext, tag, unprotected } = value;
  const isPlain = others.length === 0 && unprotected === undefined && first?.header === undefined;
  const parts = [head, first?.encrypted_key ?? '', iv, ciphertext, tag];
  return isPlain && parts.every((part) => typeof part === 'string') ? parts.join('.') : undefined;
}

/** Values of one JSON text that are looked at, and that are taken. */
const MOST_LOOKED = 5_000;
const MOST_TAKEN = 20;

/** A signed token, which may be an SD-JWT. Its header begins with `{` in base64url. */
const TOKEN = /^e[wy][\w-]*(?:\.[\w-]*){2}(?:~[\w.~-]*)?$/;
/** An mdoc in base64url, a map of CBOR whose first member has a name; a CWT; or an encrypted one of ISO/IEC 18013-7. */
const MDOC = /^(?:o[WXmn23]|gmVkY2Fwa|0oRD|2D3Sh)[\w-]{80,}$/;
/** Bytes of CBOR in hexadecimal digits: a map, or what has a tag. A digest has fewer. */
const CBOR_DIGITS = /^(?:a|d)[\da-f]{160,}$/i;
/** A certificate in base64: the length of its DER has two bytes. */
const CERTIFICATE = /^MII[\w+/]{200,}={0,2}$/;
/** A token in a longer text, such as the message of a log. */
const INSIDE = /(?<![\w.-])e[wy][\w-]{20,}(?:\.[\w-]{10,}){2}(?:~[\w.~-]*)?(?![\w~-]|\.[\w-])/;
/** JSON in base64 or base64url, which begins with `{` and a quotation mark or a line break. */
const ENCODED_JSON = /^(?:eyJ|ewo|ew0K|eyAi)[\w+/-]{40,}={0,2}$/;
/** JSON as a text, which is in a member of other JSON. */
const JSON_TEXT = /^\s*\{\s*"/;
const ENCODED = [TOKEN, MDOC, CBOR_DIGITS, CERTIFICATE, ENCODED_JSON, JSON_TEXT, /-----BEGIN /];
/** Where a request to the verifier has what it is about, whatever that is. */
const SUBJECTS = ['/credential', '/presentation'];

export const isSubject = (pointer: string): boolean => SUBJECTS.includes(pointer);

/**
 * Credentials, tokens, requests and responses in JSON without its own format: a response of an issuer, a line of a
 * log, a list.
 */
export function nestedInputs(root: Json): NestedInput[] {
  const found: NestedInput[] = [];
  let looked = 0;
  const look = (value: Json, pointer: string) => {
    looked += 1;
    if (looked > MOST_LOOKED || found.length >= MOST_TAKEN) return;
    if (typeof value === 'string') {
      const isEncoded = ENCODED.some((pattern) => pattern.test(value));
      const own = isEncoded || isSubject(pointer) ? value : INSIDE.exec(value)?.[0];
      if (own !== undefined) found.push({ value: own, pointer });
      return;
    }
    if (Array.isArray(value)) {
      for (const [at, one] of value.entries()) look(one, `${pointer}/${at}`);
      return;
    }
    if (!isObject(value)) return;
    if (pointer !== '' && (isWhole(value) || isSubject(pointer))) {
      found.push({ value, pointer });
      return;
    }
    for (const [name, one] of Object.entries(value)) look(one, `${pointer}/${pointerPart(name)}`);
  };
  look(root, '');
  return found;
}

const WHOLE = ['openid4vp-request', 'openid4vp-response', 'presentation-definition', 'dcql-query', 'status-list'];

/** What a credential or a presentation has, and a mere description of one has not. */
const MARKS = ['issuer', 'proof', 'verifiableCredential'];

/** Whether an object is something by itself, rather than a part of something. */
function isWhole(value: { [name: string]: Json }): boolean {
  const { format, level } = kindOf(value);
  const isSigned = level !== 'other' && (MARKS.some((name) => name in value) || envelopedIn(value) !== undefined);
  return isSigned || WHOLE.includes(format) || compactsOf(value).length > 0;
}
