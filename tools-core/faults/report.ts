import { errorLink, InputError, ownEntry, plain, type Report, type Section } from '../base/index.ts';
import type { Check as ReportCheck } from '../base/report.ts';
import { ended, inspectionReport } from '../inspect/index.ts';
import { type Check, type Inspection, inspect, POLICIES, type Settings } from '../verify/index.ts';
import { FAULTS, type FaultName, NO_FAULT } from './faultNames.ts';
import { SAMPLES, type SampleDefinition, type Sources } from './samples.ts';

export interface FaultSettings extends Pick<Settings, 'configuration' | 'resolver' | 'catalog'> {
  sources: Sources;
  /** What a verifier looks up: DID documents, status lists and the root certificate. */
  material: readonly string[];
  /** Path of the operation of the verifier, for the log. */
  verifyPath: string;
}

/** Keys by which the inspector reports each fault. */
const CAUSES: Record<FaultName, string[]> = {
  expired: ['out-of-range'],
  revoked: ['token-status', 'revocation'],
  'other-nonce': ['key-binding', 'challenge', 'device'],
  'wrong-typ': ['claim-form', 'token-form', 'mdoc-form'],
  'foreign-root': ['chain-root'],
  'changed-claim': ['disclosure-stray', 'signature-mismatch', 'digest'],
};

/** Sections of an inspection that are shown. */
const SHOWN = ['Decoded', 'Session transcripts', 'Disclosed claims', 'From the issuer to the result'];

/**
 * Breaks a sample, and reports what the inspector, the services and their log make of it.
 * @param names names of faults with spaces between
 * @throws InputError for a sample or a fault that does not exist
 */
export async function faultReport(sampleName: string, names: string, settings: FaultSettings): Promise<Report> {
  const sample = ownEntry(SAMPLES, sampleName);
  const faults = names.split(/[\s,]+/).filter((name) => name !== '' && name !== NO_FAULT);
  const unknown = faults.find((name) => !isFault(name));
  if (!sample) throw new InputError(`There is no sample ${sampleName}.`);
  if (unknown) throw new InputError(`There is no fault ${unknown}. The faults are ${Object.keys(FAULTS).join(', ')}.`);
  const chosen = faults.filter(isFault);
  const { sources, verifyPath, ...verification } = settings;
  const { audience, nonce, responseUri, now } = sources;
  const input = await sample.make(sources, (fault) => chosen.includes(fault) && !(fault in sample.lacks));
  const all: Settings = {
    ...verification,
    now,
    expected: { audience, nonce, responseUri, responseMode: 'direct_post' },
  };
  const inspection = await inspect(input, all);
  const { sections, ...report } = withoutPlaces(await inspectionReport(inspection, all));
  const rows = chosen.map((fault) => faultCheck(fault, sample, inspection));
  return {
    ...report,
    sections: [
      ...(rows.length > 0 ? [{ kind: 'checks', title: 'Faults', checks: rows } as const] : []),
      ...sections.filter(({ title }) => title.startsWith('Response of the verifier')),
      ...validatorSection(inspection),
      ...logSection(input, inspection, { sources, verifyPath }),
      { kind: 'text', title: 'Credential', text: input, note: `This is ${sample.title}.`, file: 'credential.txt' },
      ...sections.filter(({ title }) => SHOWN.includes(title)),
      ...sections.flatMap((section) => otherChecks(section, rows)),
    ],
  };
}

/** The input is made here, so that no field has its places. */
const withoutPlaces = (report: Report): Report =>
  JSON.parse(JSON.stringify(report, (name, value) => (name === 'place' ? undefined : value)));

/** The checks that no chosen fault made fail. */
function otherChecks(section: Section, rows: readonly ReportCheck[]): Section[] {
  if (section.kind !== 'checks' || section.title !== 'Checks') return [];
  const checks = section.checks.filter(({ text }) => !rows.some((row) => row.text === text));
  return checks.length > 0 ? [{ ...section, title: rows.length > 0 ? 'Other checks' : 'Checks', checks }] : [];
}

const isFault = (name: string): name is FaultName => Object.hasOwn(FAULTS, name);

/** What a fault makes fail, or why it is not seen. */
function faultCheck(fault: FaultName, { lacks }: SampleDefinition, { checks }: Inspection): ReportCheck {
  const title = FAULTS[fault];
  const reason = lacks[fault];
  if (reason) return { outcome: 'skipped', title, text: reason };
  const found = checks.find((check) => check.state === 'failed' && CAUSES[fault].includes(check.fault?.key ?? ''));
  if (!found?.fault) return { outcome: 'skipped', title, text: 'Not found, because another fault fails first.' };
  const { name, page, slug } = POLICIES[found.policy];
  const policy = { title: `Policy: ${name}`, href: page };
  const isRead = !found.isInformal;
  return {
    outcome: 'error',
    title: `${title}: ${name} fails`,
    text: ended(found.fault.detail),
    points: [
      `Cause: ${ended(plain(found.fault.cause))}`,
      `What to do: ${ended(plain(found.fault.fix))}`,
      isRead
        ? `The ${found.service} reports it.`
        : 'The verifier has no status policy for this format, so its response is not affected. Read the list yourself.',
    ],
    links: [
      ...(slug ? [] : [errorLink(found.fault.slug)]),
      isRead
        ? policy
        : { title: 'Check a Token Status List yourself', href: '/guides/services/verifier/token-status-list' },
    ],
  };
}

/** The response of the validator, as far as it does not depend on a query. */
function validatorSection({ checks }: Inspection): Section[] {
  const entries = checks.flatMap(({ policy, service, result, path }: Check) => {
    if (!result || (policy !== 'format' && service !== 'validator')) return [];
    return path.length > 0 && policy === 'format' ? [] : [{ ...result, service: 'validator' as const }];
  });
  const isFailed = entries.some(({ error }) => error !== undefined);
  if (!isFailed && !entries.some(({ policy }) => policy === 'trustedIssuer')) return [];
  return [
    {
      kind: 'text',
      title: `Response of the validator, ${isFailed ? 422 : 200}`,
      text: JSON.stringify({ data: entries }, null, 2),
      file: 'validator.json',
      note: 'The entry of the credential query is left out, because it depends on your query.',
    },
  ];
}

/** The entry in the usage logs of the verifier; none where its response is not known. */
function logSection(
  input: string,
  { status, body }: Inspection,
  { sources: { audience, nonce, now }, verifyPath }: Pick<FaultSettings, 'sources' | 'verifyPath'>,
): Section[] {
  if (status === undefined) return [];
  const requestId = crypto.randomUUID();
  const entry = {
    account_id: 'acc_abcd1234',
    service: 'verifier',
    instance_id: 'verifier-eu-1',
    metadata: {
      id: crypto.randomUUID(),
      requestId,
      time: now.toISOString(),
      duration: 31,
      version: '1.0',
      region: 'eu',
      scope: 'service',
      service: 'verifier',
    },
    request: {
      method: 'POST',
      path: verifyPath,
      auth: { type: 'api-key', resourceId: 'key_abcd1234', name: 'app-verify' },
      headers: { 'content-type': 'application/json' },
      query: {},
      body: { presentation: input, options: { challenge: nonce, domain: audience } },
    },
    response: { status, headers: { 'content-type': 'application/json', 'x-request-id': requestId }, body },
  };
  return [
    {
      kind: 'text',
      title: 'Log entry',
      text: JSON.stringify(entry, null, 2),
      note: "This is what the error looks like in the verifier's usage logs. Paste it into the error decoder to see its causes.",
      file: 'log-entry.json',
    },
  ];
}
