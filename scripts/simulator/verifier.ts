import type { JsonObject } from '../../plugins/schemas/jsonValue.ts';
import { type Check, type Expected, inspect } from '../../tools-core/verify/index.ts';
import { type Call, callTo, configurationOf, type Handler } from './call.ts';
import { data, problemOf } from './data.ts';
import { knownDocuments } from './resolver.ts';

/** Names that `options.checks` of a request has for some policies. */
const SHORT_NAMES: Record<string, string> = { credentialStatus: 'status', credentialSchema: 'schema' };

/** Verification of credentials and presentations with the policies of the verifier. */
export const verifierHandlers: Record<string, Handler> = {
  verifyCredential: async (call) => {
    const { credential, presentation, options } = call.body;
    const { checks: asked, challenge, domain, sessionTranscript: bytes } = (options ?? {}) as Record<string, string>;
    // A JWT calls the challenge its nonce, and the domain its audience.
    const expected: Expected = {
      sentAs: credential === undefined ? 'presentation' : 'credential',
      ...(challenge && { challenge, nonce: challenge }),
      ...(domain && { domain, audience: domain }),
      ...(bytes && { sessionTranscript: Buffer.from(bytes, 'base64url') }),
    };
    const checks = await checksOf((credential ?? presentation) as JsonObject | string, call, expected);
    const results = resultsOf(checks, 'verifier').filter(
      ({ policy }) => asked?.includes(SHORT_NAMES[String(policy)] ?? String(policy)) ?? true,
    );
    return { status: hasError(results) ? 422 : 200, body: { data: results } };
  },
};

export const hasError = (results: readonly JsonObject[]): boolean => results.some(({ error }) => error);

/**
 * Runs the policies on a credential or presentation, under the configuration of the called instance. It knows the
 * published examples: their DID documents, status lists, schemas and root certificate.
 * @param expected what a presentation has to contain
 */
export async function checksOf(credential: JsonObject | string, call: Call, expected: Expected = {}): Promise<Check[]> {
  const text = typeof credential === 'string' ? credential : JSON.stringify(credential);
  if (typeof credential === 'string' && !isCompact(credential)) {
    const frame: Pick<Check, 'policy' | 'service' | 'path'> = { policy: 'format', service: 'verifier', path: [] };
    const error = problemOf('unsupported-format', 'No known credential format was recognized');
    return [{ ...frame, state: 'failed', steps: [], result: { ...frame, error } }];
  }
  const { checks } = await inspect(text, {
    configuration: configurationOf(call),
    resolver: configurationOf(callTo('resolver', undefined, call, {})),
    now: call.now,
    expected,
    material: [...knownDocuments(call.state).map((one) => JSON.stringify(one)), ...data.material, data.root],
    catalog: { docs: data.docs, loadErrors: async () => data.errors },
  });
  return checks;
}

/**
 * Whether a text has a form that the services accept: parts of a token with dots, or CBOR as base64url, which starts with
 * a map (RFC 8949 section 3.1). The tools also read what people paste, such as hexadecimal.
 */
function isCompact(text: string): boolean {
  if (!/^[\w.~-]+$/.test(text)) return false;
  return text.includes('.') || (Buffer.from(text, 'base64url')[0] ?? 0) >> 5 === 5;
}

/** The results of one service. What the verifier cannot find out is an error, since nothing was verified then. */
export function resultsOf(checks: readonly Check[], service: Check['service']): JsonObject[] {
  const own = checks.filter((check) => check.service === service && !check.isInformal);
  return own.flatMap(({ result, state, policy, path, steps }): JsonObject[] => {
    if (result) return [{ ...result } as unknown as JsonObject];
    if (state !== 'not-checked' || service !== 'verifier') return [];
    const slug = policy === 'proof' ? 'proof-resolve-issuer' : 'unexpected-error';
    return [{ path, policy, service, error: problemOf(slug, steps.at(-1)?.text ?? '') }];
  });
}
