import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../../tools-core/base/index.ts';
import { inspectionReport } from '../../../tools-core/inspect/index.ts';
import { evaluateQuery } from '../../../tools-core/query/index.ts';
import { resolutionReport, resolve } from '../../../tools-core/resolve/index.ts';
import {
  CHECKS_BY_KIND,
  type Inspection,
  inputKindOf,
  inspect,
  type PolicyName,
} from '../../../tools-core/verify/index.ts';
import { read } from '../examples/published.ts';
import { CASES, DID_CASES, QUERY_CASES } from './cases.ts';
import { inspectAs, misplacedIn, settingsOf, signed } from './samples.ts';

const file = path.resolve(import.meta.dirname, '../../fixtures/tools/inputs.json');
interface Input {
  input?: string;
  beside?: string[];
  query?: string;
  credentials?: string;
  did?: string;
  given?: string;
}
const inputs: Record<string, Input> = JSON.parse(readFileSync(file, 'utf8'));
const resolverCore = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../docs/public/spec/configuration/resolver.core.json'), 'utf8'),
);
const settings = (beside: string[] = []) =>
  settingsOf('', { now: new Date('2026-11-27T15:20:00Z'), material: beside, expected: {} });

/** What decided an outcome: the key of its cause, what is missing, or what the input is. */
function decided({ checks, result, decoded }: Inspection): [why: string, place: string] {
  const check = checks.find(({ state }) => state === result);
  const { fault, need, policy } = check ?? {};
  const place = fault?.place ?? '';
  return [fault?.key ?? need ?? policy ?? (checks.length > 0 ? '' : decoded.name), place];
}

test.each(CASES)('%s: %s, %s', async (name, outcome, why = '', place = '') => {
  const { input = '', beside } = inputs[name] ?? {};
  const context = settings(beside);
  if (outcome === 'refused') {
    await expect(inspect(input, context)).rejects.toThrow(InputError);
    return;
  }
  const inspection = await inspect(input, context);
  const report = await inspectionReport(inspection, context);
  expect(misplacedIn(inspection)).toEqual([]);
  expect([report.outcome, ...decided(inspection)]).toEqual([outcome, why, place]);
  expect(report.reason?.text).toMatch(/\S/);
});

const POLICIES: Record<string, PolicyName[]> = {
  format: ['format'],
  claims: ['format'],
  signature: ['proof'],
  dates: ['notBefore', 'notAfter'],
};

describe('success means that every check of the kind was made', () => {
  const successes = CASES.filter(([, outcome]) => outcome === 'success').map(([name]) => name);
  const examples = signed.filter(({ outcome }) => outcome === 'verifies').map(({ path: one }) => one);
  test.each([...successes, ...examples])('%s', async (name) => {
    const { input, beside } = inputs[name] ?? {};
    const { decoded, checks } = input ? await inspect(input, settings(beside)) : await inspectAs(name, read(name));
    const passed = (policy: PolicyName) => checks.filter((check) => check.policy === policy).map(({ state }) => state);
    for (const check of CHECKS_BY_KIND[inputKindOf(decoded)])
      for (const policy of POLICIES[check] ?? []) expect(passed(policy), policy).not.toEqual([]);
    const isListed = decoded.document?.status !== undefined || decoded.document?.credentialStatus !== undefined;
    if (isListed && decoded.level === 'credential') expect(passed('credentialStatus')).not.toEqual([]);
    if (decoded.token?.header.x5c || decoded.mdoc) expect(passed('trustedIssuer')).not.toEqual([]);
  });
});

test.each(QUERY_CASES)('query %s: %s', async (name, outcome, words = '') => {
  const { query = '', credentials = '' } = inputs[name] ?? {};
  if (outcome === 'refused') {
    await expect(evaluateQuery(query, credentials)).rejects.toThrow(words);
    return;
  }
  const { report } = await evaluateQuery(query, credentials);
  expect([report.outcome, report.reason?.text]).toEqual([outcome, expect.stringContaining(words)]);
});

test.each(DID_CASES)('DID %s: %s', (name, outcome, words = '') => {
  const { did = '', given = '' } = inputs[name] ?? {};
  const now = Date.parse('2026-11-27T15:20:00Z');
  const report = resolutionReport(resolve({ input: did, configuration: resolverCore, given: { text: given }, now }));
  expect([report.outcome, report.reason?.text]).toEqual([outcome, expect.stringContaining(words)]);
  const [first] = report.sections.flatMap((section) => (section.kind === 'checks' ? section.checks : []));
  if (outcome === 'error') expect(first?.outcome).toBe('error');
});
