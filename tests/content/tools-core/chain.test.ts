import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import { type Chain, type Disclosed, inspectionReport } from '../../../tools-core/inspect/index.ts';
import { inspect, type Settings } from '../../../tools-core/verify/index.ts';
import { read, readJson } from '../examples/published.ts';
import { settingsOf } from './samples.ts';

/** What a panel of the report is given. */
async function panel<Data>(name: string, file: string, text = read(file), changes: Partial<Settings> = {}) {
  const settings = settingsOf(file, changes);
  const { sections } = await inspectionReport(await inspect(text, settings), settings);
  const found = sections.find((section) => section.kind === 'panel' && section.panel === name);
  return (found?.kind === 'panel' ? found.data : []) as Data;
}

/** The states of the first chain, in short. */
async function states(file: string, text?: string, changes?: Partial<Settings>): Promise<string> {
  const [chain] = await panel<Chain[]>('chains', file, text, changes);
  return (chain?.links ?? []).map(({ name, outcome }) => `${name}: ${outcome}`).join(', ');
}

const EMPLOYEE = 'credentials/employee.json';
const changed = (changes: JsonObject) => JSON.stringify({ ...readJson(EMPLOYEE), ...changes });
const proof = readJson(EMPLOYEE).proof as JsonObject;

describe('the chain of a credential', () => {
  test.each([
    ['holds', undefined, 'Issuer: success, Key: success, Proof: success, Status: success, Validity: success'],
    ['another issuer', { issuer: 'did:web:example.org' }, 'Issuer: error, Key: success, Proof: skipped'],
    [
      'a key that nobody has',
      { proof: { ...proof, verificationMethod: `${proof.verificationMethod}9` } },
      'Issuer: skipped, Key: error, Proof: skipped',
    ],
    ['other data', { id: 'urn:uuid:0' }, 'Issuer: success, Key: success, Proof: error'],
    ['no proof', { proof: [] }, 'Issuer: skipped, Key: skipped, Proof: error'],
    [
      'no issuer',
      { issuer: undefined },
      'Issuer: skipped, Key: skipped, Proof: skipped, Status: skipped, Validity: skipped',
    ],
  ] as [string, JsonObject | undefined, string][])('%s', async (_, changes, expected) => {
    expect(await states(EMPLOYEE, changes && changed(changes))).toContain(expected);
  });

  test('expired and revoked are links of their own', async () => {
    expect(await states('credentials/employee-expired.json')).toContain('Validity: error');
    expect(await states('credentials/employee-revoked.json')).toContain('Status: error');
  });

  test('certificates speak for the issuer', async () => {
    const [chain] = await panel<Chain[]>('chains', 'mdoc/issuer-signed.txt');
    expect(chain?.links[0]).toMatchObject({ name: 'Issuer', outcome: 'success' });
    expect(chain?.links[0]?.text).toContain('The chain ends at the root');
    expect(await states('mdoc/issuer-signed.txt', undefined, { material: [] })).toContain('Issuer: skipped');
  });

  test('a presentation has a chain of its holder, and one for each credential in it', async () => {
    const chains = await panel<Chain[]>('chains', 'presentations/presentation.json');
    expect(chains.map(({ links }) => links.map(({ name }) => name).join(' '))).toEqual([
      'Holder Key Proof Validity',
      'Issuer Key Proof Status Validity',
    ]);
  });
});

describe('what is disclosed', () => {
  test('claims that the holder keeps back are counted', async () => {
    const [whole] = await panel<Disclosed[]>('disclosed', 'credentials/employee.sd-jwt');
    const [part] = await panel<Disclosed[]>('disclosed', 'credentials/employee.sd-jwt-kb');
    expect(whole?.hidden).toBe(0);
    expect(part?.hidden).toBe((whole?.shown.length ?? 0) - (part?.shown.length ?? 0));
    const [mdoc] = await panel<Disclosed[]>('disclosed', 'mdoc/device-response.txt');
    expect(mdoc).toMatchObject({ shown: [{ name: 'employee_id', value: '"E-1042"' }, { name: 'site' }], hidden: 4 });
  });
});
