import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../tools-core/base/index.ts';
import { inspectionReport, settingsOf as settingsFrom } from '../../../tools-core/inspect/index.ts';
import { inspect } from '../../../tools-core/verify/index.ts';
import { read, readJson } from '../examples/published.ts';
import { catalog, core, inspectAs, settingsOf, signed } from './samples.ts';

const reportAs = async (file: string, text: string, changes = {}) => {
  const settings = settingsOf(file, changes);
  return inspectionReport(await inspect(text, settings), settings);
};

describe('the report of an inspection', () => {
  test.each(signed)('$path: each section has content, and each place is in the input', async ({ path: file }) => {
    const text = read(file);
    const { sections, summary } = await reportAs(file, text);
    expect(summary).toMatch(/^[A-Z].*\.$/i);
    expect(sections.map(({ title }) => title)).toEqual(expect.arrayContaining(['Format', 'Decoded']));
    const places = JSON.stringify(sections).matchAll(/"start":(\d+),"end":(\d+)/g);
    for (const [, start, end] of places) {
      expect(Number(start)).toBeLessThanOrEqual(Number(end));
      expect(Number(end)).toBeLessThanOrEqual(text.length);
    }
  });

  test.each([
    ['credentials/employee.json', (text: string) => JSON.parse(text)],
    [
      'credentials/employee.jose.jwt',
      () => expect.objectContaining({ header: expect.anything(), payload: expect.anything() }),
    ],
  ])('%s: what is decoded is also there as raw JSON', async (file, decoded) => {
    const text = read(file);
    const raw = (await reportAs(file, text)).sections.find(({ title }) => title === 'Raw');
    expect(raw?.kind === 'text' && JSON.parse(raw.text)).toEqual(decoded(text));
  });

  test('a fault leads to its place in the input, its page, its cause and what to do', async () => {
    const document = readJson('credentials/employee.json');
    const text = JSON.stringify({ ...document, issuer: 'did:web:example.net' }, null, 2);
    const [section] = (await reportAs('credentials/employee.json', text)).sections;
    const check = section?.kind === 'checks' ? section.checks.find(({ title }) => title === 'Proof') : undefined;
    expect(check).toMatchObject({ outcome: 'error', links: [{ href: '/reference/errors/proof-resolve-issuer' }, {}] });
    expect(check?.points?.slice(0, 3)).toEqual([
      expect.stringMatching(/^Cause: ./),
      expect.stringMatching(/^What to do: /),
      'Place: document, /issuer',
    ]);
    expect(text.slice(check?.place?.start, check?.place?.end)).toBe('"did:web:example.net"');
  });

  test('a fault inside of a presentation leads to the credential in it', async () => {
    const document = readJson('presentations/presentation.json');
    const [credential] = document.verifiableCredential as [JsonObject];
    const changed = { ...credential, validUntil: '2026-02-01T00:00:00Z' };
    const text = JSON.stringify({ ...document, verifiableCredential: [changed] });
    const [section] = (await reportAs('presentations/presentation.json', text)).sections;
    const checks = section?.kind === 'checks' ? section.checks : [];
    const check = checks.find(
      ({ title, outcome }) => title.startsWith('Not after of urn:uuid:') && outcome === 'error',
    );
    expect(text.slice(check?.place?.start, check?.place?.end)).toBe('"2026-02-01T00:00:00Z"');
  });

  test('what needs a network is not checked, and lists what to give', async () => {
    const { checks, result, status } = await inspectAs('credentials/employee.json', read('credentials/employee.json'), {
      material: [],
    });
    expect({ result, status }).toEqual({ result: 'not-checked', status: undefined });
    const asked = checks.flatMap(({ need, steps }) => (need ? [[need, steps.at(-1)?.text]] : []));
    expect(asked).toEqual([
      ['did-document', expect.stringContaining('did:web:example.com:issuers:42')],
      ['status-list', expect.stringContaining('https://example.com/status/3')],
      ['schema', expect.stringContaining('https://example.com/schemas/employee.json')],
    ]);
  });
});

describe('the configuration decides', () => {
  const expired = read('credentials/employee-expired.json');
  const off = (policies: JsonObject) => ({
    ...settingsFrom({ input: '', configuration: JSON.stringify({ policies }) }, core, catalog),
  });
  const stateOf = async (text: string, policies: JsonObject, policy: string) => {
    const { configuration } = off(policies);
    const { checks } = await inspectAs('credentials/employee.json', text, { configuration });
    return checks.find((check) => check.policy === policy);
  };

  test.each([
    ['error', 'failed'],
    ['warning', 'warning'],
    ['valid', 'passed'],
  ])('onOutOfRange: %s', async (onOutOfRange, state) => {
    const policies = { notAfter: { credentials: { verifiableCredential: { onOutOfRange } } } };
    expect((await stateOf(expired, policies, 'notAfter'))?.state).toBe(state);
  });

  test.each([
    [{ proof: { skip: true } }, 'proof', 'skipped', undefined],
    [{ proof: { formats: { w3c: { enabled: false } } } }, 'proof', 'failed', 'proof-format-off'],
    [
      { proof: { formats: { w3c: { proofPurpose: { assertionMethod: { enabled: false } } } } } },
      'proof',
      'failed',
      'purpose-off',
    ],
    [
      { format: { standards: { w3c: { 'vc-data-model': { 'v2.0': { enabled: false } } } } } },
      'format',
      'failed',
      'version-off',
    ],
  ])('%o', async (policies, policy, state, key) => {
    const check = await stateOf(expired, policies as JsonObject, policy);
    expect([check?.state, check?.fault?.key]).toEqual([state, key]);
  });
});

describe('npm run inspect', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const examples = 'docs/public/examples';
  const run = (args: string[], input = '') =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/inspect.ts', ...args], {
      cwd: root,
      encoding: 'utf8',
      input,
    });
  const beside = ['did/issuer.did.json', 'status/revocation-list.json', 'schemas/employee.json'].flatMap((file) => [
    '--with',
    `${examples}/${file}`,
  ]);
  const at = ['--now', '2026-06-01T09:31:00Z'];

  test.each([
    ['employee.json', beside, 0, 'success: W3C VC 2.0, credential: The signature'],
    ['employee.json', [], 3, "skipped: W3C VC 2.0, credential: The tool can't resolve did:web:example.com:issuers:42"],
  ])('%s with %o ends with %i', (file, args, code, words) => {
    const { status, stdout } = run([`${examples}/credentials/${file}`, ...args, ...at]);
    expect(stdout).toContain(words);
    expect(status).toBe(code);
  });

  test('a wrong call ends with 2, and prints the usage', () => {
    const { status, stderr } = run([]);
    expect(stderr).toContain('npm run inspect -- <file, folder or -> [options]');
    expect(status).toBe(2);
    expect(run(['-'], '{"a":').stderr).toContain('This is cut off: 1 bracket is still open.');
  });

  test('JSON contains the response of the verifier', () => {
    const { stdout, status } = run(
      ['-', '--json', ...at, '--with', `${examples}/did/issuer.did.json`],
      read('credentials/employee-expired.json'),
    );
    const { body, outcome, reason } = JSON.parse(stdout);
    expect({ outcome, status }).toEqual({ outcome: 'error', status: 1 });
    expect(reason.text).toContain('is past its end date');
    expect(body.data).toContainEqual(
      expect.objectContaining({ policy: 'notAfter', error: expect.objectContaining({ platformType: 'not-after' }) }),
    );
  });
});
