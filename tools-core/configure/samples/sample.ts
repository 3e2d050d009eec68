import { type JsonObject, valueAt } from '../../base/index.ts';

/** The result of a request under a configuration. */
export interface SampleResult {
  outcome: 'pass' | 'warn' | 'fail';
  /** Why, in one sentence. */
  why: string;
  /** The key that decided, as a JSON Pointer. */
  pointer: string;
  /** Slug of the error with which it fails. */
  error?: string;
}

/** Decides on a request that depends on the configuration alone. */
export type SampleCheck = (configuration: JsonObject) => SampleResult;

/** Requests by name, in a few words. */
export type Samples = Record<string, SampleCheck>;

export const pass = (pointer: string, why: string): SampleResult => ({ outcome: 'pass', why, pointer });
export function fail(pointer: string, why: string, error?: string): SampleResult {
  return { outcome: 'fail', why, pointer, error };
}

/** A request that passes where its policy is skipped. */
export const unlessSkipped =
  (policy: string, check: SampleCheck): SampleCheck =>
  (configuration) => {
    const pointer = `/policies/${policy}/skip`;
    const isSkipped = valueAt(configuration, pointer) === true;
    return isSkipped ? pass(pointer, `The policy ${policy} is skipped.`) : check(configuration);
  };

/** A finding whose outcome a key sets to valid, warning or error. */
export const byOutcome =
  (pointer: string, finding: string, error?: string): SampleCheck =>
  (configuration) => {
    const outcome = valueAt(configuration, pointer);
    if (outcome === 'error') return fail(pointer, `${finding}, and the policy fails: 422.`, error);
    if (outcome === 'warning') return { outcome: 'warn', why: `${finding}, which is reported as a warning.`, pointer };
    return pass(pointer, `${finding}, which is ignored.`);
  };

/** Credentials of three standards, each of which a service may accept. @param at where the switches of the service are */
export function standardSamples(at: string): Samples {
  const accepting =
    (standard: string, title: string): SampleCheck =>
    (configuration) => {
      // A name such as `18013-5:2021` needs no escape in a pointer; the slash separates.
      const pointer = `${at}/${standard}/enabled`;
      return valueAt(configuration, pointer) === false
        ? fail(pointer, `${title} is switched off: not-allowed-by-configuration.`)
        : pass(pointer, `${title} is accepted.`);
    };
  return {
    'A credential of VC Data Model 1.1': accepting('w3c/vc-data-model/v1.1', 'W3C VC Data Model 1.1'),
    'A credential of VC Data Model 2.0': accepting('w3c/vc-data-model/v2.0', 'W3C VC Data Model 2.0'),
    'An mdoc': accepting('iso/18013-5:2021', 'ISO/IEC 18013-5:2021'),
  };
}
