import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import { decodedExample, type Example, example, readByHand } from '../catalogue.ts';
import { addProof } from '../sign/dataIntegrity.ts';
import { decodeToken, signToken } from '../sign/jws.ts';
import { CONTEXT_V1, CONTEXT_V2 } from './credentials.ts';
import { resolve } from './didDocuments.ts';
import * as story from './story.ts';

const { times, seconds } = story;

/** Credentials that presentations carry. */
export interface Credentials {
  employee: JsonObject;
  vcJwt: string;
  joseJwt: string;
  presentedSdJwt: string;
}

/** All but the last digit of the ids of the presentations. */
const ID = '3b9a1d1e-0d4c-4f3a-9c3a-1f5f2e7c8d0';

/** A presentation of one credential in VC Data Model 2.0 (section 4.13), not yet secured. */
const presentation = (id: string, credential: JsonObject): JsonObject => ({
  '@context': [CONTEXT_V2],
  id: `urn:uuid:${id}`,
  type: ['VerifiablePresentation'],
  holder: story.HOLDER,
  verifiableCredential: [credential],
});

/** A token in the object that a presentation of version 2.0 contains (section 4.13.1). */
const enveloped = (token: string): JsonObject => ({
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

/** Presentations of the employee credential by its holder, then queries of the relying party and answers to them. */
export async function presentationExamples(credentials: Credentials): Promise<Example[]> {
  const kid = story.HOLDER_KEY;
  const document = await addProof(presentation(`${ID}1`, credentials.employee), {
    cryptosuite: 'eddsa-rdfc-2022',
    key: story.keys.holder,
    verificationMethod: kid,
    created: times.presented,
    resolve,
    presentation: { challenge: story.CHALLENGE, domain: story.DOMAIN },
  });
  // Version 1.1 as JWT (section 6.3.1): the presentation is under `vp`.
  const v1 = { '@context': [CONTEXT_V1], type: ['VerifiablePresentation'], verifiableCredential: [credentials.vcJwt] };
  const vpToken = signToken({ typ: 'JWT', kid }, { ...binding(`${ID}2`), vp: v1 }, story.keys.holder);
  // VC JOSE COSE (section 3.1): the presentation itself, beside claims of JWT.
  const v2 = { ...binding(`${ID}3`), ...presentation(`${ID}3`, enveloped(credentials.joseJwt)) };
  const jose = signToken({ typ: 'vp+jwt', cty: 'vp', kid }, v2, story.keys.holder);
  const [vpFile, joseFile] = ['presentations/presentation.vp.jwt', 'presentations/presentation.jose.jwt'];
  return [
    example('presentations/presentation.json', 'Presentation', document as JsonObject),
    example(vpFile, 'Presentation as JWT, VC Data Model 1.1', vpToken),
    decodedExample(vpFile, 'Header and payload of the JWT', decodeToken(vpToken) as JsonObject),
    example(joseFile, 'Presentation by VC JOSE COSE', jose),
    decodedExample(joseFile, 'Header and payload by VC JOSE COSE', decodeToken(jose) as JsonObject),
    ...queryExamples(credentials.presentedSdJwt, vpToken),
  ];
}

/** Queries, which are written by hand since nothing in them is signed, and the responses to three of them. */
function queryExamples(sdJwt: string, vpToken: string): Example[] {
  const [submission, sdJwtSubmission] = [readByHand('queries/submission'), readByHand('queries/submission-sd-jwt')];
  const request = readByHand('queries/authorization-request');
  const exchangeResponse = (token: string, presentation_submission: JsonObject): JsonObject => {
    return { vp_token: token, presentation_submission, state: story.STATE };
  };
  const header = { typ: 'oauth-authz-req+jwt', kid: story.RELYING_PARTY_KEY };
  const rows: [name: string, title: string, value?: JsonObject][] = [
    ['definition', 'Presentation definition'],
    ['submission', 'Presentation submission'],
    ['response', 'Answer with presentation and submission', exchangeResponse(vpToken, submission)],
    ['definition-sd-jwt', 'Presentation definition that limits disclosure'],
    ['submission-sd-jwt', 'Presentation submission for an SD-JWT VC'],
    ['response-sd-jwt', 'Answer with SD-JWT VC and submission', exchangeResponse(sdJwt, sdJwtSubmission)],
    ['definition-requirements', 'Presentation definition with groups'],
    ['dcql', 'DCQL query'],
    ['dcql-sets', 'DCQL query with credential sets and claim sets'],
    ['dcql-response', 'Answer to the DCQL query', { vp_token: { employee: [sdJwt] }, state: story.STATE }],
    ['authorization-request', 'Authorization request'],
  ];
  const token = signToken(header, request, story.keys.relyingParty);
  return [
    ...rows.map(([name, title, value = readByHand(`queries/${name}`)]) =>
      example(`queries/${name}.json`, title, value),
    ),
    example('queries/request-object.jwt', 'Authorization request, signed', token),
  ];
}
