import { valueAt } from '../../base/index.ts';
import { byOutcome, fail, pass, type SampleCheck, type Samples, standardSamples, unlessSkipped } from './sample.ts';

const MINUTE = 60_000;

/** A date that is out of range, or missing. @param outBy by how many milliseconds; undefined where there is no date */
const dated = (
  policy: 'notAfter' | 'notBefore',
  kind: 'verifiableCredential' | 'verifiablePresentation',
  outBy?: number,
): SampleCheck =>
  unlessSkipped(policy, (configuration) => {
    const rules = `/policies/${policy}/credentials/${kind}`;
    if (valueAt(configuration, `${rules}/enabled`) === false)
      return pass(`${rules}/enabled`, "The date isn't checked.");
    if (outBy === undefined) return byOutcome(`${rules}/onMissingDate`, 'The date is missing')(configuration);
    const tolerance = Number(valueAt(configuration, `${rules}/tolerance`));
    if (outBy <= tolerance) return pass(`${rules}/tolerance`, `The tolerance of ${tolerance / 1000} s covers it.`);
    return byOutcome(`${rules}/onOutOfRange`, 'The date is out of range')(configuration);
  });

/** A finding of a policy whose outcome one key sets. */
const finding = (policy: string, key: string, words: string): SampleCheck =>
  unlessSkipped(policy, byOutcome(`/policies/${policy}/${key}`, words));

const BITS = 'statusTypes/bitstringStatusList/statusChecks';

/** Requests to a verifier, each with one thing to find. Everything else in them is in order. */
export const verifierSamples: Samples = {
  'A credential that expired two minutes ago': dated('notAfter', 'verifiableCredential', 2 * MINUTE),
  'A credential that expired a year ago': dated('notAfter', 'verifiableCredential', 365 * 1440 * MINUTE),
  'A credential without an end date': dated('notAfter', 'verifiableCredential'),
  'A credential that becomes valid in two minutes': dated('notBefore', 'verifiableCredential', 2 * MINUTE),
  'A presentation that expired an hour ago': dated('notAfter', 'verifiablePresentation', 60 * MINUTE),
  'A credential revoked in a Bitstring status list': finding(
    'credentialStatus',
    `${BITS}/revocation/onRevocation`,
    'The credential is revoked',
  ),
  'A credential suspended in a Bitstring status list': finding(
    'credentialStatus',
    `${BITS}/suspension/onSuspension`,
    'The credential is suspended',
  ),
  'A credential without a status': finding('credentialStatus', 'onMissing', 'The status entry is missing'),
  'A credential with an unknown status type': finding('credentialStatus', 'onUnsupported', 'The type is unknown'),
  "A credential that doesn't match its schema": finding(
    'credentialSchema',
    'validation/onInvalid',
    "The data doesn't match",
  ),
  "A credential whose schema can't be fetched": finding(
    'credentialSchema',
    'validation/onSchemaError',
    'It is missing',
  ),
  ...standardSamples('/policies/format/standards'),
  'A credential that was changed after signing': unlessSkipped('proof', () =>
    fail('/policies/proof/skip', 'The signature is invalid: proof-verification-failed.'),
  ),
};
