import { InputError, isObject, type JsonObject, listOf, ownEntry } from '../base/index.ts';
import type { Decoded, Location } from '../decode/index.ts';
import { configured, type Frame, notChecked, passed } from './check.ts';
import { outcomeAt } from './configuration.ts';
import { bitAt, bitsOf, LEAST_ENTRIES, statusName, tokenList, tokenStatusAt } from './statusBits.ts';
import { checkIndex, type StatusEntry, statusEntriesIn, unreadStatus } from './statusEntries.ts';
import {
  type Check,
  type Fault,
  MissingInput,
  type Outcome,
  type Settings,
  type Step,
  VerificationError,
} from './types.ts';

export interface StatusContext {
  path: string[];
  settings: Pick<Settings, 'configuration' | 'catalog'>;
  lists: Map<string, Decoded>;
  /** Verifies the proof of a list and its time, and returns its warnings. @throws VerificationError, MissingInput */
  verifyList: (list: Decoded) => Promise<string[]>;
}

const LISTS: Record<string, { setting: string; list: string }> = {
  BitstringStatusListEntry: { setting: 'bitstringStatusList', list: 'BitstringStatusList' },
  StatusList2021Entry: { setting: 'credentialStatus2021', list: 'StatusList2021' },
};
const PURPOSES: Record<string, { setting: string; state: string }> = {
  revocation: { setting: 'onRevocation', state: 'revoked' },
  suspension: { setting: 'onSuspension', state: 'suspended' },
};
const SETTINGS = '/policies/credentialStatus';
const FIX =
  "If the credential is revoked, ask for a new one, because revocation is final. If it's only suspended, it can become valid again. If another host is the cause, `external` contains its problem.";

const fault = (key: string, detail: string, cause: string, place: Location): Fault => ({
  slug: 'credential-status',
  key,
  detail,
  cause,
  fix: FIX,
  place,
});

/**
 * The policy `credentialStatus`: reads each entry in the list that it names, which is a Bitstring Status List, a Status
 * List 2021 or a Token Status List (section 8.3 of the latter). The worst entry counts.
 */
export async function checkStatus(decoded: Decoded, context: StatusContext): Promise<Check> {
  const { configuration, catalog } = context.settings;
  const entries = statusEntriesIn(decoded);
  // The verifier reads token lists for mdocs alone, and no list for SD-JWT: for others, no result is made.
  const isInformal =
    decoded.format === 'sd-jwt' || (decoded.format !== 'mdoc' && entries.some(({ isToken }) => isToken));
  const frame: Frame = { policy: 'credentialStatus', path: context.path, catalog, isInformal };
  const steps: Step[] = [];
  const text = 'The verifier has no status policy for this format, so its response does not depend on this list.';
  if (isInformal) steps.push({ text, state: 'note' });
  const unread = unreadStatus(decoded, entries);
  if (unread !== undefined) {
    const text = `Its status is ${JSON.stringify(unread).slice(0, 60)}, which doesn't refer to a list that can be read here.`;
    return notChecked(frame, steps, new MissingInput(text));
  }
  if (entries.length === 0) {
    const whole = decoded.token ? 'payload' : 'document';
    const missing = fault('status-missing', 'There is no status entry', 'There is no status entry at all', whole);
    return configured(frame, steps, outcomeAt(configuration, `${SETTINGS}/onMissing`, 'valid'), missing);
  }
  let worst: Check | undefined;
  for (const entry of entries) {
    const own: Step[] = [];
    const check = await checkEntry(entry, frame, own, context);
    steps.push(...(check?.steps ?? own));
    if (check && RANK.indexOf(check.state) >= RANK.indexOf(worst?.state ?? '')) worst = check;
  }
  return worst ? { ...worst, steps } : passed(frame, steps);
}

const RANK: string[] = ['passed', 'warning', 'not-checked', 'failed'];

/** Checks an entry. Without a problem, it only adds a step. */
async function checkEntry(
  { entry, place, isToken }: StatusEntry,
  frame: Frame,
  steps: Step[],
  context: StatusContext,
): Promise<Check | undefined> {
  const { configuration } = context.settings;
  const type = String(entry.type);
  const known = isToken ? undefined : ownEntry(LISTS, type);
  if (!isToken && !known) {
    const detail = `The status type ${type} is not known`;
    const unknown = fault('status-type', detail, 'The status type is not known', `${place}/type`);
    return configured(frame, steps, outcomeAt(configuration, `${SETTINGS}/onUnsupported`, 'warning'), unknown);
  }
  try {
    checkIndex(entry, place, isToken);
    const { list, warnings } = await listFor(isToken ? 'uri' : 'statusListCredential', entry, place, context);
    for (const text of warnings) steps.push({ text, state: 'warning', place });
    const { text, found } = known
      ? readBit(entry, place, list, known, configuration)
      : readTokenStatus(entry, place, list);
    steps.push({ text, state: found ? 'note' : 'passed', place });
    if (found) return configured(frame, steps, found.outcome, found.fault);
    return warnings.length > 0 ? passed(frame, steps) : undefined;
  } catch (error) {
    if (error instanceof MissingInput) return notChecked(frame, steps, error, place);
    if (!(error instanceof VerificationError) && !(error instanceof InputError)) throw error;
    const at = error instanceof VerificationError ? error.place : place;
    return configured(frame, steps, 'error', fault('status-list', error.message, causeOf(error.message), at));
  }
}

