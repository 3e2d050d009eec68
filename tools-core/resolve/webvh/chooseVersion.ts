import type { JsonObject } from '../../base/index.ts';
import { DidProblem } from '../problem.ts';
import type { EntryReport } from './report.ts';

/** Which version is asked for: options of a request, or parameters of a DID URL. */
export interface VersionQuery {
  versionId?: string;
  versionTime?: string;
  versionNumber?: string;
}

/**
 * The entry that a request asks for (did:webvh v1.0, section "Reading did:webvh DID URLs"); without a query the last one.
 * A valid version is given even if an entry behind it fails.
 * @throws DidProblem if no entry fits, or the one that fits is not valid.
 */
export function chooseVersion(
  reports: EntryReport[],
  { versionId, versionTime, versionNumber }: VersionQuery,
): EntryReport {
  let found = reports.at(-1);
  if (versionId !== undefined) found = reports.find((one) => one.versionId === versionId);
  else if (versionNumber !== undefined) found = reports.find(({ number }) => String(number) === versionNumber);
  else if (versionTime !== undefined) {
    const time = Date.parse(versionTime);
    if (Number.isNaN(time)) throw new DidProblem('INVALID_OPTIONS', `"${versionTime}" is not a time.`);
    found = reports.filter((one) => Date.parse(one.versionTime) <= time).at(-1);
  }
  if (!found) throw new DidProblem('NOT_FOUND', 'The log has no such version.');
  if (!found.isValid) {
    const broken = reports.find(({ isValid }) => !isValid) ?? found;
    const failed = broken.checks.find(({ outcome }) => outcome === 'error');
    throw new DidProblem('INVALID_DID', `Entry ${broken.number} of the log fails: ${failed?.detail ?? ''}`);
  }
  return found;
}

/** Metadata of a document from a log (did:webvh v1.0, section "Read (Resolve)"). */
export function webvhMetadata(reports: EntryReport[], { versionId, versionTime }: EntryReport): JsonObject {
  const valid = reports.filter(({ isValid }) => isValid);
  const last = valid[valid.length - 1];
  const { scid, portable, deactivated, ttl, witness, watchers } = last.parameters;
  return {
    versionId,
    versionTime,
    created: reports[0].versionTime,
    updated: last.versionTime,
    scid,
    portable,
    deactivated,
    ttl: String(ttl),
    ...(witness && {
      witness: { threshold: String(witness.threshold), witnesses: witness.witnesses.map((id) => ({ id })) },
    }),
    ...(watchers.length > 0 && { watchers }),
  };
}
