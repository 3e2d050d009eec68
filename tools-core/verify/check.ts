import { type JsonObject, ownEntry } from '../base/index.ts';
import type { Place } from '../decode/index.ts';
import { CAUSES, type Catalog, type Cause } from './causes.ts';
import type { Context } from './context.ts';
import type { Check, Fault, Need, Outcome, PolicyName, PolicyResult, Step } from './types.ts';
import { MissingInput, VerificationError } from './verificationError.ts';

/** Where a check stands: which policy, which credential, and how its places become pointers of the API. */
export interface Frame {
  policy: PolicyName;
  path: string[];
  catalog: Catalog;
  service?: 'verifier' | 'validator';
}

/** Pages of the policies that have errors of their own. */
const POLICY_PAGES: Partial<Record<PolicyName, string>> = {
  notBefore: 'not-before',
  notAfter: 'not-after',
  credentialStatus: 'status',
  credentialSchema: 'schema',
};
const POLICY_TYPES: Partial<Record<PolicyName, string>> = {
  notBefore: 'not-before',
  notAfter: 'not-after',
  credentialStatus: 'credential-status',
  credentialSchema: 'credential-schema',
};

/**
 * Runs a check: what it says step by step, and the result that its service gives.
 *
 * @param run says steps as it goes, returns the `data` of the result, and throws `VerificationError` or `MissingInput`
 */
export async function checked(frame: Frame, run: (step: Context['step']) => Promise<JsonObject>): Promise<Check> {
  const steps: Step[] = [];
  const step: Context['step'] = (text, state = 'passed', place, shows) => {
    steps.push({ text, state, ...(place ? { place } : {}), ...(shows ? { shows } : {}) });
  };
  const common = { policy: frame.policy, service: frame.service ?? 'verifier', path: frame.path, steps } as const;
  try {
    const data = await run(step);
    return { ...common, state: 'passed', result: { ...entry(frame), data } };
  } catch (error) {
    if (error instanceof MissingInput) {
      step(error.message, 'not-checked');
      return { ...common, state: 'not-checked', needs: error.needs };
    }
    if (!(error instanceof VerificationError)) throw error;
    step(error.message, 'failed', error.place);
    const fault = faultOf(error, frame.catalog);
    return { ...common, state: 'failed', fault, result: { ...entry(frame), error: problemOf(fault, frame) } };
  }
}

/** A finding of a policy whose configuration decides what becomes of it. */
export function configured(frame: Frame, steps: Step[], outcome: Outcome, fault: Fault, data: JsonObject = {}): Check {
  const common = { policy: frame.policy, service: frame.service ?? 'verifier', path: frame.path } as const;
  if (outcome === 'valid') {
    return {
      ...common,
      steps: [...steps, { text: fault.detail, state: 'note', place: fault.place }],
      state: 'passed',
      result: { ...entry(frame), data },
    };
  }
  const state = outcome === 'error' ? 'failed' : 'warning';
  const problem = problemOf(fault, frame);
  const result =
    outcome === 'error' ? { ...entry(frame), error: problem } : { ...entry(frame), data, warnings: [problem] };
  return { ...common, steps: [...steps, { text: fault.detail, state, place: fault.place }], state, fault, result };
}

export const passed = (frame: Frame, steps: Step[], data: JsonObject = {}): Check => ({
  policy: frame.policy,
  service: frame.service ?? 'verifier',
  path: frame.path,
  state: 'passed',
  steps,
  result: { ...entry(frame), data },
});

/** A check that ends before its result: something has to be given first. */
export const notChecked = (frame: Frame, steps: Step[], needs: Need[]): Check => ({
  policy: frame.policy,
  service: frame.service ?? 'verifier',
  path: frame.path,
  state: 'not-checked',
  steps,
  needs,
});

const entry = ({ path, policy, service = 'verifier' }: Frame): PolicyResult => ({ path, policy, service });

export function faultOf({ key, message, place }: VerificationError, { errors }: Catalog): Fault {
  const { slug, cause, fix } = CAUSES[key] as Cause;
  const { causes = [], fixes = [] } = ownEntry(errors, slug) ?? {};
  const text = typeof cause === 'string' ? cause : (causes[cause] ?? '');
  return { slug, key, detail: message, cause: text, fix: fixes[fix]?.text ?? '', place };
}

/** A fault of a policy that has errors of its own. */
export const policyFault = (
  policy: PolicyName,
  key: string,
  detail: string,
  cause: string,
  fix: string,
  place: Place,
): Fault => ({
  slug: POLICY_TYPES[policy] as string,
  key,
  detail,
  cause,
  fix,
  place,
});

/** JSON Pointer that the service gives for a place: that of the document or of the claims, and `/header` before the header. */
export function pointerOf({ part, pointer }: Place): string {
  return part === 'header' ? `/header${pointer}` : pointer;
}

/** A problem object (RFC 9457) as the services send it. */
function problemOf(fault: Fault, { policy, catalog: { docs, errors } }: Frame): JsonObject {
  const page = POLICY_PAGES[policy];
  const type = page ? `${docs}/reference/services/verifier/policies/${page}` : `${docs}/reference/errors/${fault.slug}`;
  const code = CAUSES[fault.key]?.code;
  const pointer = pointerOf(fault.place);
  const title = ownEntry(errors, fault.slug)?.title;
  return {
    type,
    ...(title ? { title } : {}),
    status: 422,
    detail: fault.detail,
    instance: `urn:uuid:${crypto.randomUUID()}`,
    platformType: fault.slug,
    errors: [{ detail: fault.detail, ...(pointer ? { pointer } : {}), ...(code ? { code } : {}) }],
  };
}
