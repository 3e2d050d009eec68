import { type JsonObject, valueAt } from '../base/index.ts';
import { type Decoded, instantProblem, isInstant, type Location, nearestInstant } from '../decode/index.ts';
import { compareExpected } from './check.ts';
import { requireOn } from './configuration.ts';
import type { Context } from './context.ts';
import { VerificationError } from './verificationError.ts';

/** Milliseconds that a clock may run ahead. */
const TOLERANCE = 300_000;

const PURPOSES = ['assertionMethod', 'authentication'];
const SETTINGS = 'policies.proof.formats.w3c';

/** The purpose of a proof. @throws VerificationError for one that is switched off, or is not for a document of this kind */
export function purposeOf(
  { proofPurpose }: JsonObject,
  level: Decoded['level'],
  configuration: JsonObject,
  place: Location,
): string {
  const purpose = String(proofPurpose);
  requireOn(configuration, `${SETTINGS}.enabled`, 'proof-format-off', place);
  if (PURPOSES.includes(purpose)) {
    const setting = `${SETTINGS}.proofPurpose.${purpose}.enabled`;
    requireOn(configuration, setting, 'purpose-off', `${place}/proofPurpose`);
  }
  const expected = level === 'presentation' ? 'authentication' : 'assertionMethod';
  if (purpose === expected) return purpose;
  const detail = `proofPurpose is ${proofPurpose ?? '(none)'}, and a ${level} needs ${expected}`;
  throw new VerificationError('relationship', detail, `${place}/proofPurpose`);
}

/** Checks the dates of a proof, and in a presentation its challenge and domain. @throws VerificationError */
export function checkTerms(
  proof: JsonObject,
  level: Decoded['level'],
  place: Location,
  { step, now, expected, configuration }: Context,
): void {
  const { expires, created } = proof;
  for (const name of ['expires', 'created']) {
    const problem = proof[name] !== undefined && instantProblem(proof[name]);
    if (!problem) continue;
    const detail = `${name} of the proof is ${problem}`;
    throw new VerificationError('proof-date', detail, `${place}/${name}`, nearestInstant(proof[name]));
  }
  if (isInstant(created) && Date.parse(created) > now.getTime() + TOLERANCE)
    step(`The proof was created in the future: ${created}.`, 'warning', `${place}/created`);
  if (isInstant(expires) && now.getTime() > Date.parse(expires))
    throw new VerificationError('proof-ended', `The proof ended at ${expires}`, `${place}/expires`);
  if (level !== 'presentation') return;
  for (const [name, cause] of [
    ['challenge', 'challenge'],
    ['domain', 'parameters'],
  ] as const) {
    const configured = valueAt(configuration, `/policies/proof/formats/w3c/proofPurpose/authentication/${name}`);
    const wanted = expected[name] ?? (configured as string | undefined);
    compareExpected(step, [name, proof[name], wanted], `${place}/${name}`, cause);
  }
}
