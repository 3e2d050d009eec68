import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formEntries } from '../../plugins/openapi/samples/sampleRequest.ts';
import type { Json } from '../../plugins/schemas/jsonValue.ts';
import type { Simulator } from '../../scripts/simulator/index.ts';
import { simulatorAddresses } from '../../theme/shared/simulatorAddresses.ts';
import { tokens } from './apiDescriptions.ts';
import { operationSamples } from './requestSamples/allSamples.ts';
import { simulator } from './simulator.ts';

let running: Simulator;
let secret: string;
const problems: string[] = [];

beforeEach(async () => {
  problems.length = 0;
  running = await simulator.startSimulator({ port: 0, report: (problem) => problems.push(problem) });
  secret = running.state.addKey('all', simulator.EVERYTHING).secret;
});
afterEach(() => running.close());

/** Sends a request for a host of the platform to the simulator, with the key of this test unless another is given. */
async function send(method: string, address: string, body?: Json | string, key = secret, headers = {}) {
  const isText = typeof body === 'string';
  const response = await fetch(simulatorAddresses(address, tokens['%brand.apiDomain%'], running.origin), {
    method,
    redirect: 'manual',
    headers: {
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
  test.each(operationSamples.map((sample) => [sample.name, sample] as const))('%s', async (name, { request }) => {
    const { instanceResourceId = 'instance', service } =
      /\/\/(?<instanceResourceId>[\w-]+)\.(?<service>\w+)\.service/.exec(request.url)?.groups ?? { service: '' };
    const values = { methods: { ethr: { enabled: false } } };
    const custom = { service: 'resolver', region: 'eu', resourceId: 'resolver-base', name: 'Base', values };
    if (name === 'management_createInstance_configured') running.state.configurations.push(custom);
    if (service) running.state.addInstance({ service, region: 'eu', resourceId: instanceResourceId, name: 'Instance' });
    const { body } = request;
    const value = body?.kind === 'form' ? new URLSearchParams(formEntries(body)).toString() : body?.value;
    const key = request.hasKey ? secret : '';
    const status = await send(request.method, request.url, value, key, Object.fromEntries(request.headers));
    expect(problems).toEqual([]);
    expect([200, 201, 204, 404, 422]).toContain(status);
  });
});

test('no request ends it', async () => {
  const port = Number(new URL(running.origin).port);
  const body = 'POST /a.verifier.service.eu/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{';
  await new Promise((resolve) => connect(port).on('close', resolve).resume().end(body));
  for (const path of ['a.verifier.service.eu:99999/x', 'a.verifier.service.eu/%zz'])
    expect((await fetch(`${running.origin}/${path}`)).status).toBe(404);
});

const query = { credentials: [{ id: 'a', format: 'dc+sd-jwt', meta: { vct_values: ['https://example.com/a'] } }] };
test.each([
  ['a query type that no validator has', { type: 'PEX', vp_token: {} }, 422],
  ['a query without credentials', { type: 'DCQL', vp_token: {}, dcql_query: { credentials: [] } }, 422],
  ['no query', { type: 'DCQL', vp_token: {} }, 422],
  [
    'a submission of the wrong type',
    { type: 'DIF.PresentationExchange', vp_token: 'a', presentation_submission: 1 },
    422,
  ],
  ['no presentation', { type: 'DCQL', dcql_query: query }, 400],
  ['a presentation of the wrong type', { type: 'DCQL', vp_token: 3, dcql_query: query }, 400],
])('a validator that gets %s responds as its description says', async (_what, body, status) => {
  running.state.addInstance({ service: 'validator', region: 'eu', resourceId: 'v', name: 'V' });
  const host = `https://v.validator.service.eu.${tokens['%brand.apiDomain%']}`;
  expect(await send('POST', `${host}/${tokens['%brand.slug%']}/validator/draft/validate`, body)).toBe(status);
});

test.each(['verifier.read', 'services.access', 'verifier.admin', 'gateway.admin'])('%s is a managed policy', (id) => {
  expect(simulator.managedPolicy(id)).toBeDefined();
});
