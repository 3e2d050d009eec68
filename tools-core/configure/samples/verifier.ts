import type { JsonObject } from '../../base/index.ts';
import { byOutcome, byStandard, fail, pass, read, type Sample, type SampleResult } from './sample.ts';

const sample = (name: string, judge: Sample['judge']): Sample => ({ name, judge });
const STANDARDS = '/policies/format/standards';
const MINUTE = 60_000;

function unlessSkipped(configuration: JsonObject, policy: string, judge: () => SampleResult): SampleResult {
  const pointer = `/policies/${policy}/skip`;
  return read(configuration, pointer) === true ? pass(pointer, `The policy ${policy} is skipped.`) : judge();
}

interface Dated {
  policy: 'notAfter' | 'notBefore';
  kind: 'verifiableCredential' | 'verifiablePresentation';
  /** By how many milliseconds the date is out of range; undefined where there is no date. */
  outBy?: number;
}

function byDate(configuration: JsonObject, { policy, kind, outBy }: Dated): SampleResult {
  return unlessSkipped(configuration, policy, () => {
    const rules = `/policies/${policy}/credentials/${kind}`;
    if (read(configuration, `${rules}/enabled`) === false) return pass(`${rules}/enabled`, 'The date is not judged.');
    if (outBy === undefined) return byOutcome(configuration, `${rules}/onMissingDate`, 'The date is missing');
    const tolerance = Number(read(configuration, `${rules}/tolerance`));
    if (outBy <= tolerance) return pass(`${rules}/tolerance`, `The tolerance of ${tolerance / 1000} s covers it.`);
    return byOutcome(configuration, `${rules}/onOutOfRange`, 'The date is out of range');
  });
}

/** A bit of a status list that is set. */
function byStatus(configuration: JsonObject, purpose: 'revocation' | 'suspension'): SampleResult {
  const key = purpose === 'revocation' ? 'onRevocation' : 'onSuspension';
  const pointer = `/policies/credentialStatus/statusTypes/bitstringStatusList/statusChecks/${purpose}/${key}`;
  const finding = purpose === 'revocation' ? 'The credential is revoked' : 'The credential is suspended';
  return unlessSkipped(configuration, 'credentialStatus', () => byOutcome(configuration, pointer, finding));
}

/** A finding of a policy whose outcome one key sets. */
const finding = (name: string, policy: string, key: string, words: string): Sample =>
  sample(name, (configuration) =>
    unlessSkipped(configuration, policy, () => byOutcome(configuration, `/policies/${policy}/${key}`, words)),
  );

const credential = (policy: Dated['policy'], outBy?: number) => (configuration: JsonObject) =>
  byDate(configuration, { policy, kind: 'verifiableCredential', ...(outBy !== undefined && { outBy }) });

/** Requests to a verifier, each with one thing to find. All else in them is in order. */
export const verifierSamples: Sample[] = [
  sample('A credential that ended two minutes ago', credential('notAfter', 2 * MINUTE)),
  sample('A credential that ended a year ago', credential('notAfter', 365 * 1440 * MINUTE)),
  sample('A credential without an end', credential('notAfter')),
  sample('A credential that begins in two minutes', credential('notBefore', 2 * MINUTE)),
  sample('A presentation that ended an hour ago', (configuration) =>
    byDate(configuration, { policy: 'notAfter', kind: 'verifiablePresentation', outBy: 60 * MINUTE }),
  ),
  sample('A credential that a Bitstring status list revokes', (configuration) => byStatus(configuration, 'revocation')),
  sample('A credential that a Bitstring status list suspends', (configuration) =>
    byStatus(configuration, 'suspension'),
  ),
  finding('A credential without a status', 'credentialStatus', 'onMissing', 'No status entry is there'),
  finding('A credential with an unknown type of status', 'credentialStatus', 'onUnsupported', 'The type is unknown'),
  finding('A credential whose data break its schema', 'credentialSchema', 'validation/onInvalid', 'The data break it'),
  finding(
    'A credential whose schema cannot be fetched',
    'credentialSchema',
    'validation/onSchemaError',
    'It is missing',
  ),
  sample('A credential of VC Data Model 1.1', (configuration) =>
    byStandard(configuration, STANDARDS, 'w3c/vc-data-model/v1.1', 'W3C VC Data Model 1.1'),
  ),
  sample('A credential of VC Data Model 2.0', (configuration) =>
    byStandard(configuration, STANDARDS, 'w3c/vc-data-model/v2.0', 'W3C VC Data Model 2.0'),
  ),
  sample('An mdoc', (configuration) =>
    byStandard(configuration, STANDARDS, 'iso/18013-5:2021', 'ISO/IEC 18013-5:2021'),
  ),
  sample('A credential that was changed after signing', (configuration) =>
    unlessSkipped(configuration, 'proof', () =>
      fail('/policies/proof/skip', 'The signature does not fit: proof-verification-failed.'),
    ),
  ),
];
