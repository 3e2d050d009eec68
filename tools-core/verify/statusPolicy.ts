import { InputError, isObject, type JsonObject, listOf, ownEntry } from '../base/index.ts';
import type { Decoded, Place } from '../decode/index.ts';
import { configured, notChecked, passed, policyFault } from './check.ts';
import { outcomeAt } from './configuration.ts';
import { bitAt, bitsOf, LEAST_ENTRIES } from './statusBits.ts';
import { causeOf, type Entry, FIX, otherLists, type World } from './statusEntry.ts';
import { checkTokenStatus, tokenEntries } from './tokenStatus.ts';
import type { Check, Outcome, Step } from './types.ts';
import { MissingInput, VerificationError } from './verificationError.ts';

/** What an entry came to. */
type Finding = { detail: string; key: string; outcome: Outcome; cause: string };

const SETTINGS: Record<string, { key: string; list: string }> = {
  BitstringStatusListEntry: { key: 'bitstringStatusList', list: 'BitstringStatusList' },
  StatusList2021Entry: { key: 'credentialStatus2021', list: 'StatusList2021' },
};
const PURPOSES: Record<string, { setting: string; said: string }> = {
  revocation: { setting: 'onRevocation', said: 'revoked' },
  suspension: { setting: 'onSuspension', said: 'suspended' },
};
const SETTING_ROOT = '/policies/credentialStatus';

/** The policy `credentialStatus`: reads the bit of each entry in the list that it names. */
export async function checkStatus(decoded: Decoded, world: World): Promise<Check> {
  const { configuration, path, catalog } = world;
  // The verifier has no status policy for SD-JWT: the list is read for the reader alone, and no result is made.
  const isInformal = decoded.format === 'sd-jwt';
  const frame = { policy: 'credentialStatus', path, catalog, isInformal } as const;
  const steps: Step[] = [];
  const tokens = tokenEntries(decoded);
  if (tokens.length > 0) return checkTokenStatus(decoded, tokens, world);
  const entries = entriesOf(decoded);
  const whole = { part: decoded.token ? 'payload' : 'document', pointer: '' };
  const fault = (key: string, detail: string, cause: string, place: Place) =>
    policyFault('credentialStatus', key, detail, cause, FIX, place);
  if (entries.length === 0) {
    const missing = fault('status-missing', 'There is no status entry', 'There is no status entry at all', whole);
    return configured(frame, steps, outcomeAt(configuration, `${SETTING_ROOT}/onMissing`, 'valid'), missing);
  }
  let worst: Check | undefined;
  for (const { entry, place } of entries) {
    const type = String(entry.type);
    const known = ownEntry(SETTINGS, type);
    if (!known) {
      const unknown = fault('status-type', `The status type ${type} is not known`, 'The status type is not known', {
        ...place,
        pointer: `${place.pointer}/type`,
      });
      worst = worse(
        worst,
        configured(frame, steps, outcomeAt(configuration, `${SETTING_ROOT}/onUnsupported`, 'warning'), unknown),
      );
      continue;
    }
    try {
      const { text, finding } = await readEntry(entry, place, known, world);
      steps.push({ text, state: finding ? 'note' : 'passed', place });
      if (finding)
        worst = worse(
          worst,
          configured(frame, steps, finding.outcome, fault(finding.key, finding.detail, finding.cause, place)),
        );
    } catch (error) {
      if (error instanceof MissingInput) {
        const lacking: Step = { text: error.message, state: 'not-checked', place };
        worst = worse(worst, notChecked(frame, [...steps, lacking], error.needs));
        continue;
      }
      if (!(error instanceof VerificationError) && !(error instanceof InputError)) throw error;
      const at = error instanceof VerificationError && error.key === 'here' ? error.place : place;
      worst = worse(
        worst,
        configured(frame, steps, 'error', fault('status-list', error.message, causeOf(error.message), at)),
      );
    }
  }
  return worst ?? passed(frame, steps);
}

const RANK = ['skipped', 'note', 'passed', 'warning', 'not-checked', 'failed'];
const worse = (one: Check | undefined, other: Check): Check =>
  one && RANK.indexOf(one.state) > RANK.indexOf(other.state) ? one : other;

