import { randomUUID } from 'node:crypto';
import type { RequestFinding } from '../../plugins/requests/requests.ts';
import { type Json, type JsonObject, valueAt } from '../../plugins/schemas/jsonValue.ts';
import { evaluateQuery } from '../../tools-core/query/index.ts';
import type { Check } from '../../tools-core/verify/index.ts';
import { type Call, configurationOf, type Handler } from './call.ts';
import { problemOf } from './data.ts';
import { checksOf, hasError, resultsOf } from './verifier.ts';

/** Validation of responses to a query. */
export const validatorHandlers: Record<string, Handler> = {
  validatePresentation: async (call) => {
    // Shortened tokens of the description's own examples get its example as the response.
    if (JSON.stringify(call.body).includes('…')) return { status: 200 };
    const results = await validateResponse(call);
    return { status: hasError(results) ? 422 : 200, body: { data: results } };
  },
};

const entry = (path: string[], policy: string, outcome: JsonObject): JsonObject => ({
  path,
  policy,
  service: 'validator',
  ...outcome,
});

/** Results for the response to a query in the body of a call. */
export async function validateResponse(call: Call): Promise<JsonObject[]> {
  const token = call.body.vp_token;
  const texts = typeof token === 'string' ? [token] : Object.values((token ?? {}) as Record<string, string[]>).flat();
  const all = await Promise.all(texts.map((text) => checksOf(text, call)));
  const formats = all.flatMap((checks) => resultsOf(checks, 'verifier').filter(({ policy }) => policy === 'format'));
  const isSkipped = valueAt(configurationOf(call), ['policies', 'trustedIssuer', 'skip']) === true;
  return [
    ...formats.map(({ service: _, ...result }) => ({ ...result, service: 'validator' })),
    ...(isSkipped ? [] : all.map(issuerResult)),
    entry([], 'credentialQuery', await queryOutcome(call)),
  ];
}

/**
 * The result for the chain of a credential. One without certificates fails, because the policy runs, and so does one
 * that only the predefined roots could end at: they hold none of the examples.
 */
function issuerResult(checks: Check[]): JsonObject {
  const [result] = resultsOf(checks, 'validator');
  const path = [`urn:uuid:${randomUUID()}`];
  const isChain = checks.some(({ service, state }) => service === 'validator' && state === 'not-checked');
  const [slug, detail] = isChain
    ? ['trusted-issuer-untrusted', 'Issuer certificate chain does not end at a trusted root']
    : ['trusted-issuer-unsupported', 'The credential has no certificate chain'];
  return result ? { ...result, path } : entry(path, 'trustedIssuer', { error: problemOf(slug, detail) });
}

/** Whether a body has the presentation that its type of query needs. */
const INPUTS: Record<string, ((body: JsonObject) => boolean) | undefined> = {
  DCQL: ({ vp_token: token }) => typeof token === 'object' && !Array.isArray(token),
  'DIF.PresentationExchange': ({ vp_token: token }) => ['string', 'object'].includes(typeof token),
  'ISO18013-5.DeviceRequest': ({ device_response: response }) => typeof response === 'string',
};

/** What is wrong with a query or a submission, which a policy rejects; undefined where the presentation is missing. */
export function queryFault([first, ...others]: readonly RequestFinding[], body: JsonObject): string | undefined {
  if (!first || [first, ...others].some(({ of }) => of !== 'value')) return undefined;
  return INPUTS[String(body.type)]?.(body) === false ? undefined : `${first.pointer} ${first.message}`;
}

async function queryOutcome({ body, queryFault: fault }: Call): Promise<JsonObject> {
  const slug = Object.hasOwn(INPUTS, String(body.type)) ? 'credential-query-format' : 'credential-query-unsupported';
  if (fault) return { error: problemOf(slug, fault) };
  const { results, around } = await evaluateQuery(JSON.stringify(body), '');
  const isMet = around.length === 0 && results.every((result) => result.isMet) && (await isEachMet(body));
  return isMet
    ? { data: {} }
    : { error: problemOf('credential-query-evaluation', 'The presentation does not answer the query') };
}

/** Whether all credentials under an ID of a DCQL query meet the query with that ID. */
async function isEachMet({ type, vp_token: token, dcql_query: query }: JsonObject): Promise<boolean> {
  if (type !== 'DCQL') return true;
  const { credentials } = query as { credentials: JsonObject[] };
  for (const [id, texts] of Object.entries(token as Record<string, string[]>)) {
    const asked = credentials.filter((one) => one.id === id);
    for (const text of texts) {
      const { results } = await evaluateQuery(JSON.stringify({ credentials: asked } as Json), text);
      if (!results[0]?.isMet) return false;
    }
  }
  return true;
}
