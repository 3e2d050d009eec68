import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formEntries } from '../../plugins/openapi/samples/sampleRequest.ts';
import type { Json, JsonObject } from '../../plugins/openapi/specFiles.ts';
import { apiDomain } from '../platform/addresses.ts';
import { type Platform, startPlatform } from '../platform/platform.ts';
import { root } from './apiDescriptions.ts';
import { index } from './examples/published.ts';
import { operationSamples } from './requestSamples/allSamples.ts';
import { tokens } from './site.ts';

let platform: Platform;
let secret: string;

beforeAll(async () => {
  platform = await startPlatform(new Date(index.now));
});
afterAll(() => platform.close());

const everything = [{ region: '*', service: '*', resourceType: '*', resourceId: '*' }];
const allow = (scope: 'management' | 'service') => ({
  effect: 'allow' as const,
  scope,
  actions: ['*'],
  resources: everything,
});

beforeEach(() => {
  platform.reset();
  const permissions = [allow('management'), allow('service')];
  secret = platform.state.addKey('all', { version: '1.0', permissions }).secret;
});

/** Sends a request to a host of the platform, with the key of this test unless another is given. */
async function send(method: string, address: string, body?: Json | string, key = secret, headers = {}) {
  const url = new URL(address);
  const isText = typeof body === 'string';
  const response = await fetch(`http://127.0.0.1:${platform.port}${url.pathname}${url.search}`, {
    method,
    redirect: 'manual',
    headers: {
      'X-Forwarded-Host': url.host,
      ...(key ? { Authorization: `Bearer ${key}` } : {}),
      ...(body === undefined
        ? {}
        : { 'Content-Type': isText ? 'application/x-www-form-urlencoded' : 'application/json' }),
      ...headers,
    },
    body: body === undefined || isText ? (body as string | undefined) : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as JsonObject) : text };
}

const management = `https://resolver.management.eu.${apiDomain}`;
const verifier = `https://verifier-eu-1.verifier.service.eu.${apiDomain}`;
const newInstance = (id: string, settings: JsonObject = {}) => ({
  instanceResourceId: id,
  instance: { name: id, ...settings },
});

describe('every operation takes the examples of its description and answers as it says', () => {
  /** Requests that the stand-in does not judge. */
  const unjudged = ['verifier_verifyCredential_presentation'];

  test.each(operationSamples.map((sample) => [sample.name, sample] as const))('%s', async (name, { request }) => {
    const { instanceResourceId = 'instance', service } =
      /\/\/(?<instanceResourceId>[\w-]+)\.(?<service>\w+)\.service/.exec(request.url)?.groups ?? { service: '' };
    const values = { methods: { ethr: { enabled: false } } };
    const custom = { service: 'resolver', region: 'eu', resourceId: 'resolver-base', name: 'Base', values };
    if (name === 'management_createInstance_configured') platform.state.configurations.push(custom);
    if (service)
      platform.state.addInstance({ service, region: 'eu', resourceId: instanceResourceId, name: 'Instance' });
    const { body } = request;
    const value = body?.kind === 'form' ? new URLSearchParams(formEntries(body)).toString() : body?.value;
    const key = request.hasKey ? secret : '';
    const { status } = await send(request.method, request.url, value, key, Object.fromEntries(request.headers));
    if (unjudged.includes(name)) expect(platform.faults).toHaveLength(1);
    else {
      expect(platform.faults).toEqual([]);
      expect([200, 201, 204, 404, 422]).toContain(status);
    }
  });
});

test('an instance lives from its creation to its end', async () => {
  expect((await send('POST', `${management}/instances`, newInstance('a'))).status).toBe(201);
  expect((await send('POST', `${management}/instances`, newInstance('a'))).status).toBe(409);
  const health = `https://a.resolver.service.eu.${apiDomain}/health`;
  expect((await send('GET', health, undefined, '')).status).toBe(204);
  await send('PUT', `${management}/instances/a/status`, { status: 'STOPPED' });
  expect((await send('GET', health, undefined, '')).status).toBe(503);
  await send('PUT', `${management}/instances/a/status`, { status: 'RUNNING' });
  expect((await send('GET', health, undefined, '')).status).toBe(204);
  expect((await send('GET', `${management}/instances`)).body).toMatchObject({ instances: [{ resourceId: 'a' }] });
  expect((await send('DELETE', `${management}/instances/a`)).status).toBe(204);
  expect((await send('GET', `${management}/instances/a`)).status).toBe(404);
  expect((await send('GET', health, undefined, '')).status).toBe(404);
  expect(platform.faults).toEqual([]);
});

test('a configuration in use stays', async () => {
  const values = { methods: { ethr: { enabled: false } } };
  const configuration = { configurationResourceId: 'base', configuration: { name: 'Base', values } };
  await send('POST', `${management}/configurations`, configuration);
  await send('POST', `${management}/instances`, newInstance('a', { configurationResourceId: 'base' }));
  expect((await send('DELETE', `${management}/configurations/base`)).status).toBe(409);
  await send('PUT', `${management}/instances/a`, { instance: { name: 'A', configurationResourceId: null } });
  expect((await send('DELETE', `${management}/configurations/base`)).status).toBe(204);
  expect(platform.faults).toEqual([]);
});

test('a key does what its policies allow, until it is deleted', async () => {
  const key = platform.state.addKey('app-resolve');
  platform.state.addInstance({ service: 'resolver', region: 'eu', resourceId: 'a', name: 'A' });
  const methods = `https://a.resolver.service.eu.${apiDomain}/methods`;
  const call = async (address: string) => (await send('GET', address, undefined, key.secret)).status;
  const policies = `https://iam.management.global.${apiDomain}/api-keys/${key.resourceId}/policies`;
  expect(await call(methods)).toBe(403);
  await send('POST', policies, { apiKeyPolicies: [{ policyType: 'managed', policyResourceId: 'resolver.read' }] });
  expect(await call(methods)).toBe(200);
  expect(await call(`${management}/instances`)).toBe(403);
  await send('DELETE', `https://iam.management.global.${apiDomain}/api-keys/${key.resourceId}`);
  expect(await call(methods)).toBe(401);
  expect((await send('GET', methods, undefined, '')).status).toBe(401);
});

describe('a credential is really verified', () => {
  const rows: [file: string, status: number, failed: string[]][] = [
    ['employee-portable', 200, []],
    ['employee-portable-tampered', 422, ['proof']],
    ['employee', 200, []],
    ['employee-jcs', 200, []],
    ['employee-ecdsa', 200, []],
    ['employee-v1', 200, []],
    ['employee-tampered', 422, ['proof']],
    ['employee-expired', 422, ['notAfter']],
  ];
  test.each(rows)('%s', async (file, status, failed) => {
    platform.state.addInstance({ service: 'verifier', region: 'eu', resourceId: 'verifier-eu-1', name: 'V' });
    const text = readFileSync(path.join(root, `docs/public/examples/credentials/${file}.json`), 'utf8');
    const answer = await send('POST', `${verifier}/${tokens['%brand.slug%']}/verifier/draft/verify`, {
      credential: JSON.parse(text),
    });
    const results = (answer.body as { data: { policy: string; error?: object }[] }).data;
    expect(results.filter(({ error }) => error).map(({ policy }) => policy)).toEqual(failed);
    expect(answer.status).toBe(status);
    expect(platform.faults).toEqual([]);
  });
});
