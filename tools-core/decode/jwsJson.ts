import { isObject, type JsonObject, listOf } from '../base/index.ts';

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
