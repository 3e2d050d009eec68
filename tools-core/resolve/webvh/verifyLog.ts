import canonicalize from 'canonicalize';
import { type JsonObject, multihash, TOLERANCE } from '../../base/index.ts';
import { didWebvhAddresses } from '../methods/addresses.ts';
import { DEFAULTS, nextParameters } from './parameters.ts';
import { verifyProof } from './proof.ts';
import { type Entry, readLog } from './readLog.ts';
import {
  EntryProblem,
  type EntryReport,
  type LogCheck,
  type LogCheckName,
  type Parameters,
  type Witness,
} from './report.ts';
import { type Approvals, checkWitnesses, readApprovals } from './witnesses.ts';

interface LogOptions {
  /** The DID to resolve. */
  did: string;
  /** The text of `did-witness.json`, if there is one. */
  witnesses?: string;
  /** The time that counts as now, in milliseconds since 1970. */
  now: number;
}

const hashOf = (value: JsonObject) => multihash(canonicalize(value) as string);

/**
 * Verifies a log of did:webvh v1.0 entry by entry (section "Read (Resolve)").
 * @returns A report for each entry. After an entry that fails, the ones behind it are checked, but not valid.
 * @throws DidProblem if the text is no log.
 */
export function verifyLog(text: string, options: LogOptions): EntryReport[] {
  const entries = readLog(text);
  const versionIds = entries.map(({ versionId }) => versionId);
  const approvals = approvalsOf(options.witnesses, versionIds);
  const reports: EntryReport[] = [];
  for (const [index, entry] of entries.entries())
    reports.push(checkEntry(entry, index + 1, reports.at(-1), approvals, options));
  return reports;
}

/** The approvals of the witnesses, or why their file can't be used; undefined without a file. */
function approvalsOf(text: string | undefined, versionIds: string[]): Approvals | string | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  try {
    return readApprovals(text, versionIds);
  } catch (error) {
    return (error as Error).message;
  }
}

function checkEntry(
  entry: Entry,
  number: number,
  previous: EntryReport | undefined,
  approvals: Approvals | string | undefined,
  { did, now }: LogOptions,
): EntryReport {
  const before = previous?.parameters;
  let parameters = before ?? DEFAULTS;
  const checks: LogCheck[] = [];
  const check = (name: LogCheckName, run: () => string | undefined) => {
    try {
      const found = run();
      checks.push({ name, outcome: found ? 'success' : 'skipped', detail: found ?? NOTHING[name] ?? '' });
    } catch (error) {
      if (!(error instanceof EntryProblem)) throw error;
      checks.push({ name, outcome: 'error', detail: error.message });
    }
  };
  check('parameters', () => {
    parameters = nextParameters(entry.parameters, before);
    const names = Object.keys(entry.parameters).join(', ');
    return names ? `The entry sets ${names}.` : 'The entry changes no parameter.';
  });
  check('number', () => checkNumber(entry, number));
  check('time', () => checkTime(entry, previous, now));
  check('scid', () => checkScid(entry, number, parameters, did));
  check('hash', () => checkHash(entry, previous?.versionId ?? parameters.scid));
  check('rotation', () => checkRotation(parameters, before));
  // Those of the entry before may sign, and where new keys were promised, those of the entry.
  const signer = !before || before.nextKeyHashes.length > 0 ? parameters : before;
  check('proof', () => checkProofs(entry, signer.updateKeys));
  check('document', () => checkId(entry, parameters.scid));
  check('portability', () => checkMove(entry, previous));
  check('end', () => checkEnd(parameters, before));
  checks.push(checkWitnesses(number, activeWitness(parameters.witness, before), approvals));
  const isValid = (previous?.isValid ?? true) && checks.every(({ outcome }) => outcome !== 'error');
  const { versionId, versionTime, state } = entry;
  return { number, versionId, versionTime, checks, isValid, parameters, document: state };
}

const NOTHING: Partial<Record<LogCheckName, string>> = {
  scid: 'Only the first entry contains the SCID.',
  rotation: 'The previous entry committed to no keys.',
  portability: "The DID wasn't moved.",
  end: 'The DID is active.',
};

/** A change of witnesses counts from the next entry on, but where there were none, at once. */
const activeWitness = (now: Witness | undefined, before: Parameters | undefined) => before?.witness ?? now;

