import { type JsonObject, valueAt } from '../base/index.ts';
import type { Location } from '../decode/index.ts';
import { type Outcome, VerificationError } from './types.ts';

/** Whether a switch is on. A missing one is, as in the core layer. */
export const isOn = (configuration: JsonObject, pointer: string): boolean => valueAt(configuration, pointer) !== false;

/** @param setting as a JSON Pointer @throws VerificationError with a cause if the switch is off */
export function requireOn(configuration: JsonObject, setting: string, cause: string, place: Location): void {
  if (isOn(configuration, setting)) return;
  throw new VerificationError(cause, `${setting.slice(1).replaceAll('/', '.')} is false`, place);
}

/** The setting of how a fault counts. */
export function outcomeAt(configuration: JsonObject, pointer: string, otherwise: Outcome): Outcome {
  const value = valueAt(configuration, pointer);
  return value === 'valid' || value === 'warning' || value === 'error' ? value : otherwise;
}

export const isSkipped = (configuration: JsonObject, policy: string): boolean =>
  valueAt(configuration, `/policies/${policy}/skip`) === true;

/** Pointer of the roots that the validator trusts. */
export const ROOTS = '/policies/trustedIssuer/trustedIssuerRootCertificates';

export const hasOwnAnchors = (configuration: JsonObject): boolean => Array.isArray(valueAt(configuration, ROOTS));
