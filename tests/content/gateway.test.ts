import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JsonObject } from '../../plugins/openapi/specFiles.ts';
import { apiDomain } from '../platform/addresses.ts';
import { type Platform, startPlatform } from '../platform/platform.ts';
import { index, readJson } from './examples/published.ts';

/** The stand-in's gateway does what the pages on the gateway say. */
let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform(new Date(index.now));
});
afterAll(() => platform.close());

const role = (resourceId: string) => ({ owner: 'managed', resourceId });
const to = (service: string, resourceId: string, roleId = `${service}_all_actions`): JsonObject => ({
  type: 'instance',
  service,
  resourceId,
  serviceRole: role(roleId),
});
const page = 'https://app.example.com';

beforeEach(() => {
  platform.reset();
  const cors = { enabled: true, origin: [page], allowHeaders: ['Content-Type'], exposeHeaders: ['X-Request-Id'] };
  const paths = {
    auth: to('authorizer', 'kiosk-authorizer'),
    Auth: to('authorizer', 'nobody'),
    weak: to('authorizer', 'kiosk-authorizer', 'resolver_all_actions'),
    idle: to('resolver', 'idle'),
  };
  const add = (service: string, resourceId: string, inlineConfiguration = {}) =>
    platform.state.addInstance({ service, region: 'eu', resourceId, name: resourceId, inlineConfiguration });
  add('gateway', 'front-gateway', { cors, paths });
  add('gateway', 'closed', { paths });
  add('authorizer', 'kiosk-authorizer');
  add('resolver', 'idle').status = 'STOPPED';
});

const query = { type: 'DCQL', dcql: readJson('queries/dcql.json') };
const AUTHORIZATIONS = 'openid4/vp/v1_0/authorizations';

/** Sends a request without a key to a gateway. */
function send(method: string, path: string, origin = page, gateway = 'front-gateway', headers = {}) {
  return fetch(`http://127.0.0.1:${platform.port}/${path}`, {
    method,
    headers: {
      'X-Forwarded-Host': `${gateway}.gateway.service.eu.${apiDomain}`,
      'Content-Type': 'application/json',
      Origin: origin,
      ...headers,
    },
    body: method === 'POST' ? JSON.stringify({ responseMode: 'direct_post', query }) : undefined,
  });
}

test('a request needs no key, and a key of the caller is not passed on', async () => {
  expect((await send('POST', `auth/${AUTHORIZATIONS}`)).status).toBe(201);
  const wrong = { Authorization: 'Bearer 00' };
  expect((await send('POST', `auth/${AUTHORIZATIONS}`, page, 'front-gateway', wrong)).status).toBe(201);
  expect(platform.faults).toEqual([]);
});

test('the answer is that of the target: its link, and the signed request, name the target', async () => {
  const created = (await (await send('POST', `auth/${AUTHORIZATIONS}`)).json()) as JsonObject;
  expect(created.authorizeUrl).toContain(`client_id=x509_san_dns%3Akiosk-authorizer.authorizer.service.eu`);
  const request = await send('GET', `auth/${AUTHORIZATIONS}/${created.authorizationId}/jwt`);
  expect(request.headers.get('content-type')).toBe('application/oauth-authz-req+jwt');
  const [, payload] = (await request.text()).split('.');
  const { response_uri: address } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  expect(new URL(address).host).toBe(`kiosk-authorizer.authorizer.service.eu.${apiDomain}`);
});

test.each([
  ['a key of another case, whose instance is not there', `Auth/${AUTHORIZATIONS}`, 502],
  ['an unknown key', `other/${AUTHORIZATIONS}`, 404],
  ['a role that is too weak', `weak/${AUTHORIZATIONS}`, 403],
  ['a stopped target', 'idle/methods', 503],
])('%s', async (_what, path, status) => {
  const answer = await send('GET', path);
  expect(answer.status).toBe(status);
  // A page has to be able to read why.
  expect(answer.headers.get('access-control-allow-origin')).toBe(page);
  expect(platform.faults).toEqual([]);
});

test.each([
  ['of the page', 'front-gateway', page, page],
  ['of another page', 'front-gateway', 'https://shop.example.net', null],
  ['where CORS is off', 'closed', page, null],
])('a preflight %s', async (_what, gateway, origin, allowed) => {
  const asks = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' };
  const { status, headers } = await send('OPTIONS', `auth/${AUTHORIZATIONS}`, origin, gateway, asks);
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(allowed);
  expect(headers.get('access-control-allow-headers')).toBe(allowed && 'Content-Type');
});
