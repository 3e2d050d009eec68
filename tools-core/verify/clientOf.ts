import type { JsonObject } from '../base/index.ts';

/** A client of a request: the prefix of its id, or the scheme of older drafts (OpenID4VP 1.0 section 5.9). */
export interface Client {
  prefix: string;
  /** What the id names without its prefix. */
  name: string;
}

export const PREFIXES = [
  'redirect_uri',
  'openid_federation',
  'decentralized_identifier',
  'verifier_attestation',
  'x509_san_dns',
  'x509_hash',
  'x509_san_uri',
  'origin',
];

/** The client that a request names. */
export function clientOf({ client_id: id, client_id_scheme: scheme }: JsonObject): Client {
  const written = String(id ?? '');
  const prefix = PREFIXES.find((one) => written.startsWith(`${one}:`));
  if (prefix) return { prefix, name: written.slice(prefix.length + 1) };
  if (scheme === undefined) return { prefix: written.startsWith('did:') ? 'did' : 'pre-registered', name: written };
  return { prefix: String(scheme), name: written };
}
