import type { Decoded } from '../decode/index.ts';

export type CheckName = 'format' | 'claims' | 'signature' | 'dates' | 'status' | 'schema' | 'trust';

/**
 * Which checks apply to which kind of input. The inspector runs these, and its tests expect these: an outcome is
 * `success` only where each of them was made.
 */
export const CHECKS_BY_KIND = {
  // Keys come from DIDs here, so if there are roots, trust only shows that a validator would reject it.
  credential: ['format', 'signature', 'dates', 'status', 'schema', 'trust'],
  presentation: ['format', 'signature', 'dates'],
  'jwt-credential': ['format', 'signature', 'dates', 'status', 'schema', 'trust'],
  'jwt-presentation': ['format', 'signature', 'dates', 'trust'],
  'sd-jwt': ['format', 'signature', 'dates', 'status', 'trust'],
  mdoc: ['format', 'signature', 'dates', 'status', 'trust'],
  // Requests, status lists, key proofs, entity statements and every other signed token.
  token: ['claims', 'signature', 'dates', 'status', 'trust'],
  // A COSE_Sign1 alone, such as issuerAuth or a status list as CWT.
  cose: ['claims', 'signature', 'dates', 'trust'],
  unknown: ['format'],
  // Responses and several inputs at once: what they contain is checked.
  container: [],
  // Keys, certificates, queries, metadata: decoded and explained.
  document: [],
} as const satisfies Record<string, readonly CheckName[]>;

/** A kind of input, as far as its checks differ. */
export type InputKind = keyof typeof CHECKS_BY_KIND;

const CONTAINERS: readonly string[] = ['openid4vp-response', 'several'];
const UNKNOWN: readonly string[] = ['unknown', 'jwe', 'anoncreds'];

export function inputKindOf(decoded: Decoded): InputKind {
  const { format, level, token, sdJwt, mdoc, cose } = decoded;
  if (CONTAINERS.includes(format)) return 'container';
  if (cose) return 'cose';
  if (mdoc) return level === 'other' ? 'document' : 'mdoc';
  if (sdJwt) return 'sd-jwt';
  if (level !== 'other') return token ? `jwt-${level}` : level;
  if (token) return format === 'jwt' ? 'unknown' : 'token';
  return UNKNOWN.includes(format) ? 'unknown' : 'document';
}
