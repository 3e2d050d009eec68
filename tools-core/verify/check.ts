import { fixFor, type JsonObject, listOf, ownEntry } from '../base/index.ts';
import { type Location, splitLocation } from '../decode/index.ts';
import { type Catalog, CODES, errorOf, OWN } from './causes.ts';
import {
  type Check,
  type Context,
  type Fault,
  MissingInput,
  type Outcome,
  type PolicyName,
  type PolicyResult,
  type State,
  type Step,
  VerificationError,
} from './types.ts';

export interface Frame {
  policy: PolicyName;
  path: string[];
  catalog: Catalog;
  /** Whether no service makes this check, so that it has no result. */
  isInformal?: boolean;
  service?: 'verifier' | 'validator';
}

const PAGES = '/reference/services/verifier/policies';

/** The policies with their pages. With a slug, their errors have their own type, which that page explains. */
export const POLICIES: Record<PolicyName, { name: string; page: string; slug?: string }> = {
  format: { name: 'Format', page: `${PAGES}/format` },
  proof: { name: 'Proof', page: `${PAGES}/proof` },
  notBefore: { name: 'Not before', page: `${PAGES}/not-before`, slug: 'not-before' },
  notAfter: { name: 'Not after', page: `${PAGES}/not-after`, slug: 'not-after' },
  credentialStatus: { name: 'Status', page: `${PAGES}/status`, slug: 'credential-status' },
  credentialSchema: { name: 'Schema', page: `${PAGES}/schema`, slug: 'credential-schema' },
  trustedIssuer: { name: 'Trusted issuer', page: '/reference/services/validator/policies/trusted-issuer' },
};

/**
 * Runs a check.
 *
 * @param run reports steps as it goes, returns the `data` of the result, and throws `VerificationError` or `MissingInput`
 */
export async function checked(frame: Frame, run: (step: Context['step']) => Promise<JsonObject>): Promise<Check> {
  const steps: Step[] = [];
  const step: Context['step'] = (text, state = 'passed', place, shows) => {
    steps.push({ text, state, place, shows });
  };
  try {
    return passed(frame, steps, await run(step));
  } catch (error) {
    if (error instanceof MissingInput) return notChecked(frame, steps, error);
    if (!(error instanceof VerificationError)) throw error;
    return configured(frame, steps, 'error', await faultOf(error, frame.catalog));
  }
}

/** A check with a fault that counts as its configuration says. */
export function configured(frame: Frame, steps: Step[], outcome: Outcome, fault: Fault): Check {
  const state = ({ valid: 'note', warning: 'warning', error: 'failed' } as const)[outcome];
  const all: Step[] = [...steps, { text: fault.detail, state, place: fault.place }];
  if (state === 'note') return passed(frame, all);
  const problem = problemOf(fault, frame);
  const found = state === 'failed' ? { error: problem } : { data: {}, warnings: [problem] };
  return { ...completed(frame, all, state, found), fault };
}

/** A check that passes, with a warning where a step has one. */
export const passed = (frame: Frame, steps: Step[], data: JsonObject = {}): Check =>
  completed(frame, steps, steps.some(({ state }) => state === 'warning') ? 'warning' : 'passed', { data });

/** A check that ends before its result, because it needs more input. */
export function notChecked(frame: Frame, steps: Step[], { message, need }: MissingInput, place?: Location): Check {
  const missing: Step = { text: message, state: 'not-checked', place };
  return { ...completed(frame, [...steps, missing], 'not-checked'), need };
}

/** A check that its configuration turns off. */
export const skipped = (frame: Frame, text: string, found?: Partial<PolicyResult>): Check =>
  completed(frame, [{ text, state: 'skipped' }], 'skipped', found);

function completed(frame: Frame, steps: Step[], state: State, found?: Partial<PolicyResult>): Check {
  const { policy, service = 'verifier', path, isInformal } = frame;
  const check: Check = { policy, service, path, state, steps };
  if (isInformal) check.isInformal = true;
  else if (found) check.result = { path, policy, service, ...found };
  return check;
}

/** The fault of an error, with the cause and the fix that are published for it. */
export async function faultOf(
  { key, message, place, corrected }: VerificationError,
  { loadErrors }: Catalog,
): Promise<Fault> {
  const { like = key, text } = ownEntry(OWN, key) ?? {};
  const slug = errorOf(like);
  const { title, causes = [], fixes = [] } = ownEntry(await loadErrors(), slug) ?? {};
  const cause = text ?? causes.find(({ id }) => id === like)?.text ?? '';
  return { slug, title, key, detail: message, cause, fix: fixFor(fixes, like)?.text ?? '', place, corrected };
}

/** The location as the service reports it: a JSON Pointer into the document, the claims or, after `/header`, the header. */
export function pointerOf(place: Location): string {
  const { part, pointer } = splitLocation(place);
  return part === 'header' ? `/header${pointer}` : pointer;
}

/** A detail of two parts, such as "Credential is past its end date: validUntil is 2026-03-31T23:59:59Z". */
const SUMMARY = /^((?:Credential|Presentation) is [^:]+): (.+)$/;

/** A problem object (RFC 9457) as the services send it. */
function problemOf(fault: Fault, { policy, catalog: { docs } }: Frame): JsonObject {
  const { page, slug } = POLICIES[policy];
  const code = CODES[fault.key];
  const pointer = pointerOf(fault.place);
  // The services sum up what is wrong, and list what was found.
  const [, summary, found = fault.detail] = SUMMARY.exec(fault.detail) ?? [];
  return {
    type: docs + (slug ? page : `/reference/errors/${fault.slug}`),
    ...(fault.title ? { title: fault.title } : {}),
    status: 422,
    detail: summary ?? (code === 'signature-mismatch' ? 'Signature does not match' : fault.detail),
    instance: `urn:uuid:${crypto.randomUUID()}`,
    platformType: fault.slug,
    errors: [{ detail: found, ...(pointer ? { pointer } : {}), ...(code ? { code } : {}) }],
  };
}

/**
 * Compares a value of a presentation with the expected one; a value that nobody expects is only noted.
 *
 * @param key cause of a difference
 * @throws VerificationError where it differs
 */
export function compareExpected(
  step: Context['step'],
  [name, found, wanted]: [name: string, found: JsonObject[string] | undefined, wanted: string | undefined],
  place: Location,
  key: string,
): void {
  const shown = JSON.stringify(found ?? null);
  if (!wanted) step(`You didn't specify an expected ${name}, so ${shown} isn't compared.`, 'note', place);
  else if (listOf(found).includes(wanted)) step(`${name} has the expected value.`, 'passed', place);
  else throw new VerificationError(key, `${name} is ${shown}, expected ${JSON.stringify(wanted)}`, place);
}
