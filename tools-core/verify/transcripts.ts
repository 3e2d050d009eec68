import { sha256 } from '@noble/hashes/sha2.js';
import { encode, Tagged } from 'cborg';
import type { JsonObject } from '../base/index.ts';
import { readCbor } from '../decode/index.ts';
import { thumbprintOf } from './keys.ts';
import type { Expected } from './types.ts';

const hash = (...values: unknown[]): Uint8Array => sha256(encode(values));

/**
 * Every session transcript that can be made of what is known of the request: OpenID4VP 1.0 appendix B.2.6, its drafts,
 * and ISO/IEC 18013-7 annexes B and C.
 *
 * @param keys that an encrypted response may be for
 */
export function transcriptsOf(expected: Expected, keys: readonly JsonObject[]) {
  const { sessionTranscript, audience, nonce, responseUri, responseMode, origin } = expected;
  const { mdocGeneratedNonce, encryptionInfo } = expected;
  const isAnswered = (mode: RegExp) => responseMode === undefined || mode.test(responseMode);
  if (sessionTranscript) {
    const given = readCbor(sessionTranscript);
    // Some libraries hand it out as it is embedded, with tag 24 around it.
    const isEmbedded = given instanceof Tagged && given.value instanceof Uint8Array;
    return [{ name: 'the session transcript that you gave', value: isEmbedded ? readCbor(given.value) : given }];
  }
  // A response that is not encrypted has null in place of the thumbprint.
  const thumbprints = [
    ...(isAnswered(/^(?!.*jwt)/) ? [null] : []),
    ...(isAnswered(/jwt/) ? keys.map(thumbprintOf) : []),
  ];
  const isRedirect = isAnswered(/^(?!dc_api)/);
  const isDcApi = isAnswered(/^dc_api/);
  const found: { name: string; value: unknown }[] = [];
  /** Adds a transcript if all values that it needs are known. */
  const add = (name: string, needs: (string | undefined | false)[], handover: () => unknown) =>
    needs.every(Boolean) && found.push({ name, value: [null, null, handover()] });
  const openid = (name: string, ...values: unknown[]) => [`OpenID4VP${name}Handover`, hash(...values)];
  for (const print of thumbprints) {
    const more = print ? ', encrypted' : '';
    const redirect = [audience, nonce, responseUri, isRedirect && 'redirect'];
    add(`OpenID4VP 1.0 by redirect${more}`, redirect, () => openid('', audience, nonce, print, responseUri));
    const api = 'by the Digital Credentials API';
    const needs = [origin, nonce, isDcApi && 'dc_api'];
    add(`OpenID4VP 1.0 ${api}${more}`, needs, () => openid('DCAPI', origin, nonce, print));
    add(`OpenID4VP draft ${api}`, [...needs, audience], () => openid('DCAPI', origin, audience, nonce));
  }
  add('ISO/IEC 18013-7 annex B', [audience, nonce, responseUri, mdocGeneratedNonce], () => [
    hash(audience, mdocGeneratedNonce),
    hash(responseUri, mdocGeneratedNonce),
    nonce,
  ]);
  add('ISO/IEC 18013-7 annex C', [encryptionInfo, origin], () => ['dcapi', hash(encryptionInfo, origin)]);
  return found;
}

/** What to give so that more transcripts can be tried. */
export function missingFor(
  { audience, nonce, responseUri, origin, mdocGeneratedNonce }: Expected,
  hasKey: boolean,
): string {
  const redirect = !nonce || !audience || !responseUri;
  const wishes = [
    ...(redirect && !origin ? ['audience, nonce and responseUri of the request'] : []),
    ...(redirect ? [] : hasKey ? [] : ['the encryption key of the verifier as a JWK, if the response was encrypted']),
    ...(origin ? [] : ['nonce and origin, if it came through the Digital Credentials API']),
    ...(mdocGeneratedNonce ? [] : ['mdocGeneratedNonce, for ISO/IEC 18013-7 annex B']),
    'responseMode of the request, such as direct_post, to be sure; or the sessionTranscript itself',
  ];
  return wishes.join('; ');
}
