import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import { didDocumentExamples, documentCredentials, supportExamples } from './documentExamples.ts';
import { presentationExamples } from './presentationExamples.ts';
import { prettyJson } from './prettyJson.ts';
import { statusTokenExamples } from './statusTokens.ts';
import * as story from './story.ts';
import { jwtCredentials, mdocCredentials, sdJwtCredentials } from './tokenExamples.ts';

/** The texts of all files by path, the index among them. Takes about a second; two runs give the same bytes. */
export async function buildFiles(): Promise<Map<string, string>> {
  const [documents, jwt, sdJwt] = [await documentCredentials(), jwtCredentials(), await sdJwtCredentials()];
  const { vcJwt, joseJwt } = jwt;
  const { presentedSdJwt } = sdJwt;
  const examples = [
    ...didDocumentExamples(),
    ...documents.examples,
    ...jwt.examples,
    ...sdJwt.examples,
    ...mdocCredentials(),
    ...(await statusTokenExamples()),
    ...(await supportExamples()),
    ...(await presentationExamples({ employee: documents.employee, vcJwt, joseJwt, presentedSdJwt })),
  ];
  const index: JsonObject = {
    now: story.times.now,
    expected: {
      challenge: story.CHALLENGE,
      domain: story.DOMAIN,
      audience: story.CLIENT_ID,
      nonce: story.NONCE,
      responseUri: story.RESPONSE_URI,
    },
    files: examples.map(({ entry }) => ({ ...entry })),
  };
  return new Map([
    ['index.json', prettyJson(index)],
    ...examples.map(({ entry, text }): [string, string] => [entry.path, text]),
  ]);
}
