import { describe, expect, test } from 'vitest';
import { checkRequestBody, checkResponse } from '../../../plugins/requests/requests.ts';
import type { Section } from '../../../tools-core/base/index.ts';
import { FAULTS, faultReport, SAMPLES } from '../../../tools-core/faults/index.ts';
import { descriptions } from '../apiDescriptions.ts';
import { index, read } from '../examples/published.ts';
import { catalog, core, material } from './samples.ts';

const { audience, nonce, responseUri } = index.expected;
const sources = {
  sdJwt: read('credentials/employee-x5c.sd-jwt'),
  jwt: read('credentials/employee.vc.jwt'),
  mdoc: read('mdoc/device-response.txt'),
  audience,
  nonce,
  responseUri,
  now: new Date(index.now),
};
const PATH = '/example/verifier/draft/verify';
const reportOf = (sample: string, faults: string) =>
  faultReport(sample, faults, { configuration: core, catalog, material, sources, verifyPath: PATH });

const rowsIn = (sections: Section[]) =>
  sections.flatMap((one) => (one.kind === 'checks' && one.title === 'Faults' ? one.checks : []));
/** The status of the response of a service, with the errors that are in it. */
function responseIn(sections: Section[], service: string) {
  const [found] = sections.filter(({ title }) => title.startsWith(`Response of the ${service}`));
  const body = found?.kind === 'text' ? JSON.parse(found.text) : { data: [] };
  const errors = body.data.flatMap(({ error }: { error?: { platformType: string } }) => error?.platformType ?? []);
  return [Number(found?.title.split(', ')[1]), ...errors];
}

/** Each fault of each sample, the policy that fails, and the responses with their errors. */
const TABLE: [sample: string, fault: string, policy: string, verifier: unknown[], validator?: unknown[]][] = [
  ['SD-JWT VC', 'expired', 'Not after', [422, 'not-after'], [200]],
  ['SD-JWT VC', 'revoked', 'Status', [200], [200]],
  ['SD-JWT VC', 'other-nonce', 'Proof', [422, 'proof-verification-failed'], [200]],
  ['SD-JWT VC', 'wrong-typ', 'Format', [422, 'invalid-format'], [422, 'invalid-format']],
  ['SD-JWT VC', 'foreign-root', 'Trusted issuer', [200], [422, 'trusted-issuer-untrusted']],
  ['SD-JWT VC', 'changed-claim', 'Format', [422, 'invalid-format'], [422, 'invalid-format']],
  ['JWT VC', 'expired', 'Not after', [422, 'not-after']],
  ['JWT VC', 'revoked', 'Status', [422, 'credential-status']],
  ['JWT VC', 'other-nonce', 'Proof', [422, 'proof-verification-failed']],
  ['JWT VC', 'wrong-typ', 'Format', [422, 'invalid-format']],
  ['JWT VC', 'changed-claim', 'Proof', [422, 'proof-verification-failed']],
  ['mdoc', 'expired', 'Not after', [422, 'not-after'], [200]],
  ['mdoc', 'revoked', 'Status', [422, 'credential-status'], [200]],
  ['mdoc', 'other-nonce', 'Proof', [422, 'proof-verification-failed'], [200]],
  ['mdoc', 'wrong-typ', 'Format', [422, 'invalid-format'], [422, 'invalid-format']],
  ['mdoc', 'foreign-root', 'Trusted issuer', [200], [422, 'trusted-issuer-untrusted']],
  ['mdoc', 'changed-claim', 'Proof', [422, 'proof-verification-failed'], [200]],
];

describe('a sample', () => {
  test.each(Object.keys(SAMPLES))('%s passes every check before it is broken', async (sample) => {
    const { outcome, sections } = await reportOf(sample, 'none');
    expect(JSON.stringify(sections)).not.toContain('"place"');
    expect([outcome, ...responseIn(sections, 'verifier')]).toEqual(['success', 200]);
  });

  test('has each fault, or a reason why not', () => {
    const known = Object.entries(SAMPLES).flatMap(([sample, { lacks }]) =>
      Object.keys(FAULTS).flatMap((fault) => (fault in lacks ? [] : [[sample, fault]])),
    );
    expect(TABLE.map(([sample, fault]) => [sample, fault])).toEqual(known);
  });
});

test.each(TABLE)('%s, %s: the policy %s fails', async (sample, fault, policy, verifier, validator = [Number.NaN]) => {
  const { outcome, sections } = await reportOf(sample, fault);
  expect(outcome).toBe('error');
  expect(rowsIn(sections)).toMatchObject([{ outcome: 'error', title: expect.stringMatching(`: ${policy} fails$`) }]);
  expect(responseIn(sections, 'verifier')).toEqual(verifier);
  expect(responseIn(sections, 'validator')).toEqual(validator);
});

test('several faults are all reported, and one that is not reached has its reason', async () => {
  const { sections } = await reportOf('SD-JWT VC', 'expired, other-nonce foreign-root');
  expect(rowsIn(sections).map(({ outcome }) => outcome)).toEqual(['error', 'error', 'error']);
  const { sections: hidden } = await reportOf('SD-JWT VC', 'wrong-typ expired');
  expect(rowsIn(hidden).map(({ outcome }) => outcome)).toEqual(['error', 'skipped']);
  const { outcome, sections: without } = await reportOf('JWT VC', 'foreign-root');
  expect([outcome, ...rowsIn(without).map(({ text }) => text)]).toEqual(['success', expect.stringContaining('DID')]);
});

test.each(['expired', 'foreign-root'])('the log entry of %s is as the API descriptions say', async (fault) => {
  const { sections } = await reportOf('SD-JWT VC', fault);
  const [found] = sections.filter(({ title }) => title === 'Log entry');
  const entry = JSON.parse(found?.kind === 'text' ? found.text : '{}');
  const verifier = descriptions.find(({ name }) => name === 'verifier');
  const operation = verifier?.operations.find(({ id }) => id === 'verifyCredential');
  if (!verifier || !operation) throw new Error('The verifier has no operation verifyCredential.');
  const match = { description: verifier, operation, variables: {}, query: new URLSearchParams() };
  const { body } = entry.request;
  const headers: [string, string][] = [['Content-Type', 'application/json']];
  expect(checkRequestBody(match, { headers, body: JSON.stringify(body) })).toEqual([]);
  const { status } = entry.response;
  const response = { status, type: 'application/json', body: JSON.stringify(entry.response.body) };
  expect(checkResponse(match, response)).toEqual([]);
  const logs = descriptions.find(({ name }) => name === 'logs');
  const query = logs?.operations.find(({ path, method }) => method === 'GET' && path.includes('query-result'));
  if (!logs || !query) throw new Error('The logs have no results.');
  const ofLogs = { description: logs, operation: query, variables: {}, query: new URLSearchParams() };
  const result = { status: 200, type: 'application/json', body: JSON.stringify({ data: [entry] }) };
  expect(checkResponse(ofLogs, result)).toEqual([]);
});

test.each([
  ['CWT', '', 'There is no sample CWT.'],
  ['JWT VC', 'expired nothing', 'There is no fault nothing.'],
])('%s with %j is refused in words', async (sample, faults, words) => {
  await expect(reportOf(sample, faults)).rejects.toThrow(words);
});
