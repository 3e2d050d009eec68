import { isObject, type JsonObject } from '../base/index.ts';
import type { FormatId } from './types.ts';

/** A kind of signed token that is not a credential, and the rules of its standard. */
export interface TokenKind {
  format: FormatId;
  name: string;
  explain: string;
  typ?: string;
  /** Recognizes it by its claims, where `typ` is missing or wrong. */
  matches?: (payload: JsonObject) => boolean;
  /** Where its standard puts the key: in the header, or in its own `jwks`. Otherwise the issuer publishes it. */
  key?: 'jwk' | 'jwks';
  /** Claims that are a number of seconds above 0, where they are there. */
  periods?: readonly string[];
  /** Claims that it needs, with the kind of their value. */
  needs: Readonly<Record<string, 'string' | 'audience' | 'date' | 'object'>>;
}

const has = (payload: JsonObject, ...names: string[]): boolean => names.every((name) => payload[name] !== undefined);

const other = (name: string, rest: Partial<TokenKind> = {}): TokenKind => ({
  format: 'other-token',
  name,
  explain: 'jwt',
  needs: {},
  ...rest,
});

/** Kinds of tokens, most specific first. The last one fits any token. */
export const TOKEN_KINDS: readonly TokenKind[] = [
  other('Status list token', {
    format: 'status-list-token',
    explain: 'status-list-token',
    typ: 'statuslist+jwt',
    matches: ({ status_list: list }) => isObject(list) && has(list, 'bits', 'lst'),
    // Token Status List section 5.1.
    needs: { sub: 'string', iat: 'date', status_list: 'object' },
    periods: ['ttl'],
  }),
  other('Key binding JWT, without its SD-JWT', {
    explain: 'key-binding-jwt',
    typ: 'kb+jwt',
    matches: (payload) => has(payload, 'sd_hash'),
    needs: { iat: 'date', aud: 'string', nonce: 'string', sd_hash: 'string' },
  }),
  other('OpenID4VP request, signed', {
    format: 'openid4vp-request',
    explain: 'openid4vp-request',
    typ: 'oauth-authz-req+jwt',
    matches: (payload) =>
      has(payload, 'client_id') &&
      ['dcql_query', 'presentation_definition', 'scope', 'response_type'].some((name) => has(payload, name)),
    needs: { client_id: 'string' },
  }),
  // OpenID4VCI 1.0 appendix F.1.
  other('OpenID4VCI key proof', { typ: 'openid4vci-proof+jwt', key: 'jwk', needs: { aud: 'audience', iat: 'date' } }),
  other('OpenID4VCI credential issuer metadata', {
    typ: 'openidvci-issuer-metadata+jwt',
    needs: { iss: 'string', sub: 'string', iat: 'date' },
  }),
  other('OpenID4VCI key attestation', { typ: 'key-attestation+jwt', needs: { iat: 'date' } }),
  other('DPoP proof', {
    typ: 'dpop+jwt',
    key: 'jwk',
    matches: (payload) => has(payload, 'htm', 'htu'),
    needs: { jti: 'string', htm: 'string', htu: 'string', iat: 'date' },
  }),
  // OpenID Federation 1.0 section 3.1.
  other('OpenID Federation entity statement', {
    typ: 'entity-statement+jwt',
    key: 'jwks',
    matches: (payload) => has(payload, 'iss', 'sub', 'jwks'),
    needs: { iss: 'string', sub: 'string', iat: 'date', exp: 'date' },
  }),
  other('OpenID Federation trust mark', {
    typ: 'trust-mark+jwt',
    needs: { iss: 'string', sub: 'string', iat: 'date' },
  }),
  other('Wallet or client attestation', {
    typ: 'oauth-client-attestation+jwt',
    needs: { sub: 'string', exp: 'date', cnf: 'object' },
  }),
  other('Proof of possession of a client attestation', {
    typ: 'oauth-client-attestation-pop+jwt',
    needs: { aud: 'audience', jti: 'string', iat: 'date' },
  }),
  other('Verifier attestation', {
    typ: 'verifier-attestation+jwt',
    needs: { iss: 'string', sub: 'string', exp: 'date', cnf: 'object' },
  }),
  other('OAuth access token', { typ: 'at+jwt', needs: { iss: 'string', exp: 'date', aud: 'audience', sub: 'string' } }),
  // OpenID Connect Core section 2.
  other('ID token (OpenID Connect)', {
    matches: (payload) =>
      has(payload, 'iss', 'sub', 'aud') && ['nonce', 'auth_time', 'at_hash', 'azp'].some((name) => has(payload, name)),
    needs: { iss: 'string', sub: 'string', exp: 'date', iat: 'date' },
  }),
  other('Signed token (JWS)'),
];

/** The type of a header in short: a media type may leave out `application/` (RFC 7515 section 4.1.9). */
export const typeOf = ({ typ }: JsonObject): string => String(typ ?? '').replace(/^application\//i, '');

/** A type as people misspell it: without the suffix, or with other characters between its words. */
const bareType = (typ: string): string => typ.replace(/[+_-]?jwt$/, '').replaceAll(/[^a-z\d]/g, '');

/** Which kind a token is; `typ` counts first, then its claims. */
export function tokenKindOf(header: JsonObject, payload: JsonObject): TokenKind {
  const typ = typeOf(header).toLowerCase();
  return (
    TOKEN_KINDS.find((kind) => kind.typ !== undefined && kind.typ === typ) ??
    TOKEN_KINDS.find((kind) => kind.matches?.(payload)) ??
    TOKEN_KINDS.find((kind) => kind.typ !== undefined && bareType(kind.typ) === bareType(typ)) ??
    (TOKEN_KINDS.at(-1) as TokenKind)
  );
}
