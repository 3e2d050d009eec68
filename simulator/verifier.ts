import { createHash, randomUUID } from 'node:crypto';
import type { Json, JsonObject } from '../plugins/openapi/specFiles.ts';
import { decodeToken } from '../scripts/examples/sign/jws.ts';
import { world } from '../tests/content/examples/published.ts';
import { verifyDataIntegrity } from '../tests/verify/dataIntegrity.ts';
import { didJwkDocument, type Resolve } from '../tests/verify/didDocuments.ts';
import { verifyToken } from '../tests/verify/jws.ts';
import { type KeyBinding, verifySdJwt } from '../tests/verify/sdJwt.ts';
import { decodeStatusList, type StatusListType, statusAt } from '../tests/verify/statusList.ts';
import { docs } from './addresses.ts';
import type { Call, Handler } from './call.ts';
import { configurationOf } from './configuration.ts';
import { problemOf, resultNameOf } from './problems.ts';

type Outcome = 'valid' | 'warning' | 'error';

/** What a policy found, and what the configuration makes of it. */
interface Finding {
  policy: string;
  data?: JsonObject;
  problem?: JsonObject;
  outcome?: Outcome;
}

const V2 = 'https://www.w3.org/ns/credentials/v2';

/** Verification of credentials with a Data Integrity proof and of credentials as JWT, which is what pages send. */
export const verifierHandlers: Record<string, Handler> = {
  verifyCredential: async (call) => {
    const { credential, options } = call.body;
    const checks = (options as JsonObject | undefined)?.checks as string[] | undefined;
    const findings =
      typeof credential === 'string' ? await judgeToken(credential, call) : await judge(credential as JsonObject, call);
    const results = findings.filter(({ policy }) => checks?.includes(shortName(policy)) ?? true).map(resultOf);
    return { status: results.some(({ error }) => error) ? 422 : 200, body: { data: results } };
  },
};

const shortName = (policy: string) => ({ credentialStatus: 'status', credentialSchema: 'schema' })[policy] ?? policy;

async function judge(credential: JsonObject, call: Call): Promise<Finding[]> {
  const version = (credential['@context'] as Json[])[0] === V2 ? 'v2.0' : 'v1.1';
  return [
    { policy: 'format', data: { format: resultNameOf(version === 'v2.0' ? 'w3c-2.0' : 'w3c-1.1') } },
    await judgeProof(credential),
    judgeDate('notBefore', credential, call),
    judgeDate('notAfter', credential, call),
    judgeStatus(credential),
    { policy: 'credentialSchema', data: {} },
  ];
}

/** A credential as JWT, of version 1.1 with the claim `vc`, or by VC JOSE COSE. */
async function judgeToken(token: string, call: Call): Promise<Finding[]> {
  if (token.includes('~')) return judgeSdJwt(token, call);
  const { payload } = decodeToken(token) as { payload: JsonObject };
  const credential = (payload.vc ?? payload) as JsonObject;
  // Where JWT claims and members both carry a date, members stand for both: the examples give them the same.
  const dated = { ...payload, ...credential };
  return [
    { policy: 'format', data: { format: resultNameOf('jwt') } },
    await judgeSignature(token, String(payload.iss ?? (payload.issuer as JsonObject).id)),
    judgeDate('notBefore', dated, call),
    judgeDate('notAfter', dated, call),
    judgeStatus(credential),
    { policy: 'credentialSchema', data: {} },
  ];
}

/**
 * An SD-JWT VC as an issuer hands it out, or as a wallet presents it with key binding. No policy reads its status.
 * @param expected audience and nonce of the request that a presentation answers
 */
async function judgeSdJwt(token: string, call: Call, expected?: KeyBinding): Promise<Finding[]> {
  const { header, payload } = decodeToken(token) as { header: JsonObject; payload: JsonObject };
  if (!hasDigests(token, payload)) return [failed('format', 'invalid-format', 'A disclosure has no digest', [])];
  const { kid: verificationMethod = null, alg } = header;
  const trust = { ...world, resolve: resolveAny };
  const proof = await verifySdJwt(token, trust, expected).then(
    (): Finding => ({ policy: 'proof', data: { verificationMethod, alg } }),
    () => failed('proof', faultOfSdJwt(token), 'Signature does not match', []),
  );
  return [
    { policy: 'format', data: { format: resultNameOf('sd-jwt') } },
    proof,
    judgeDate('notBefore', payload, call),
    judgeDate('notAfter', payload, call),
  ];
}

/** Whether the payload or a disclosure contains the digest of every disclosure (RFC 9901 section 7.1). */
function hasDigests(token: string, payload: JsonObject): boolean {
  if ((payload._sd_alg ?? 'sha-256') !== 'sha-256') return true;
  const disclosures = token.split('~').slice(1, -1);
  const readable = disclosures.map((text) => Buffer.from(text, 'base64url').toString());
  const texts = [JSON.stringify(payload), ...readable].join();
  return disclosures.every((text) => texts.includes(createHash('sha256').update(text).digest('base64url')));
}

