import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Validator } from '@cfworker/json-schema';
import { describe, expect, test } from 'vitest';
import { read } from '../examples/published.ts';
import { faultsIn, inspectAs, signed } from './samples.ts';
import { tamperedTwins } from './tamper.ts';

const published = (name: string) =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../docs/public/spec', name), 'utf8'));

/** What the index of the examples says of each file, as the inspector finds it. */
const FAULTS: Record<string, string[]> = {
  verifies: [],
  'fails: proof': ['proof: proof-verification-failed, signature-mismatch at'],
  expired: ['notAfter: not-after, out-of-range at'],
  revoked: ['credentialStatus: credential-status, revocation at'],
};

describe('every signed example', () => {
  test.each(signed)('$path: $outcome', async ({ path: file, outcome }) => {
    const inspection = await inspectAs(file, read(file));
    const faults = faultsIn(inspection);
    if (file.includes('listed-revoked')) {
      // The verifier has no status policy for SD-JWT VC: the list is read for the reader alone.
      expect(inspection.checks.find(({ policy }) => policy === 'credentialStatus')).toMatchObject({
        state: 'failed',
        fault: { key: 'token-status' },
      });
      expect(inspection).toMatchObject({ status: 200 });
      return;
    }
    const expected = FAULTS[outcome] as string[];
    expect(faults.map((fault) => fault.replace(/ at .*/, ' at'))).toEqual(expected);
    const isOfVerifier = inspection.body.data.length > 0;
    expect(inspection.status).toBe(isOfVerifier ? (expected.length > 0 ? 422 : 200) : undefined);
    expect(inspection.checks.filter(({ state }) => state === 'not-checked')).toEqual([]);
  });
});

describe.each(signed.filter(({ outcome }) => outcome === 'verifies'))(
  'tampered twins of $path',
  ({ path: file, proof }) => {
    test.each(tamperedTwins(file, read(file), proof))('$name: $fault', async ({ text, fault }) => {
      expect(faultsIn(await inspectAs(file, text))).toContain(fault);
    });
  },
);

test.each(['{"a":1}', '[]', '[{"a":1}]'])('%s is said to be JSON, not a compact string', async (text) => {
  const { checks } = await inspectAs('', text);
  expect(checks[0].fault?.cause).toBe('It is JSON, but none of its members belongs to a known format.');
});

test('a token that is cut off is said to be cut off', async () => {
  const whole = read('credentials/employee.sd-jwt').trim();
  const [jwt, first] = whole.split('~');
  const [header, payload] = jwt.split('.');
  for (const [text, count] of [
    [header.slice(0, 40), 'one'],
    [`${header}.${payload.slice(0, 100)}`, 'two'],
    [`${header}~${first}`, 'one'],
  ]) {
    const { decoded } = await inspectAs('', text);
    expect(decoded.why.join()).toContain(`is cut off: a JWT has three parts, and this has ${count}.`);
  }
  const { decoded } = await inspectAs('', whole.slice(0, -20));
  expect(decoded.faults.map(({ detail }) => detail).join()).toContain('it may be cut off');
});

test('results have the form that the API reference documents', async () => {
  const folder = path.resolve(import.meta.dirname, '../../../docs/public/spec/json-schema');
  const schemas = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => published(`json-schema/${file}`));
  const validator = new Validator(
    schemas.find(({ $id }) => $id.endsWith('/policy-result.json')),
    '2020-12',
  );
  for (const schema of schemas) validator.addSchema(schema);
  let results = 0;
  for (const { path: file } of signed) {
    const { body } = await inspectAs(file, read(file));
    for (const result of body.data) expect(validator.validate(result).errors, file).toEqual([]);
    results += body.data.length;
  }
  expect(results).toBeGreaterThan(150);
});
