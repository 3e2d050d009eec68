import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import { CONTEXT_V1, CONTEXT_V2 } from './credentials.ts';
import * as story from './story.ts';

const { times, seconds } = story;

/** A presentation of one credential in VC Data Model 2.0 (section 4.13), not yet secured. */
export const presentation = (id: string, credential: JsonObject): JsonObject => ({
  '@context': [CONTEXT_V2],
  id: `urn:uuid:${id}`,
  type: ['VerifiablePresentation'],
  holder: story.HOLDER,
  verifiableCredential: [credential],
});

/** A token in the object that a presentation of version 2.0 holds (section 4.13.1). */
export const enveloped = (token: string): JsonObject => ({
  '@context': CONTEXT_V2,
  id: `data:application/vc+jwt,${token}`,
  type: 'EnvelopedVerifiableCredential',
});

/** JWT claims that bind a presentation to one request and a short time. */
const binding = (id: string): JsonObject => ({
  iss: story.HOLDER,
  aud: story.CLIENT_ID,
  nonce: story.NONCE,
  jti: `urn:uuid:${id}`,
  iat: seconds(times.presented),
  exp: seconds(times.presentationEnds),
});

/** Payload of a presentation of version 1.1 as JWT (section 6.3.1). */
export const presentationV1Payload = (id: string, token: string): JsonObject => ({
  ...binding(id),
  vp: { '@context': [CONTEXT_V1], type: ['VerifiablePresentation'], verifiableCredential: [token] },
});

/** Payload of a presentation by VC JOSE COSE (section 3.1): the presentation itself, beside claims of JWT. */
export const presentationPayload = (id: string, token: string): JsonObject => ({
  ...binding(id),
  ...presentation(id, enveloped(token)),
});
