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
  /** Whether no service makes this check, so that it has no result. */
  isInformal?: boolean;
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
  try {
    return passed(frame, steps, await run(step));
  } catch (error) {
    if (error instanceof MissingInput) {
      step(error.message, 'not-checked');
      return notChecked(frame, steps, error.needs);
    }
    if (!(error instanceof VerificationError)) throw error;
    step(error.message, 'failed', error.place);
    const fault = faultOf(error, frame.catalog);
    return { ...common(frame, steps), state: 'failed', fault, ...result(frame, { error: problemOf(fault, frame) }) };
  }
}

/** A finding of a policy whose configuration decides what becomes of it. */
export function configured(frame: Frame, steps: Step[], outcome: Outcome, fault: Fault, data: JsonObject = {}): Check {
  if (outcome === 'valid') {
    return passed(frame, [...steps, { text: fault.detail, state: 'note', place: fault.place }], data);
  }
  const state = outcome === 'error' ? 'failed' : 'warning';
  const problem = problemOf(fault, frame);
  const found = outcome === 'error' ? { error: problem } : { data, warnings: [problem] };
  const all = [...steps, { text: fault.detail, state, place: fault.place } as const];
  return { ...common(frame, all), state, fault, ...result(frame, found) };
}

/** A check that passes, with a warning where a step has one. */
export const passed = (frame: Frame, steps: Step[], data: JsonObject = {}): Check => ({
  ...common(frame, steps),
  state: steps.some(({ state }) => state === 'warning') ? 'warning' : 'passed',
  ...result(frame, { data }),
});

/** A check that ends before its result: something has to be given first. */
export const notChecked = (frame: Frame, steps: Step[], needs: Need[]): Check => ({
  ...common(frame, steps),
  state: 'not-checked',
  needs,
});

const common = ({ policy, service = 'verifier', path, isInformal }: Frame, steps: Step[]) => ({
  policy,
  service,
  path,
  steps,
  ...(isInformal ? { isInformal } : {}),
});

const result = (
  { path, policy, service = 'verifier', isInformal }: Frame,
  found: Partial<PolicyResult>,
): { result?: PolicyResult } => (isInformal ? {} : { result: { path, policy, service, ...found } });

export function faultOf({ key, message, place, corrected }: VerificationError, { errors }: Catalog): Fault {
  const { slug, cause, fix } = CAUSES[key] as Cause;
  const { causes = [], fixes = [] } = ownEntry(errors, slug) ?? {};
  const text = typeof cause === 'string' ? cause : (causes[cause] ?? '');
  const fault = { slug, key, detail: message, cause: text, fix: fixes[fix]?.text ?? '', place };
  return corrected === undefined ? fault : { ...fault, corrected };
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
