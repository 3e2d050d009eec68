import { randomUUID } from 'node:crypto';
import type { Json, JsonObject } from '../../plugins/openapi/specFiles.ts';
import { verifyDataIntegrity } from '../../scripts/examples/verify/dataIntegrity.ts';
import { decodeStatusList, type StatusListType, statusAt } from '../../scripts/examples/verify/statusList.ts';
import { world } from '../content/examples/published.ts';
import { docs } from './addresses.ts';
import type { Call, Handler } from './call.ts';
import { configurationOf } from './configuration.ts';

type Outcome = 'valid' | 'warning' | 'error';

/** What a policy found, and what the configuration makes of it. */
interface Finding {
  policy: string;
  data?: JsonObject;
  problem?: JsonObject;
  outcome?: Outcome;
}

const V2 = 'https://www.w3.org/ns/credentials/v2';

/** Verification of credentials with a Data Integrity proof, which is what pages send. */
export const verifierHandlers: Record<string, Handler> = {
  verifyCredential: async (call) => {
    const { credential, options } = call.body;
    if (typeof credential !== 'object') throw new Error('Only credentials in JSON are verified here.');
    const checks = (options as JsonObject | undefined)?.checks as string[] | undefined;
    const findings = await judge(credential as JsonObject, call);
    const results = findings.filter(({ policy }) => checks?.includes(shortName(policy)) ?? true).map(resultOf);
    return { status: results.some(({ error }) => error) ? 422 : 200, body: { data: results } };
  },
};

const shortName = (policy: string) => ({ credentialStatus: 'status', credentialSchema: 'schema' })[policy] ?? policy;

async function judge(credential: JsonObject, call: Call): Promise<Finding[]> {
  const version = (credential['@context'] as Json[])[0] === V2 ? 'v2.0' : 'v1.1';
  return [
    { policy: 'format', data: { format: `w3c.vc-data-model.${version}` } },
    await judgeProof(credential),
    judgeDate('notBefore', credential, call),
    judgeDate('notAfter', credential, call),
    judgeStatus(credential),
    { policy: 'credentialSchema', data: {} },
  ];
}

async function judgeProof(credential: JsonObject): Promise<Finding> {
  const proof = credential.proof as JsonObject;
  const { type: proofType, cryptosuite, verificationMethod } = proof;
  const issuer = (credential.issuer as JsonObject).id ?? credential.issuer;
  try {
    world.resolve(String(issuer));
  } catch {
    const detail = `${issuer} could not be resolved`;
    return failed('proof', 'proof-resolve-issuer', 'Issuer key could not be found', detail, []);
  }
  const result = await verifyDataIntegrity(credential, world.resolve);
  if (result.verified && result.controller === issuer) {
    return { policy: 'proof', data: { verificationMethod, proofType, cryptosuite } };
  }
  return failed('proof', 'proof-verification-failed', 'Proof is not valid', 'Signature does not match', [
    { detail: 'Signature check returned false', pointer: '/proof/proofValue', code: 'signature-mismatch' },
  ]);
}

function failed(policy: string, slug: string, title: string, detail: string, errors: JsonObject[]): Finding {
  const problem = {
    type: `${docs}/reference/errors/${slug}`,
    title,
    status: 422,
    detail,
    instance: `urn:uuid:${randomUUID()}`,
    platformType: slug,
    ...(errors.length > 0 ? { errors } : {}),
  };
  return { policy, problem, outcome: 'error' };
}

function judgeDate(policy: 'notBefore' | 'notAfter', credential: JsonObject, call: Call): Finding {
  const policies = configurationOf(call).policies as Record<string, { credentials: Record<string, JsonObject> }>;
  const { tolerance, onOutOfRange, onMissingDate } = policies[policy].credentials.verifiableCredential;
  const isEnd = policy === 'notAfter';
  const members = isEnd ? ['validUntil', 'expirationDate'] : ['validFrom', 'issuanceDate'];
  const member = members.find((name) => typeof credential[name] === 'string');
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
  const time = Date.parse(String(credential[member]));
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