/** Which error of the proof policy fits an SD-JWT that does not verify. */
function faultOfSdJwt(token: string): string {
  const { header, payload } = decodeToken(token) as { header: JsonObject; payload: JsonObject };
  const [keyBinding] = token.split('~').slice(-1);
  const algorithms = [header.alg, keyBinding ? decodeToken(keyBinding).header.alg : 'ES256'];
  const digest = payload._sd_alg ?? 'sha-256';
  if (algorithms.some((alg) => alg !== 'ES256') || digest !== 'sha-256') return 'proof-unsupported-feature';
  if (header.x5c) return 'proof-verification-failed';
  try {
    resolveAny(String(header.kid).replace(/#.*/, ''));
    return 'proof-verification-failed';
  } catch {
    return 'proof-resolve-issuer';
  }
}

/** A did:jwk holds its key; everything else has to be published. */
const resolveAny: Resolve = (did) => (did.startsWith('did:jwk:') ? didJwkDocument(did) : world.resolve(did));

/** Results for an SD-JWT VC that a wallet presented in answer to a request. */
export async function verifyPresented(token: string, expected: KeyBinding, call: Call): Promise<JsonObject[]> {
  return (await judgeSdJwt(token, call, expected)).map(resultOf);
}

async function judgeSignature(token: string, issuer: string): Promise<Finding> {
  const { kid = '', alg } = decodeToken(token).header as { kid?: string; alg: string };
  try {
    const { controller } = await verifyToken(token, world.resolve, 'assertionMethod');
    if (controller === issuer) {
      return { policy: 'proof', data: { verificationMethod: kid, proofType: 'jwt', alg } };
    }
  } catch {
    // A signature that does not fit is a finding, as is a key of somebody else.
  }
  return failed('proof', 'proof-verification-failed', 'Signature does not match', [
    { detail: 'Signature check returned false', code: 'signature-mismatch' },
  ]);
}

async function judgeProof(credential: JsonObject): Promise<Finding> {
  const proof = credential.proof as JsonObject;
  const { type: proofType, cryptosuite, verificationMethod } = proof;
  const issuer = (credential.issuer as JsonObject).id ?? credential.issuer;
  try {
    world.resolve(String(issuer));
  } catch {
    const detail = `${issuer} could not be resolved`;
    return failed('proof', 'proof-resolve-issuer', detail, []);
  }
  const result = await verifyDataIntegrity(credential, world.resolve);
  if (result.verified && result.controller === issuer) {
    return { policy: 'proof', data: { verificationMethod, proofType, cryptosuite } };
  }
  return failed('proof', 'proof-verification-failed', 'Signature does not match', [
    { detail: 'Signature check returned false', pointer: '/proof/proofValue', code: 'signature-mismatch' },
  ]);
}

function failed(policy: string, slug: string, detail: string, errors: JsonObject[]): Finding {
  return { policy, problem: problemOf(slug, detail, errors), outcome: 'error' };
}

function judgeDate(policy: 'notBefore' | 'notAfter', credential: JsonObject, call: Call): Finding {
  const policies = configurationOf(call).policies as Record<string, { credentials: Record<string, JsonObject> }>;
  const { tolerance, onOutOfRange, onMissingDate } = policies[policy].credentials.verifiableCredential;
  const isEnd = policy === 'notAfter';
  const members = isEnd ? ['validUntil', 'expirationDate', 'exp'] : ['validFrom', 'issuanceDate', 'nbf'];
  const member = members.find((name) => ['string', 'number'].includes(typeof credential[name]));
  const slug = isEnd ? 'not-after' : 'not-before';
  const problem = (detail: string, errors: JsonObject[]) => ({
    type: `${docs}/reference/services/verifier/policies/${slug}`,
    status: 422,
    detail,
    instance: `urn:uuid:${randomUUID()}`,
    platformType: slug,
    errors,
  });
  if (!member) {
    const text = `Credential has no ${isEnd ? 'end' : 'start'} date`;
    return { policy, data: {}, problem: problem(text, []), outcome: onMissingDate as Outcome };
  }
  const date = credential[member];
  const time = typeof date === 'number' ? date * 1000 : Date.parse(String(date));
  const now = call.now.getTime();
  const isFine = isEnd ? now <= time + Number(tolerance) : now >= time - Number(tolerance);
  if (isFine) return { policy, data: {} };
  const detail = isEnd ? 'Credential is past its end date' : 'Credential is before its start date';
  const errors = [{ detail: `${member} is ${credential[member]}`, pointer: `/${member}` }];
  return { policy, data: {}, problem: problem(detail, errors), outcome: onOutOfRange as Outcome };
}

/** Reads the bit of a published list. */
function judgeStatus(credential: JsonObject): Finding {
  const policy = 'credentialStatus';
  const entry = credential.credentialStatus as JsonObject | undefined;
  if (!entry) return { policy, data: {} };
  const list = world.statusLists.get(String(entry.statusListCredential))?.credentialSubject as JsonObject | undefined;
  if (!list) throw new Error(`There is no list at ${entry.statusListCredential}.`);
  const bits = decodeStatusList(String(list.encodedList), list.type as StatusListType);
  if (!statusAt(bits, Number(entry.statusListIndex))) return { policy, data: {} };
  throw new Error('No page shows a revoked credential yet.');
}

function resultOf({ policy, data, problem, outcome }: Finding): JsonObject {
  const common = { path: [], policy, service: 'verifier' };
  if (problem && outcome === 'error') return { ...common, error: problem };
  return { ...common, data: data ?? {}, ...(problem && outcome === 'warning' ? { warnings: [problem] } : {}) };
}
