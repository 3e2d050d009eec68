import { sha256 } from '@noble/hashes/sha2.js';
import { encode, Tagged } from 'cborg';
import type { JsonObject } from '../base/index.ts';
import { readCbor } from '../decode/index.ts';
import { thumbprintOf } from './keys.ts';
import type { Expected } from './types.ts';

export interface Transcript {
  name: string;
  value: unknown;
}

const hash = (...values: unknown[]): Uint8Array => sha256(encode(values));
const transcript = (name: string, handover: unknown): Transcript => ({ name, value: [null, null, handover] });

/**
 * Every session transcript that can be made of what is known of the request: OpenID4VP 1.0 appendix B.2.6, its drafts,
 * and ISO/IEC 18013-7 annexes B and C.
 *
 * @param keys that an encrypted response may be for
 */
export function transcriptsOf(expected: Expected, keys: readonly JsonObject[]): Transcript[] {
  const { sessionTranscript, audience, nonce, responseUri, responseMode, origin } = expected;
  const { mdocGeneratedNonce, encryptionInfo } = expected;
  const isAnswered = (mode: RegExp) => responseMode === undefined || mode.test(responseMode);
  if (sessionTranscript) {
    const given = readCbor(sessionTranscript);
    // Some libraries hand it out as it is embedded, with tag 24 around it.
    const isEmbedded = given instanceof Tagged && given.value instanceof Uint8Array;
    return [{ name: 'the session transcript that you gave', value: isEmbedded ? readCbor(given.value) : given }];
  }
  const found: Transcript[] = [];
  // A response that is not encrypted has null in place of the thumbprint.
  const thumbprints = [
    ...(isAnswered(/^(?!.*jwt)/) ? [null] : []),
    ...(isAnswered(/jwt/) ? keys.map(thumbprintOf) : []),
  ];
  const named = (name: string, print: Uint8Array | null) => `${name}${print ? ', encrypted' : ''}`;
  for (const print of thumbprints) {
    if (audience && nonce && responseUri && isAnswered(/^(?!dc_api)/)) {
      const info = hash(audience, nonce, print, responseUri);
      found.push(transcript(named('OpenID4VP 1.0 by redirect', print), ['OpenID4VPHandover', info]));
    }
    if (origin && nonce && isAnswered(/^dc_api/)) {
      const info = hash(origin, nonce, print);
      found.push(
        transcript(named('OpenID4VP 1.0 by the Digital Credentials API', print), ['OpenID4VPDCAPIHandover', info]),
      );
      if (audience)
        found.push(
          transcript('OpenID4VP draft by the Digital Credentials API', [
            'OpenID4VPDCAPIHandover',
            hash(origin, audience, nonce),
          ]),
        );
    }
  }
  if (audience && nonce && responseUri && mdocGeneratedNonce) {
    const handover = [hash(audience, mdocGeneratedNonce), hash(responseUri, mdocGeneratedNonce), nonce];
    found.push(transcript('ISO/IEC 18013-7 annex B', handover));
  }
  if (encryptionInfo && origin) {
    found.push(transcript('ISO/IEC 18013-7 annex C', ['dcapi', hash(encryptionInfo, origin)]));
  }
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
