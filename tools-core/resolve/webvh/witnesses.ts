import { isObject, type Json, type Outcome, readJson, tryOr } from '../../base/index.ts';
import { verifyProof } from './proof.ts';
import { EntryProblem, type LogCheck, type Witness } from './report.ts';

/** By witness, the number of the newest published entry that a valid proof of it names. */
export type Approvals = Map<string, number>;

/**
 * Reads a `did-witness.json` and verifies its proofs (did:webvh v1.0, section "The Witness Proofs File"). A proof for an
 * entry that is not in the log counts for nothing, and so does one that is not valid.
 * @param versionIds Those of the log, in order.
 * @throws EntryProblem if the text is no such file.
 */
export function readApprovals(text: string, versionIds: string[]): Approvals {
  const approvals: Approvals = new Map();
  for (const one of readFile(text)) {
    if (!isObject(one)) continue;
    const number = versionIds.indexOf(String(one.versionId)) + 1;
    if (number === 0) continue;
    for (const proof of Array.isArray(one.proof) ? one.proof : [one.proof]) {
      const key = signerOf(String(one.versionId), proof);
      if (key) approvals.set(key, Math.max(number, approvals.get(key) ?? 0));
    }
  }
  return approvals;
}

function readFile(text: string): Json[] {
  const read = readJson(text);
  if ('fault' in read) throw new EntryProblem(`The file of the witnesses is not JSON: ${read.fault}`);
  if (!Array.isArray(read.value)) throw new EntryProblem('The file with the witness proofs is not an array.');
  return read.value;
}

const signerOf = (versionId: string, proof: Json): string | undefined =>
  tryOr(() => `did:key:${verifyProof({ versionId }, proof)}`);

/**
 * Whether enough witnesses approved an entry. A proof for a later entry approves all before it.
 * @param approvals Undefined where the file of the witnesses was not given, or why it cannot be used.
 */
export function checkWitnesses(
  number: number,
  witness: Witness | undefined,
  approvals: Approvals | string | undefined,
): LogCheck {
  const check = (outcome: Outcome, detail: string): LogCheck => ({ name: 'witnesses', outcome, detail });
  if (!witness) return check('skipped', 'The log requires no witnesses.');
  if (typeof approvals === 'string') return check('error', approvals);
  const { threshold, witnesses } = witness;
  const asked = `${threshold} of ${witnesses.length} ${witnesses.length === 1 ? 'witness' : 'witnesses'}`;
  if (!approvals) return check('warning', `Not checked: ${asked} must approve, but you didn't add did-witness.json.`);
  const count = witnesses.filter((id) => (approvals.get(id) ?? 0) >= number).length;
  return check(count >= threshold ? 'success' : 'error', `${asked} must approve, and ${count} did.`);
}
