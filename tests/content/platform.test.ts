import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formEntries } from '../../plugins/openapi/samples/sampleRequest.ts';
import type { Json } from '../../plugins/openapi/specFiles.ts';
import { type Platform, startPlatform } from '../../simulator/platform.ts';
import { index } from './examples/published.ts';
import { operationSamples } from './requestSamples/allSamples.ts';

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
  return response.status;
}

describe('every operation takes the examples of its description and answers as it says', () => {
  /** Requests that the stand-in doesn't check: their credentials are shortened, or it lacks the operation. */
  const unchecked = ['jwt', 'sdJwt', 'mdoc', 'presentation'].map((example) => `verifier_verifyCredential_${example}`);

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
    const status = await send(request.method, request.url, value, key, Object.fromEntries(request.headers));
    if (unchecked.includes(name)) expect(platform.faults).toHaveLength(1);
    else {
      expect(platform.faults).toEqual([]);
      expect([200, 201, 204, 404, 422]).toContain(status);
    }
  });
});
