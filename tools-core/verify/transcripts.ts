import { sha256 } from '@noble/hashes/sha2.js';
import { encode, Tagged } from 'cborg';
import { hexOf, type JsonObject } from '../base/index.ts';
import { diagnosticOf, readCbor } from '../decode/index.ts';
import { thumbprintOf } from './keys.ts';
import type { Expected } from './types.ts';

/** A `SessionTranscript` (ISO/IEC 18013-5 section 9.1.5.1) with the name of its form. */
export interface Transcript {
  name: string;
  value: unknown;
  /** What its handover contains the hashes of. */
  hashed: unknown[][];
}

const hash = (values: unknown[]): Uint8Array => sha256(encode(values));

/**
 * Every session transcript that follows from what is known about the request: OpenID4VP 1.0 appendix B.2.6, its drafts,
 * and ISO/IEC 18013-7 annexes B and C. If there is one in `expected`, it's the only one.
 *
 * @param keys that an encrypted response may be for
 */
export function transcriptsOf(expected: Expected, keys: readonly JsonObject[]): Transcript[] {
  const { sessionTranscript, audience, nonce, responseUri, responseMode, origin } = expected;
  const { mdocGeneratedNonce, encryptionInfo } = expected;
  const hasMode = (mode: RegExp) => responseMode === undefined || mode.test(responseMode);
  if (sessionTranscript) return [givenTranscript(sessionTranscript)];
  // A response that isn't encrypted has null instead of the thumbprint.
  const thumbprints = [...(hasMode(/^(?!.*jwt)/) ? [null] : []), ...(hasMode(/jwt/) ? keys.map(thumbprintOf) : [])];
  const isRedirect = hasMode(/^(?!dc_api)/);
  const isDcApi = hasMode(/^dc_api/);
  const found: Transcript[] = [];
  /** Adds a transcript if all values that it needs are known. */
  const add = (name: string, needs: unknown[], hashed: unknown[][], handover: (...all: Uint8Array[]) => unknown[]) => {
    if (needs.every(Boolean)) found.push({ name, value: [null, null, handover(...hashed.map(hash))], hashed });
  };
  const named = (type: string) => (info: Uint8Array) => [type, info];
  for (const print of thumbprints) {
    const more = print ? ', encrypted' : '';
    const needs = [audience, nonce, responseUri, isRedirect];
    const info = [audience, nonce, print, responseUri];
    add(`OpenID4VP 1.0 via redirect${more}`, needs, [info], named('OpenID4VPHandover'));
    const api = 'via the Digital Credentials API';
    const handover = named('OpenID4VPDCAPIHandover');
    add(`OpenID4VP 1.0 ${api}${more}`, [origin, nonce, isDcApi], [[origin, nonce, print]], handover);
    add(`OpenID4VP draft ${api}`, [origin, nonce, isDcApi, audience], [[origin, audience, nonce]], handover);
  }
  const nonces = [audience, responseUri].map((one) => [one, mdocGeneratedNonce]);
  const annexB = (client: Uint8Array, uri: Uint8Array) => [client, uri, nonce];
  add('ISO/IEC 18013-7 annex B', [audience, nonce, responseUri, mdocGeneratedNonce], nonces, annexB);
  add('ISO/IEC 18013-7 annex C', [encryptionInfo, origin], [[encryptionInfo, origin]], named('dcapi'));
  return found;
}

/** Some libraries hand out a transcript as it is embedded, with tag 24 around it. */
function givenTranscript(bytes: Uint8Array): Transcript {
  const given = readCbor(bytes);
  const isEmbedded = given instanceof Tagged && given.value instanceof Uint8Array;
  const value = isEmbedded ? readCbor(given.value) : given;
  const [engagement, , handover] = Array.isArray(value) ? value : [];
  const isProximity = engagement !== null && engagement !== undefined;
  const form = isProximity ? `, proximity by ${handover === null ? 'QR code' : 'NFC'}` : '';
  return { name: `the session transcript you added${form}`, value, hashed: [] };
}

/** A transcript as its bytes and in diagnostic notation (RFC 8949 section 8), with what its handover hashes. */
export function transcriptText({ name, value, hashed }: Transcript, result: string): string {
  const shown = (title: string, content: unknown) => [
    `${title}:`,
    diagnosticOf(content),
    hexOf(encode(content)).replace(/.{64}(?=.)/g, '$&\n'),
  ];
  const inputs = hashed.flatMap((one) => shown('Input of the hash', one));
  return [`# ${name}: ${result}`, ...inputs, ...shown('SessionTranscript', value)].join('\n');
}

/** What has to be added before more transcripts can be tried. */
export function missingFor(
  { audience, nonce, responseUri, origin, mdocGeneratedNonce }: Expected,
  hasKey: boolean,
): string {
  const redirect = !nonce || !audience || !responseUri;
  const wishes = [
    ...(redirect && !origin ? ['audience, nonce and responseUri of the request, or the request itself'] : []),
    ...(redirect ? [] : hasKey ? [] : ['the encryption key of the verifier as a JWK, if the response was encrypted']),
    ...(origin ? [] : ['nonce and origin, if it came through the Digital Credentials API']),
    ...(mdocGeneratedNonce ? [] : ['mdocGeneratedNonce, for ISO/IEC 18013-7 annex B']),
    'responseMode of the request, such as direct_post, to be sure; or the sessionTranscript itself',
  ];
  return wishes.join('; ');
}
