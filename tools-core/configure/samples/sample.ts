import { type Json, type JsonObject, valueAt } from '../../base/index.ts';
import type { ErrorCause } from '../causes.ts';

/** What becomes of a request under a configuration. */
export interface SampleResult {
  outcome: 'pass' | 'warn' | 'fail';
  /** Why, in one sentence. */
  why: string;
  /** The key that decided, as a JSON Pointer. */
  pointer: string;
  /** Why it fails, as the page of its error says it. */
  error?: ErrorCause;
}

/** A request whose fate follows from the configuration alone. */
export interface Sample {
  /** The request in a few words. */
  name: string;
  judge: (configuration: JsonObject) => SampleResult;
}

/** The value of a configuration that a JSON Pointer names. */
export const read = (configuration: JsonObject, pointer: string): Json | undefined => valueAt(configuration, pointer);

export const pass = (pointer: string, why: string): SampleResult => ({ outcome: 'pass', why, pointer });
export const fail = (pointer: string, why: string, error?: ErrorCause): SampleResult => ({
  outcome: 'fail',
  why,
  pointer,
  ...(error && { error }),
});

/** The result of a finding whose outcome a key sets to valid, warning or error. */
export function byOutcome(
  configuration: JsonObject,
  pointer: string,
  finding: string,
  error?: ErrorCause,
): SampleResult {
  const outcome = read(configuration, pointer);
  if (outcome === 'error') return fail(pointer, `${finding}, and the policy fails: 422.`, error);
  if (outcome === 'warning') return { outcome: 'warn', why: `${finding}, which is reported as a warning.`, pointer };
  return pass(pointer, `${finding}, which is ignored.`);
}

/** Whether a standard of credentials is accepted; `at` is where the switches of the service are. */
export function byStandard(configuration: JsonObject, at: string, standard: string, name: string): SampleResult {
  // A name such as `18013-5:2021` needs no escape in a pointer; the slash separates.
  const pointer = `${at}/${standard}/enabled`;
  return read(configuration, pointer) === false
    ? fail(pointer, `${name} is switched off: not-allowed-by-configuration.`)
    : pass(pointer, `${name} is accepted.`);
}
