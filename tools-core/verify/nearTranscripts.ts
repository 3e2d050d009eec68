import { encode, Tagged } from 'cborg';
import type { JsonObject } from '../base/index.ts';
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
  const given = sessionTranscript ? retaggedTranscripts(transcriptsOf({ sessionTranscript }, [])) : [];
  return [...given, ...transcriptsOf(values, keys), ...changed];
}

/** DeviceEngagement and the key of the reader are embedded with tag 24 (ISO/IEC 18013-5 section 9.1.5.1), which is easily lost. */
function retaggedTranscripts(given: readonly Transcript[]): Transcript[] {
  return given.flatMap(({ name, value }) => {
    const isBare = (one: unknown) => one instanceof Uint8Array || one instanceof Map;
    if (!Array.isArray(value) || !value.slice(0, 2).some(isBare)) return [];
    const tagged = value.map((one, at) =>
      at < 2 && isBare(one) ? new Tagged(24, one instanceof Map ? encode(one) : one) : one,
    );
    return [
      {
        name: `${name}, with DeviceEngagement and the key of the reader embedded with tag 24`,
        value: tagged,
        hashed: [],
      },
    ];
  });
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
  const hosts = [originOf(responseUri), prefix === 'x509_san_dns' ? `https://${name}` : undefined];
  const origins = origin ? [withSlash(origin)] : hosts.filter((one) => one !== undefined);
  return [
    ...audiences.map((one) => ({ audience: one })),
    ...(responseUri ? [{ responseUri: withSlash(responseUri) }] : []),
    ...[...new Set(origins)].map((one) => ({ origin: one })),
  ];
}

/** The address with a slash at its end, or without the one that it has. */
const withSlash = (address: string): string => (address.endsWith('/') ? address.slice(0, -1) : `${address}/`);

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
