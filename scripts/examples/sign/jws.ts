import { base64url, type TestKey } from './keys.ts';

/**
 * Signs a payload as JWS in compact form (RFC 7515 section 7.1). The usual libraries draw random numbers for ECDSA, so
 * that no two runs agree; the test keys do not.
 * @param header members beside `alg`, which the key sets
 */
export function signToken(header: object, payload: object, key: TestKey): string {
  const input = `${base64url(JSON.stringify({ alg: key.alg, ...header }))}.${base64url(JSON.stringify(payload))}`;
  return `${input}.${signInput(input, key)}`;
}

/** Signature of a JWS signing input, in base64url. */
export const signInput = (input: string, key: TestKey): string => base64url(key.sign(new TextEncoder().encode(input)));

/** Header and payload of a JWS in compact form, not verified. */
export function decodeToken(token: string): { header: Record<string, unknown>; payload: Record<string, unknown> } {
  const [header = '', payload = ''] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
  return { header: JSON.parse(header), payload: JSON.parse(payload) };
}