function entriesOf({ document, token, sdJwt }: Decoded): Entry[] {
  const part = sdJwt
    ? token?.payload.credentialStatus === undefined
      ? 'claims'
      : 'payload'
    : token
      ? 'payload'
      : 'document';
  const base = token && !sdJwt && isObject(token.payload.vc) ? '/vc' : '';
  const held = document?.credentialStatus;
  return listOf(held)
    .map((entry, at) => ({
      entry,
      place: { part, pointer: `${base}/credentialStatus${Array.isArray(held) ? `/${at}` : ''}` },
    }))
    .filter((one): one is Entry => isObject(one.entry));
}

async function readEntry(
  entry: JsonObject,
  place: Place,
  { key, list }: { key: string; list: string },
  { configuration, lists, verifyList }: World,
) {
  const { statusListCredential } = entry;
  if (typeof statusListCredential !== 'string')
    throw new VerificationError('here', 'The entry has no statusListCredential, which names its list', place);
  const address = statusListCredential;
  const found = lists.get(address);
  if (!found) {
    throw new MissingInput(`Give the status list ${address}: it needs a network to fetch.${otherLists(lists)}`, [
      { kind: 'status-list', id: address },
    ]);
  }
  const subject = listOf(found.document?.credentialSubject).find(isObject) ?? {};
  try {
    await verifyList(found);
  } catch (error) {
    if (error instanceof VerificationError)
      throw new VerificationError('list', `The list ${address} does not verify: ${error.message}`, place);
    throw error;
  }
  if (subject.type !== list)
    throw new VerificationError('here', `${address} is a ${subject.type ?? 'list without a type'}, ${list} expected`, {
      ...place,
      pointer: `${place.pointer}/type`,
    });
  const purpose = String(entry.statusPurpose);
  if (!listOf(subject.statusPurpose).includes(purpose)) {
    throw new VerificationError(
      'here',
      `The entry is for ${purpose}, and the list for ${listOf(subject.statusPurpose).join(', ')}`,
      { ...place, pointer: `${place.pointer}/statusPurpose` },
    );
  }
  const { index, value } = statusAt(entry, bitsOf(subject.encodedList, list), place);
  const text = `The entry ${index} of ${address} for ${purpose} is ${value}.`;
  const judged = ownEntry(PURPOSES, purpose);
  if (value === 0 || !judged) return { text: judged ? text : `${text} No policy judges this purpose.` };
  const outcome = outcomeAt(
    configuration,
    `${SETTING_ROOT}/statusTypes/${key}/statusChecks/${purpose}/${judged.setting}`,
    'error',
  );
  const finding: Finding = {
    key: purpose,
    detail: `Credential is ${judged.said}: entry ${index} of ${address} is set`,
    outcome,
    cause: `The ${purpose} bit is set`,
  };
  return { text, finding };
}

/** The status that a list holds for an entry (Bitstring Status List section 3.2). */
function statusAt(entry: JsonObject, bits: Uint8Array, place: Place): { index: number; value: number } {
  const size = Number(entry.statusSize ?? 1);
  if (![1, 2, 4, 8].includes(size))
    throw new VerificationError('here', `statusSize is ${JSON.stringify(entry.statusSize)}`, {
      ...place,
      pointer: `${place.pointer}/statusSize`,
    });
  if ((bits.length * 8) / size < LEAST_ENTRIES)
    throw new InputError(`The list has fewer than ${LEAST_ENTRIES} entries: ${(bits.length * 8) / size}`);
  const index = /^\d+$/.test(String(entry.statusListIndex)) ? Number(entry.statusListIndex) : Number.NaN;
  const value = bitAt(bits, index, size);
  if (value === undefined) {
    const detail = `statusListIndex ${JSON.stringify(entry.statusListIndex ?? null)} is out of range: the list has ${(bits.length * 8) / size} entries`;
    throw new VerificationError('here', detail, { ...place, pointer: `${place.pointer}/statusListIndex` });
  }
  return { index, value };
}
