import { type JsonObject, listOf, valueAt } from '../base/index.ts';
import { type Decoded, instantProblem, isInstant, type Location, nearestInstant } from '../decode/index.ts';
import { isOn } from './configuration.ts';
import type { Context } from './context.ts';
import { VerificationError } from './verificationError.ts';

/** Milliseconds that a clock may run ahead. */
const TOLERANCE = 300_000;

const PURPOSES = ['assertionMethod', 'authentication'];

/** The purpose of a proof. @throws VerificationError for one that is switched off, or is not for a document of this kind */
export function purposeOf(
  proof: JsonObject,
  level: Decoded['level'],
  configuration: JsonObject,
  at: (pointer: string) => Location,
): string {
  const purpose = String(proof.proofPurpose);
  const switches = '/policies/proof/formats/w3c';
  if (!isOn(configuration, `${switches}/enabled`)) {
    throw new VerificationError('proof-format-off', 'policies.proof.formats.w3c.enabled is false', at(''));
  }
  if (PURPOSES.includes(purpose) && !isOn(configuration, `${switches}/proofPurpose/${purpose}/enabled`)) {
    throw new VerificationError(
      'purpose-off',
      `policies.proof.formats.w3c.proofPurpose.${purpose}.enabled is false`,
      at('/proofPurpose'),
    );
  }
  const expected = level === 'presentation' ? 'authentication' : 'assertionMethod';
  if (purpose !== expected) {
    throw new VerificationError(
      'relationship',
      `proofPurpose is ${proof.proofPurpose ?? '(none)'}, and a ${level} needs ${expected}`,
      at('/proofPurpose'),
    );
  }
  return purpose;
}

/** What a proof says of itself: its dates, and in a presentation to whom it answers what. */
export function checkTerms(
  proof: JsonObject,
  level: Decoded['level'],
  at: (pointer: string) => Location,
  { step, now, expected, configuration }: Context,
): void {
  const { expires, created } = proof;
  for (const name of ['expires', 'created']) {
    const problem = proof[name] !== undefined && instantProblem(proof[name]);
    if (!problem) continue;
    const detail = `${name} of the proof is ${problem}`;
    throw new VerificationError('proof-date', detail, at(`/${name}`), nearestInstant(proof[name]));
  }
  if (isInstant(created) && Date.parse(created) > now.getTime() + TOLERANCE)
    step(`The proof was created in the future: ${created}.`, 'warning', at('/created'));
  if (isInstant(expires) && now.getTime() > Date.parse(expires)) {
    throw new VerificationError('proof-ended', `The proof ended at ${expires}`, at('/expires'));
  }
  if (level !== 'presentation') return;
  const settings = '/policies/proof/formats/w3c/proofPurpose/authentication';
  for (const name of ['challenge', 'domain'] as const) {
    const wanted = expected[name] ?? (valueAt(configuration, `${settings}/${name}`) as string | undefined);
    const found = listOf(proof[name]);
    if (!wanted)
      step(
        `No ${name} is expected, so ${JSON.stringify(proof[name] ?? null)} is not compared.`,
        'note',
        at(`/${name}`),
      );
    else if (found.includes(wanted)) step(`${name} is the expected one.`, 'passed', at(`/${name}`));
    else {
      const detail = `${name} is ${JSON.stringify(proof[name] ?? null)}, ${JSON.stringify(wanted)} expected`;
      throw new VerificationError(name === 'challenge' ? 'challenge' : 'parameters', detail, at(`/${name}`));
    }
  }
}
