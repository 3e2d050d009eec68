import { expect, test } from 'vitest';
import { readRequest } from '../../../tools-core/access/index.ts';
import { InputError, type JsonObject } from '../../../tools-core/base/index.ts';
import { evaluateQuery } from '../../../tools-core/query/index.ts';
import { resolve } from '../../../tools-core/resolve/index.ts';
import { inspect } from '../../../tools-core/verify/index.ts';
import { coreConfiguration } from '../../unit/tools-core/resolve/core.ts';
import { routes } from '../apiDescriptions.ts';
import { readJson } from '../examples/published.ts';
import { settingsOf } from './samples.ts';
import { part } from './signing.ts';

// Tables of the engine are asked by names that stand in inputs. What every object has in JavaScript is in none of them.

const NAMES = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];
const text = (value: JsonObject) => JSON.stringify(value);
const employee = readJson('credentials/employee.json') as JsonObject;

test.each(NAMES)('%s is the name of no service', (name) => {
  for (const scope of ['management', 'service'])
    expect(
      readRequest(
        `GET /a HTTP/1.1\nHost: ${scope === 'service' ? 'a.' : ''}${name}.${scope}.eu.acme.example\n`,
        routes,
      ),
    ).toBeUndefined();
});

test.each(NAMES)('%s is no kind of key', async (name) => {
  const key = text({ kty: name, crv: name, x: 'AAAA' });
  const { verdict, decoded } = await inspect(key, settingsOf(''));
  expect([decoded.format, verdict]).not.toContain('valid');
  const did = `did:jwk:${Buffer.from(key).toString('base64url')}`;
  // A kind that nobody knows is handed on as it is.
  const { problem } = resolve({ input: did, configuration: coreConfiguration, now: 0 });
  expect(problem).toBeUndefined();
});

test.each(NAMES)('%s is no type of a status, a list, a token, a suite or a hash', async (name) => {
  const looked = async (input: string) => {
    try {
      const { checks, decoded } = await inspect(input, settingsOf(''));
      return { decoded, faults: checks.flatMap(({ policy, fault }) => (fault ? [`${policy} ${fault.key}`] : [])) };
    } catch (error) {
      if (error instanceof InputError) return undefined;
      throw error;
    }
  };
  const status = { type: name, statusPurpose: name, statusListIndex: '1', statusListCredential: 'https://example.com' };
  await looked(text({ ...employee, credentialStatus: status }));
  const list = await looked(text({ ...employee, credentialSubject: { type: name } }));
  expect(list?.decoded.format).toBe('w3c-2.0');
  const suite = await looked(text({ ...employee, proof: { ...(employee.proof as JsonObject), cryptosuite: name } }));
  expect(suite?.faults).toContain('proof suite-unknown');
  const token = await looked(`${part({ alg: 'ES256', typ: name })}.${part({ a: 1 })}.AAAA`);
  expect(token?.decoded.format).toBe('other-token');
  const hash = await looked(
    `${part({ alg: 'ES256', typ: 'dc+sd-jwt' })}.${part({ vct: 'a', _sd_alg: name })}.AAAA~${part(['salt', 'a', 1])}~`,
  );
  expect(hash?.decoded.faults.map(({ cause }) => cause)).not.toEqual([]);
});

test.each(NAMES)('%s is no format of a query', async (name) => {
  const credentials = [{ id: 'a', format: name, meta: {} }];
  const { results } = await evaluateQuery(text({ credentials }), text(employee));
  expect(results[0]?.isMet).toBe(false);
  const descriptor = { id: 'a', format: { [name]: {} }, constraints: {} };
  const definition = JSON.stringify({ id: 'd', input_descriptors: [descriptor] });
  const { draft } = await evaluateQuery(definition, text(employee));
  expect(JSON.stringify(draft)).not.toContain('native code');
});
