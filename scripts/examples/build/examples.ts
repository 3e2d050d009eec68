import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import type { Example } from '../catalogue.ts';
import { credentialExamples } from './credentialExamples.ts';
import { didDocumentExamples, supportExamples } from './otherExamples.ts';
import { presentationExamples } from './presentationExamples.ts';
import { prettyJson } from './prettyJson.ts';
import { queryExamples } from './queryExamples.ts';
import { statusTokenExamples } from './statusTokens.ts';
import * as story from './story.ts';

/** Makes every example, in the order of the index. Takes about a second; two runs give the same bytes. */
async function buildExamples(): Promise<Example[]> {
  const credentials = await credentialExamples();
  const presentations = await presentationExamples(credentials.made);
  return [
    ...didDocumentExamples(),
    ...credentials.examples,
    ...(await statusTokenExamples()),
    ...(await supportExamples()),
    ...presentations.examples,
    ...queryExamples(credentials.made.presentedSdJwt, presentations.vpToken),
  ];
}

/** The texts of all files by path, the index among them. */
export async function buildFiles(): Promise<Map<string, string>> {
  const examples = await buildExamples();
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
