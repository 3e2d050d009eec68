import { type JsonObject, tryOr } from '../base/index.ts';
import { type Transcript, transcriptsOf } from './transcripts.ts';
import type { Expected } from './types.ts';

/**
 * Session transcripts of a request that differs from the known one in its form or in one value: if one of them fits a
 * response, it shows what is wrong. Values are only guessed where mistakes with them are known: a client_id without its
 * prefix or with a wrong one, a slash at the end of an address, an origin that is missing, and keys that were left out.
 * @param keys that an encrypted response may be for
 */
export function nearTranscripts(expected: Expected, keys: readonly JsonObject[]): Transcript[] {
  const { responseMode, sessionTranscript, ...values } = expected;
  const changed = changesOf(expected).flatMap((change) =>
    transcriptsOf({ ...values, ...change }, keys).map((one) => {
      const [[member = '', text = ''] = []] = Object.entries(change);
      return { ...one, name: `${one.name} with the ${member} ${text}` };
    }),
  );
  return [...transcriptsOf(values, keys), ...changed];
}

/** Each a change of one value. */
function changesOf({ audience = '', nonce, responseUri = '', origin }: Expected): Partial<Expected>[] {
  const [, prefix = '', name = audience] =
    /^(x509_san_dns|x509_hash|decentralized_identifier|redirect_uri):(.+)$/.exec(audience) ?? [];
  const names = prefix
    ? [name]
    : ['x509_san_dns', 'decentralized_identifier', 'redirect_uri'].map((one) => `${one}:${name}`);
  const audiences = [
    ...(nonce && audience ? names : []),
    ...(origin ? [`origin:${origin}`, `web-origin:${origin}`] : []),
  ];
  const hosts = [tryOr(() => new URL(responseUri).origin), prefix === 'x509_san_dns' ? `https://${name}` : undefined];
  const origins = origin ? [withSlash(origin)] : hosts.filter((one) => one !== undefined);
  return [
    ...audiences.map((one) => ({ audience: one })),
    ...(responseUri ? [{ responseUri: withSlash(responseUri) }] : []),
    ...[...new Set(origins)].map((one) => ({ origin: one })),
  ];
}

/** The address with a slash at its end, or without the one that it has. */
const withSlash = (address: string): string => (address.endsWith('/') ? address.slice(0, -1) : `${address}/`);
