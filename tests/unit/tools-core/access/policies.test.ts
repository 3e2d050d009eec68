import { expect, test } from 'vitest';
import {
  type AccessRequest,
  type AccessRoutes,
  callerError,
  decide,
  PolicyProblem,
  readPolicy,
  readRequest,
} from '../../../../tools-core/access/index.ts';
import { InputError } from '../../../../tools-core/base/index.ts';

const RESOURCE = { region: 'eu', service: 'verifier', resourceType: 'instance', resourceId: 'a' };
const STATEMENT = { effect: 'allow', scope: 'service', actions: ['verify', '*'], resources: [RESOURCE] };
const policy = (change: object = {}) => JSON.stringify({ version: '1.0', permissions: [{ ...STATEMENT, ...change }] });

test('a policy document is read as it is', () => {
  expect(readPolicy(policy())).toEqual([STATEMENT]);
});

const root = (permissions: string, more = '') => `{"version":"1.0","permissions":${permissions}${more}}`;
const resource = (change: object) => policy({ resources: [{ ...RESOURCE, ...change }] });
test.each<[text: string, pointer: string, words: string]>([
  ['[]', '', 'This has to be an object.'],
  ['{"version":"1.0"}', '', 'The member permissions is missing.'],
  [root('[]', ',"a/b":1'), '/a~1b', 'The member a/b is unknown.'],
  ['{"version":1,"permissions":[]}', '/version', 'The version must be "1.0".'],
  [root('[]'), '/permissions', 'This has to be a list with at least one entry.'],
  [root('{}'), '/permissions', 'This has to be a list with at least one entry.'],
  [root('[1]'), '/permissions/0', 'This has to be an object.'],
  [policy({ effect: 'x' }), '/permissions/0/effect', 'This must be "allow" or "deny".'],
  [policy({ scope: 1 }), '/permissions/0/scope', 'This must be "management" or "service".'],
  [policy({ actions: [] }), '/permissions/0/actions', 'This has to be a list with at least one entry.'],
  [policy({ actions: ['a', 1] }), '/permissions/0/actions/1', 'This has to be a string.'],
  [policy({ resources: 'x' }), '/permissions/0/resources', 'This has to be a list with at least one entry.'],
  [policy({ resources: [RESOURCE, {}] }), '/permissions/0/resources/1', 'The member region is missing.'],
  [resource({ region: 1 }), '/permissions/0/resources/0/region', 'This has to be a string.'],
  ...['a*', '**', ''].map((resourceId): [string, string, string] => [
    resource({ resourceId }),
    '/permissions/0/resources/0/resourceId',
    "An asterisk has to be the entire value. It can't be part of it.",
  ]),
])('%s is refused with its place', (text, pointer, message) => {
  expect(() => readPolicy(text)).toThrow(PolicyProblem);
  expect(() => readPolicy(text)).toThrow(expect.objectContaining({ pointer, message, at: undefined }));
});

const request = (change: Partial<AccessRequest> = {}): AccessRequest => ({
  scope: 'service',
  action: 'verify',
  resource: RESOURCE,
  ...change,
});

test('a decision shows which statement decided, and what each of the others misses', () => {
  const resources = [
    { ...RESOURCE, region: 'us', resourceId: 'b' },
    { ...RESOURCE, region: '*', service: 'x' },
  ];
  const permissions = [
    { ...STATEMENT, scope: 'management', actions: ['verify'] },
    { ...STATEMENT, resources },
    { ...STATEMENT, actions: ['verify'] },
    { ...STATEMENT, effect: 'deny', actions: ['other'] },
  ];
  const policies = [{ name: 'first', statements: readPolicy(JSON.stringify({ version: '1.0', permissions })) }];
  const { decisive, results } = decide(policies, request());
  expect(results.map(({ misses }) => misses)).toEqual([['scope'], ['service'], [], ['action']]);
  expect(decisive).toEqual({ policy: 'first', index: 2, effect: 'allow', misses: [] });
  expect(decide(policies, request({ action: 'other' }))).toMatchObject({
    allowed: false,
    by: 'deny',
    decisive: { index: 3 },
  });
  expect(decide([], request())).toEqual({ allowed: false, by: 'implicit deny', results: [] });
});