/** The list of an entry, verified, with its warnings. */
async function listFor(name: string, entry: JsonObject, place: Location, { lists, verifyList }: StatusContext) {
  const address = entry[name];
  if (typeof address !== 'string')
    throw new VerificationError('list', `The entry has no ${name}, which identifies its list`, place);
  const list = lists.get(address);
  if (!list) {
    const given = [...lists.values()].map(({ document }) => document?.sub ?? document?.id ?? 'without a name');
    const others = given.length > 0 ? ` You added the list ${given.join(', ')}.` : '';
    const what = name === 'uri' ? 'status list token' : 'status list';
    const text = `The tool can't fetch the ${what} ${address}. Add it to read the entry.${others}`;
    throw new MissingInput(text, 'status-list');
  }
  try {
    return { list, warnings: await verifyList(list) };
  } catch (error) {
    if (error instanceof MissingInput)
      throw new MissingInput(`The status list ${address} cannot be verified: ${error.message}`, error.need);
    if (!(error instanceof VerificationError)) throw error;
    throw new VerificationError('list', `The list ${address} does not verify: ${error.message}`, place);
  }
}

interface Reading {
  text: string;
  found?: { fault: Fault; outcome: Outcome };
}

/** The status that a list of the W3C has for an entry (Bitstring Status List section 3.2). */
function readBit(
  entry: JsonObject,
  place: Location,
  list: Decoded,
  { setting, list: expected }: (typeof LISTS)[string],
  configuration: JsonObject,
): Reading {
  const address = entry.statusListCredential;
  const subject = listOf(list.document?.credentialSubject).find(isObject) ?? {};
  if (subject.type !== expected) {
    const detail = `${address} is a ${subject.type ?? 'list without a type'}, expected ${expected}`;
    throw new VerificationError('list', detail, `${place}/type`);
  }
  const { statusPurpose: purpose } = entry;
  if (typeof purpose !== 'string') {
    const detail = `statusPurpose is ${JSON.stringify(purpose) ?? 'missing'}, but must be one string`;
    throw new VerificationError('list', detail, `${place}/statusPurpose`);
  }
  const purposes = listOf(subject.statusPurpose);
  if (!purposes.includes(purpose)) {
    const detail = `The entry is for ${purpose}, but the list is for ${purposes.join(', ')}`;
    throw new VerificationError('list', detail, `${place}/statusPurpose`);
  }
  const { index, value } = statusAt(entry, bitsOf(subject.encodedList, expected), place);
  const text = `The entry ${index} of ${address} for ${purpose} is ${value}.`;
  const known = ownEntry(PURPOSES, purpose);
  if (!known) return { text: `${text} No policy checks this purpose.` };
  if (value === 0) return { text };
  const detail = `Credential is ${known.state}: entry ${index} of ${address} is set`;
  const switches = `${SETTINGS}/statusTypes/${setting}/statusChecks/${purpose}`;
  const outcome = outcomeAt(configuration, `${switches}/${known.setting}`, 'error');
  return { text, found: { fault: fault(purpose, detail, `The ${purpose} bit is set`, place), outcome } };
}

function statusAt(entry: JsonObject, bits: Uint8Array, place: Location): { index: number; value: number } {
  const size = Number(entry.statusSize ?? 1);
  const count = (bits.length * 8) / size;
  if (count < LEAST_ENTRIES) throw new InputError(`The list has fewer than ${LEAST_ENTRIES} entries: ${count}`);
  const index = Number(entry.statusListIndex);
  const value = bitAt(bits, index, size);
  if (value !== undefined) return { index, value };
  const written = JSON.stringify(entry.statusListIndex ?? null);
  const detail = `statusListIndex ${written} is out of range: the list has ${count} entries`;
  throw new VerificationError('list', detail, `${place}/statusListIndex`);
}

function readTokenStatus({ uri, idx }: JsonObject, place: Location, { document }: Decoded): Reading {
  const content = document?.status_list;
  const status = tokenStatusAt(tokenList(isObject(content) ? content : {}), idx);
  if (status === undefined) throw new InputError(`The list ${uri} cannot be used: idx ${idx} is out of range`);
  const text = `The entry ${idx} of ${uri} is ${statusName(status)}.`;
  if (status === 0) return { text };
  const mdoc = place.startsWith('mobile') ? ' of an mdoc' : '';
  const cause = `The status list token${mdoc} has \`INVALID\` or \`SUSPENDED\``;
  const detail = `Credential is ${statusName(status)}: entry ${idx} of ${uri}`;
  return { text, found: { fault: fault('token-status', detail, cause, place), outcome: 'error' } };
}

/** The cause of a list that can't be used, as the page of the policy words it. */
function causeOf(detail: string): string {
  if (/fewer than/.test(detail)) return 'A bitstring is shorter than 131072 entries';
  if (/out of range|whole number/.test(detail)) return '`statusListIndex` is out of range';
  return 'The list credential fails its integrity check';
}
