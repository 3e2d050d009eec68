import { compactDecrypt, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { JsonObject } from '../plugins/openapi/specFiles.ts';

/** An answer of a wallet, read and not judged. */
export interface WalletAnswer {
  /** JSON as text in a form; an object anywhere else. */
  vp_token?: unknown;
  state?: unknown;
  error?: unknown;
}

/** A key for encrypted answers: the public half goes into the request. */
export interface ResponseKey {
  publicKey: JWK;
  decrypt(token: string): Promise<WalletAnswer>;
}

/** Why the format policy refuses an answer: a slug of the error catalogue. */
export class FormatFault extends Error {
  readonly slug: 'invalid-format' | 'unsupported-format';
  constructor(slug: FormatFault['slug'], message: string) {
    super(message);
    this.slug = slug;
  }
}

const invalid = (message: string) => new FormatFault('invalid-format', message);

/** Makes a key for one authorization: ECDH-ES on P-256 (OpenID4VP 1.0 section 8.3). */
export async function responseKey(): Promise<ResponseKey> {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), use: 'enc', alg: 'ECDH-ES', kid: 'answer' };
  return {
    publicKey: jwk,
    async decrypt(token) {
      if (!token.split('.').every(isBase64url)) throw invalid('The encrypted answer is not base64url');
      const { plaintext } = await compactDecrypt(token, privateKey).catch(() => {
        throw invalid('The answer cannot be decrypted');
      });
      return JSON.parse(new TextDecoder().decode(plaintext));
    },
  };
}

/**
 * Reads `vp_token` of an answer to a DCQL query with SD-JWT VCs (OpenID4VP 1.0 section 8.1): presentations by the ID of
 * their query.
 * @throws FormatFault if it is not what the standards say; no signature is checked
 */
export function readVpToken(value: unknown): Record<string, string[]> {
  const token = typeof value === 'string' ? parse(value, 'vp_token') : value;
  if (!isRecord(token)) throw invalid('vp_token is no object');
  for (const presentations of Object.values(token)) {
    if (!Array.isArray(presentations) || presentations.length === 0) throw invalid('A query has no list of answers');
    for (const presentation of presentations) readPresentation(presentation);
  }
  return token as Record<string, string[]>;
}

/** Checks the form of an SD-JWT with key binding (RFC 9901 sections 4 and 4.3). */
function readPresentation(presentation: unknown): void {
  if (typeof presentation !== 'string') throw invalid('A presentation is no text');
  if (!presentation.includes('~')) throw new FormatFault('unsupported-format', 'The presentation has no known format');
  const [jwt = '', ...rest] = presentation.split('~');
  const keyBinding = rest.pop() ?? '';
  readJwt(jwt, 'dc+sd-jwt');
  for (const disclosure of rest) {
    if (!isBase64url(disclosure)) throw invalid('A disclosure is not base64url');
    const parts = parse(textOf(disclosure), 'A disclosure');
    if (!Array.isArray(parts) || parts.length !== 3) throw invalid('A disclosure has not three parts');
  }
  if (keyBinding !== '') readJwt(keyBinding, 'kb+jwt');
}

function readJwt(token: string, type: string): void {
  const parts = token.split('.');
  if (parts.length !== 3 || !parts.every(isBase64url)) throw invalid('A JWT has not three parts in base64url');
  const [header, payload] = parts.map((part, at) => at < 2 && parse(textOf(part), 'Part of a JWT'));
  if (!isRecord(header) || !isRecord(payload)) throw invalid('Part of a JWT is no object');
  if (header.typ !== type) throw new FormatFault('unsupported-format', `The type of a JWT is not ${type}`);
}

const isRecord = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (part: string) => Buffer.from(part, 'base64url').toString();

/** Whether a text is base64url without padding and without bits left over (RFC 4648 sections 3.5 and 5). */
const isBase64url = (part: string) => Buffer.from(part, 'base64url').toString('base64url') === part;

function parse(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(`${what} is no JSON`);
  }
}