function checkNumber({ versionId }: Entry, number: number): string {
  const [, digits] = /^(\d+)-[1-9A-HJ-NP-Za-km-z]+$/.exec(versionId) ?? [];
  if (!digits) throw new EntryProblem('The versionId is not a number, hyphen and hash.');
  if (digits !== String(number))
    throw new EntryProblem(`The entry is number ${number}, but its version ID begins with ${digits}.`);
  return `The entry is number ${number}.`;
}

function checkTime({ versionTime }: Entry, previous: EntryReport | undefined, now: number): string {
  const isUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)$/.test(versionTime);
  const time = Date.parse(versionTime);
  if (!isUtc || Number.isNaN(time)) throw new EntryProblem(`${versionTime} is not a time in UTC.`);
  // Read (Resolve), step 4.
  if (time > now + TOLERANCE) throw new EntryProblem(`${versionTime} is more than five minutes ahead.`);
  if (previous && time <= Date.parse(previous.versionTime)) {
    throw new EntryProblem(`${versionTime} is not later than the time of the previous entry, ${previous.versionTime}.`);
  }
  return `The entry was made at ${versionTime}.`;
}

function checkScid({ unsecured }: Entry, number: number, { scid }: Parameters, did: string): string | undefined {
  if (number > 1) return undefined;
  if (did.split(':')[2] !== scid) throw new EntryProblem('The SCID of the log is not that of the DID.');
  if (scid === '') throw new EntryProblem('There is no SCID.');
  const text = JSON.stringify({ ...unsecured, versionId: '{SCID}' }).replaceAll(scid, '{SCID}');
  if (hashOf(JSON.parse(text)) !== scid) throw new EntryProblem('The SCID is not the hash of the first entry.');
  return 'The SCID is the hash of this entry.';
}

function checkHash({ unsecured, versionId }: Entry, versionBefore: string): string {
  const hash = hashOf({ ...unsecured, versionId: versionBefore });
  if (versionId.slice(versionId.indexOf('-') + 1) !== hash) {
    throw new EntryProblem(
      'The hash in the versionId is not that of the entry: this entry or the previous one was changed.',
    );
  }
  return 'The hash matches this entry and the previous one.';
}

function checkRotation({ updateKeys }: Parameters, before: Parameters | undefined): string | undefined {
  if (!before || before.nextKeyHashes.length === 0) return undefined;
  const stranger = updateKeys.find((key) => !before.nextKeyHashes.includes(multihash(key)));
  if (stranger) throw new EntryProblem(`The previous entry didn't commit to the key ${stranger}.`);
  return 'The previous entry committed to every key of this one.';
}

function checkProofs({ unsecured, proofs }: Entry, allowed: string[]): string {
  if (proofs.length === 0) throw new EntryProblem('The entry has no proof.');
  const keys = proofs.map((proof) => verifyProof(unsecured, proof));
  const stranger = keys.find((key) => !allowed.includes(key));
  if (stranger)
    throw new EntryProblem(`The entry was signed with the key ${stranger}, which isn't one of the current updateKeys.`);
  return `Signed by ${keys.join(' and ')}.`;
}

function checkId({ state }: Entry, scid: string): string {
  const id = String(state.id);
  if (!id.startsWith('did:webvh:')) throw new EntryProblem('The id of the document is not a did:webvh.');
  try {
    didWebvhAddresses(id.slice('did:webvh:'.length));
  } catch (error) {
    throw new EntryProblem(`The id of the document is not a did:webvh: ${(error as Error).message}`);
  }
  if (id.split(':')[2] !== scid) throw new EntryProblem('The SCID in the id of the document is not that of the log.');
  return `The document belongs to ${id}.`;
}

function checkMove({ state }: Entry, previous: EntryReport | undefined): string | undefined {
  const before = previous?.document.id;
  if (!previous || before === state.id) return undefined;
  if (!previous.parameters.portable) throw new EntryProblem("The DID was moved, but the log isn't portable.");
  const known = Array.isArray(state.alsoKnownAs) ? state.alsoKnownAs : [];
  if (!known.includes(before ?? null))
    throw new EntryProblem("The DID was moved, but alsoKnownAs doesn't contain the old DID.");
  return `The DID was moved from ${String(before)}.`;
}

function checkEnd({ deactivated }: Parameters, before: Parameters | undefined): string | undefined {
  if (before?.deactivated) throw new EntryProblem('The previous entry deactivated the DID, so no entry can follow.');
  return deactivated ? 'The entry deactivates the DID.' : undefined;
}
