import type { Decoded } from '../decode/index.ts';
import type { Catalog } from './causes.ts';
import { checked } from './check.ts';
import type { Check } from './types.ts';
import { VerificationError } from './verificationError.ts';

/** The claims of a token that is no credential, against the rules of its kind. No service makes this check. */
export function checkClaims(decoded: Decoded, path: string[], catalog: Catalog): Promise<Check> {
  return checked({ policy: 'format', path, catalog, isInformal: true }, async (step) => {
    for (const why of decoded.why) step(why);
    const [fault, ...others] = decoded.faults;
    for (const { detail, place } of others) step(detail, 'failed', place);
    if (fault) throw new VerificationError(fault.cause, fault.detail, fault.place, fault.corrected);
    for (const { detail, place } of decoded.warnings ?? []) step(detail, 'warning', place);
    step('Its type and its claims follow the rules of this kind of token.');
    return {};
  });
}
