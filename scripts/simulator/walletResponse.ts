import { compactDecrypt, exportJWK, generateKeyPair, type JWK } from 'jose';
import { isObject } from '../../plugins/schemas/jsonValue.ts';

/** A response of a wallet, read and not checked. */
export interface WalletResponse {
  /** JSON as text in a form; an object anywhere else. */
  vp_token?: unknown;
  state?: unknown;
  error?: unknown;
}

/** A key for encrypted responses: the public half goes into the request. */
export interface ResponseKey {
  publicKey: JWK;
  decrypt(token: string): Promise<WalletResponse>;
}

/** Why the format policy of the authorizer denies a response. */
export class FormatError extends Error {}

/** Makes a key for one authorization: ECDH-ES on P-256 (OpenID4VP 1.0 section 8.3). */
export async function responseKey(): Promise<ResponseKey> {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), use: 'enc', alg: 'ECDH-ES', kid: 'response' };
  return {
    publicKey: jwk,
    async decrypt(token) {
      if (!isEncoded(token)) throw new FormatError('The encrypted response is not base64url');
      const { plaintext } = await compactDecrypt(token, privateKey).catch(() => {
        throw new FormatError('The encrypted response cannot be decrypted');
      });
      return JSON.parse(new TextDecoder().decode(plaintext));
    },
  };
}

/**
 * Reads `vp_token` of a response to a DCQL query (OpenID4VP 1.0 section 8.1): presentations by the ID of their query.
 * @throws FormatError if it has a different form; no signature is checked
 */
export function readVpToken(value: unknown): Record<string, string[]> {
  const token = typeof value === 'string' ? parse(value) : value;
  if (!isObject(token)) throw new FormatError('vp_token is not an object');
  for (const list of Object.values(token)) {
    const isList = Array.isArray(list) && list.length > 0 && list.every((one) => typeof one === 'string');
    if (!isList) throw new FormatError('A query in vp_token has no list of presentations');
    if (!list.every((one) => isEncoded(String(one)))) throw new FormatError('A presentation is not base64url');
  }
  return token as Record<string, string[]>;
}

/**
 * Whether all parts of a token are base64url without padding and without bits left over (RFC 4648 sections 3.5 and 5):
 * otherwise a changed last character would still mean the same.
 */
const isEncoded = (token: string): boolean =>
  token.split(/[.~]/).every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FormatError('vp_token is not JSON');
  }
}
