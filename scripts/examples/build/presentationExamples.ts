import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import { type Example, type ExampleEntry, jsonExample, textExample } from '../catalogue.ts';
import { addProof } from '../sign/dataIntegrity.ts';
import { decodeToken, signToken } from '../sign/jws.ts';
import type { Credentials } from './credentialExamples.ts';
import { resolve } from './didDocuments.ts';
import { presentation, presentationPayload, presentationV1Payload } from './presentations.ts';
import * as story from './story.ts';
import { decodedExample } from './tokenExamples.ts';

type Row = Pick<ExampleEntry, 'title' | 'mediaType' | 'proof'>;

const entry = (name: string, row: Row): ExampleEntry => ({
  path: `presentations/${name}`,
  kind: 'presentation',
  outcome: 'verifies',
  ...row,
});

/** Presentations of the employee credential by its holder. */
export async function presentationExamples(
  credentials: Credentials,
): Promise<{ vpToken: string; examples: Example[] }> {
  const document = await addProof(presentation('3b9a1d1e-0d4c-4f3a-9c3a-1f5f2e7c8d01', credentials.employee), {
    cryptosuite: 'eddsa-rdfc-2022',
    key: story.keys.holder,
    verificationMethod: story.HOLDER_KEY,
    created: story.times.presented,
    resolve,
    presentation: { challenge: story.CHALLENGE, domain: story.DOMAIN },
  });
  const kid = story.HOLDER_KEY;
  const v1 = presentationV1Payload('3b9a1d1e-0d4c-4f3a-9c3a-1f5f2e7c8d02', credentials.vcJwt);
  const vpToken = signToken({ typ: 'JWT', kid }, v1, story.keys.holder);
  const v2 = presentationPayload('3b9a1d1e-0d4c-4f3a-9c3a-1f5f2e7c8d03', credentials.joseJwt);
  const jose = signToken({ typ: 'vp+jwt', cty: 'vp', kid }, v2, story.keys.holder);
  const row = (title: string, mediaType: string, proof: string): Row => ({ title, mediaType, proof });
  return {
    vpToken,
    examples: [
      jsonExample(
        entry('presentation.json', row('Presentation', 'application/vp', 'eddsa-rdfc-2022')),
        document as JsonObject,
      ),
      textExample(
        entry('presentation.vp.jwt', row('Presentation as JWT, VC Data Model 1.1', 'application/jwt', 'JWS')),
        vpToken,
      ),
      decodedExample(
        'presentations/presentation.vp.jwt',
        'Header and payload of the JWT',
        decodeToken(vpToken) as JsonObject,
      ),
      textExample(
        entry('presentation.jose.jwt', row('Presentation by VC JOSE COSE', 'application/vp+jwt', 'JWS')),
        jose,
      ),
      decodedExample(
        'presentations/presentation.jose.jwt',
        'Header and payload by VC JOSE COSE',
        decodeToken(jose) as JsonObject,
      ),
    ],
  };
}
