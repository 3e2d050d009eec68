import { expect, test } from 'vitest';
import { answerRequest, changeAt, formOf, readCredential, verifyRequest } from '../../docs/public/tools/wallet.mjs';
import { read, readJson } from './examples/published.ts';
import { simulator } from './simulator.ts';
import { tokens } from './site.ts';

const credential = readCredential(read('credentials/employee-x5c.sd-jwt'));

/** Places all over a response, and the last characters, whose bits are not all needed. */
const placesOf = (text: string) =>
  [...Array(text.length).keys()].filter((at) => at % 100 === 0 || text.length - at < 40);

test.each(['direct_post', 'direct_post.jwt'])(
  'no response by %s with a changed character is accepted',
  async (mode) => {
    const problems: string[] = [];
    const running = await simulator.startSimulator({ port: 0, report: (problem) => problems.push(problem) });
    try {
      simulator.prepareAccount(running, { setup: 'kiosk' });
      const Authorization = `Bearer ${running.state.addKey('all', simulator.EVERYTHING).secret}`;
      const endpoint = `${running.origin}/kiosk-authorizer.authorizer.service.eu/openid4/vp/v1_0/authorizations`;
      /** Answers a new request, and says what became of it. */
      const answered = async (change: (form: string) => string) => {
        const query = { type: 'DCQL', dcql: readJson('queries/dcql.json') };
        const body = JSON.stringify({ responseMode: mode, query });
        const headers = { Authorization, 'Content-Type': 'application/json' };
        const created = await (await fetch(endpoint, { method: 'POST', headers, body })).json();
        const token = await (await fetch(`${endpoint}/${created.authorizationId}/jwt`)).text();
        const request = await verifyRequest(token, { clientId: 'x509_san_dns:localhost' });
        const { answer } = answerRequest(request, credential, { audience: 'x509_san_dns:localhost' });
        const form = formOf(answer, request);
        const sent = new URLSearchParams(change(form));
        await fetch(String(request.response_uri), { method: 'POST', body: sent });
        const { status } = await (await fetch(`${endpoint}/${created.authorizationId}/status`, { headers })).json();
        return { status, form };
      };
      const { status, form } = await answered((text) => text);
      expect(status).toBe('authorized');
      for (const at of placesOf(form)) {
        const changed = await answered((text) => changeAt(text, at));
        expect([at, changed.status]).not.toEqual([at, 'authorized']);
      }
    } finally {
      await running.close();
    }
  },
);

test.each([
  ['an unknown type', { type: 'dcql' }, 422, 'credential-query-unsupported'],
  ['a query without credentials', { dcql_query: {} }, 422, 'credential-query-format'],
  ['a vp_token that is a number', { vp_token: 5 }, 400, undefined],
  ['a query and a vp_token that are wrong', { dcql_query: {}, vp_token: 5 }, 400, undefined],
])('the validator responds to %s with its status and error', async (_, changes, expected, error) => {
  const running = await simulator.startSimulator({ port: 0, report: () => {} });
  try {
    simulator.prepareAccount(running, { setup: 'kiosk' });
    const { secret } = running.state.addKey('all', simulator.EVERYTHING);
    const [instance] = running.state.instances.filter(({ service }) => service === 'validator');
    const body = { type: 'DCQL', dcql_query: readJson('queries/dcql.json'), ...readJson('queries/dcql-response.json') };
    const address = `${running.origin}/${instance?.resourceId}.validator.service.eu/${tokens['%brand.slug%']}/validator/draft/validate`;
    const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' };
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ ...body, ...changes }) });
    const { data = [] } = await response.json();
    const found = data.find(({ policy }: { policy: string }) => policy === 'credentialQuery');
    expect([response.status, found?.error.platformType]).toEqual([expected, error]);
  } finally {
    await running.close();
  }
});

/** Sends a request to an instance with a key that may do everything. */
async function send(host: string, path: string, body?: unknown) {
  const running = await simulator.startSimulator({ port: 0, report: () => {} });
  try {
    simulator.prepareAccount(running, { instances: ['verifier-eu-1'] });
    const { secret } = running.state.addKey('all', simulator.EVERYTHING);
    const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' };
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${running.origin}/${host}${path}`, init);
    return { status: response.status, type: response.headers.get('content-type'), body: await response.json() };
  } finally {
    await running.close();
  }
}

const verify = async (body: unknown) => {
  const { status, body: found } = await send(
    'verifier-eu-1.verifier.service.eu',
    `/${tokens['%brand.slug%']}/verifier/draft/verify`,
    body,
  );
  const errors = found.data.flatMap(({ policy, error }: { policy: string; error?: { platformType: string } }) =>
    error ? `${policy}: ${error.platformType}` : [],
  );
  return { status, errors, data: found.data };
};

const mdoc = read('mdoc/issuer-signed.txt').trim();
const bytes = Buffer.from(mdoc, 'base64url');

/** Calls the signature of the device a MAC, which has the same form. */
function withMac(response: string): string {
  const [signature, mac] = ['deviceSignature', 'deviceMac'].map((name) => Buffer.from(name).toString('hex'));
  const hex = Buffer.from(response.trim(), 'base64url').toString('hex');
  return Buffer.from(hex.replace(`6f${signature}`, `69${mac}`), 'hex').toString('base64url');
}

test.each([
  ['an SD-JWT without key binding', read('credentials/employee.sd-jwt'), ['proof: proof-verification-failed']],
  ['an mdoc without its session transcript', read('mdoc/device-response.txt'), ['proof: proof-verification-failed']],
  ['an mdoc with a MAC of the device', withMac(read('mdoc/device-response.txt')), ['proof: proof-unsupported-feature']],
  ['an SD-JWT with key binding', read('credentials/employee.sd-jwt-kb'), []],
])('the verifier responds to %s that is sent as a presentation', async (_, presentation, errors) => {
  expect(await verify({ presentation: presentation.trim() })).toMatchObject({
    status: errors.length > 0 ? 422 : 200,
    errors,
  });
});

test.each([
  ['base64url', mdoc, []],
  ['base64', bytes.toString('base64'), ['format: unsupported-format']],
  ['hexadecimal', bytes.toString('hex'), ['format: unsupported-format']],
])('the verifier responds to an mdoc in %s', async (_, credential, errors) => {
  expect(await verify({ credential })).toMatchObject({ status: errors.length > 0 ? 422 : 200, errors });
});

test.each([
  ['an mdoc', mdoc, 'ES256'],
  ['a token with x5c', read('credentials/employee-x5c.sd-jwt').trim(), 'ES256'],
])('the proof of %s has no verification method', async (_, credential, alg) => {
  const { data } = await verify({ credential });
  expect(data.find(({ policy }: { policy: string }) => policy === 'proof').data).toEqual({ alg });
});

test('a resolver that does not exist returns a platform error', async () => {
  const { status, type, body } = await send('no-resolver.resolver.service.eu', '/did:example:123');
  expect([status, type, Object.keys(body)]).toEqual([404, 'application/json', ['message', 'action']]);
});