const routes: AccessRoutes = {
  service: {
    resolver: [
      ['GET', '/health', [], 'instance'],
      ['GET', '/{did}', ['resolve'], 'instance'],
    ],
  },
  management: {
    iam: [
      ['POST', '/api-keys/{id}/policies', ['add', 'remove'], 'api-key'],
      ['GET', '/queries/{queryExecutionId}', ['read'], 'query'],
      ['GET', '/logs/{instanceResourceId}', ['read'], 'log'],
      ['GET', '/api-keys', ['list'], 'api-key'],
    ],
  },
};
const SERVICE = 'a.resolver.service.eu.acme.example';
const IAM = 'iam.management.global.acme.example';
const managed = (action: string, resourceType: string, resourceId: string): AccessRequest => ({
  scope: 'management',
  action,
  resource: { region: 'global', service: 'iam', resourceType, resourceId },
});
const both = (id: string) => [managed('add', 'api-key', id), managed('remove', 'api-key', id)];
const resolving: AccessRequest = {
  scope: 'service',
  action: 'resolve',
  resource: { region: 'eu', service: 'resolver', resourceType: 'instance', resourceId: 'a' },
};

test.each<[text: string, requests: AccessRequest[] | undefined]>([
  [`GET https://${SERVICE}/did:web:a?b=c#d`, [resolving]],
  [`  get http://${SERVICE}/did%3Aweb%3Aa`, [resolving]],
  [`GET /did:web:a HTTP/1.1\nAccept: x\nHOST:   ${SERVICE}`, [resolving]],
  [`GET https://${SERVICE}/health`, undefined],
  [`GET https://${SERVICE}/`, undefined],
  [`GET https://${SERVICE}`, undefined],
  [`GET https://${SERVICE}/a/b`, undefined],
  [`POST https://${SERVICE}/did:web:a`, undefined],
  [`GET https://a.other.service.eu.acme.example/x`, undefined],
  [`GET https://a.constructor.service.eu.acme.example/x`, undefined],
  [`GET https://x.${SERVICE}/did:web:a`, undefined],
  [`POST https://${IAM}/api-keys/a%20b/policies`, both('a b')],
  [`POST https://${IAM}/api-keys/%zz/policies`, both('%zz')],
  [`GET https://${IAM}/queries/q`, [managed('read', 'query', 'q')]],
  [`GET https://${IAM}/logs/i`, [managed('read', 'log', 'i')]],
  [`GET https://${IAM}/api-keys`, [managed('list', 'api-key', '*')]],
  [`curl https://${SERVICE}/did:web:a`, [resolving]],
  [`curl -X get 'https://${SERVICE}/did:web:a'`, [resolving]],
  [`curl --request "GET" -d x https://${SERVICE}/did:web:a`, [resolving]],
  [`curl -d x https://${SERVICE}/did:web:a`, undefined],
  [`curl --data-raw=x https://${IAM}/api-keys/k/policies`, both('k')],
  [`curl -I https://${SERVICE}/did:web:a`, undefined],
  [`curl --head https://${SERVICE}/did:web:a`, undefined],
])('%s', (text, requests) => {
  expect(readRequest(text, routes)).toEqual(requests);
});

test.each([
  ['GET', 'Paste a curl command, or a request that starts with its method, such as GET https://….'],
  ['GET ftp://x', 'Paste a curl command, or a request that starts with its method, such as GET https://….'],
  ['GET /x', 'The request has no host. Write the full URL, or add a Host header below the first line.'],
  ['curl $A', 'The command has no URL. Write it out, without shell variables.'],
])('%s is refused in words', (text, words) => {
  expect(() => readRequest(text, routes)).toThrow(new InputError(words));
});

test('a role that may not resolve is reported as the error of its caller', () => {
  expect(callerError(resolving)).toBe('proof-resolve-issuer');
  expect(callerError({ ...resolving, scope: 'management' })).toBe(undefined);
  expect(callerError({ ...resolving, action: 'list-methods' })).toBe(undefined);
  expect(callerError(request({ action: 'resolve' }))).toBe(undefined);
});
