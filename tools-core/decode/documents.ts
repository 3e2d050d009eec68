import { idOf, isObject, type Json, type JsonObject, listOf, pointerPart } from '../base/index.ts';

/** A value inside of another one, with its JSON Pointer there. */
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

/** Credentials in a presentation. */
export function credentialsIn(document: JsonObject): NestedInput[] {
  return itemsOf(document.verifiableCredential, '/verifiableCredential').map(({ value, pointer }) => {
    const id = isObject(value) && value.proof === undefined ? idOf(value) : undefined;
    // An enveloped credential is its token in a data address (VC Data Model 2.0 section 4.13.1).
    return id?.startsWith('data:') ? { value: id, pointer: `${pointer}/id` } : { value, pointer };
  });
}

/** What an answer of OpenID4VP presents (OpenID4VP 1.0 section 8.1): texts and objects. */
export function presentedIn({ vp_token: presented }: JsonObject): NestedInput[] {
  if (!isObject(presented) || '@context' in presented) return itemsOf(presented, '/vp_token');
  return Object.entries(presented).flatMap(([id, value]) => itemsOf(value, `/vp_token/${pointerPart(id)}`));
}

/**
 * The compact form of a JWS in JSON (RFC 7515 section 7.2), with the disclosures of an SD-JWT behind it (RFC 9901
 * section 8). Of several signatures, it has the first.
 */
export function compactOf(value: JsonObject): string | undefined {
  const [first] = Array.isArray(value.signatures) ? value.signatures : [value];
  if (typeof value.payload !== 'string' || !isObject(first)) return undefined;
  const { protected: head, signature, header } = first;
  if (typeof head !== 'string' || typeof signature !== 'string') return undefined;
  const token = `${head}.${value.payload}.${signature}`;
  if (!isObject(header) || (header.disclosures === undefined && header.kb_jwt === undefined)) return token;
  const binding = typeof header.kb_jwt === 'string' ? header.kb_jwt : '';
  return [token, ...listOf(header.disclosures).map(String), binding].join('~');
}
