/** An operation that needs a policy: method, path with names in braces, actions, and type of the resource. */
export type Route = [method: string, path: string, actions: string[], resourceType: string];

const of = (type: string, collection: string): Route[] => [
  ['GET', `/${collection}`, ['list'], type],
  ['POST', `/${collection}`, ['create'], type],
  ['GET', `/${collection}/{id}`, ['read'], type],
  ['DELETE', `/${collection}/{id}`, ['delete'], type],
];

/** Operations on the policies that are attached to a key or a role. */
const attached = (type: string, collection: string): Route[] => [
  ['POST', `/${collection}/{id}/policies`, ['add', 'remove'], type],
  ['PUT', `/${collection}/{id}/policies/{policyId}`, ['add'], type],
  ['DELETE', `/${collection}/{id}/policies/{policyId}`, ['remove'], type],
];

/** Routes of the management host of each service with instances. */
const INSTANCES: Route[] = [
  ...of('configuration', 'configurations'),
  ['PUT', '/configurations/{id}', ['update'], 'configuration'],
  ...of('instance', 'instances'),
  ['PUT', '/instances/{id}', ['update'], 'instance'],
  ['GET', '/instances/{id}/status', ['read-status'], 'instance'],
  ['PUT', '/instances/{id}/status', ['update-status'], 'instance'],
];

/** Routes of management hosts, by service. */
export const MANAGEMENT: Record<string, Route[]> = {
  authorizer: INSTANCES,
  gateway: INSTANCES,
  resolver: INSTANCES,
  validator: INSTANCES,
  verifier: INSTANCES,
  iam: [
    ...of('api-key', 'api-keys'),
    ['POST', '/api-keys/{id}', ['update'], 'api-key'],
    ['GET', '/api-keys/{id}/policies', ['read'], 'api-key'],
    ...attached('api-key', 'api-keys'),
    ...of('policy', 'policies'),
    ['PUT', '/policies/{id}', ['update'], 'policy'],
    ...of('service-role', 'service-roles'),
    ['POST', '/service-roles/{id}', ['update'], 'service-role'],
    ...attached('service-role', 'service-roles'),
  ],
  logs: [
    ['POST', '/{service}/{instanceResourceId}', ['create'], 'query'],
    ['GET', '/{service}/{instanceResourceId}/query-result/{queryExecutionId}', ['read'], 'query'],
  ],
  trail: [
    ['POST', '/', ['create'], 'query'],
    ['GET', '/query-result/{queryExecutionId}', ['read'], 'query'],
  ],
};

const OPENID4VP = '/openid4/vp/v1_0';

/** Routes of instances that take a key, by service. A path of a verifier or validator begins with the platform's name. */
export const SERVICE: Record<string, Route[]> = {
  resolver: [
    ['GET', '/methods', ['list-methods'], 'instance'],
    ['GET', '/{did}', ['resolve'], 'instance'],
  ],
  verifier: [
    ['POST', '/{product}/verifier/draft/verify', ['verify'], 'instance'],
    ['POST', '/{product}/verifier/draft/verify-jwt', ['verify'], 'instance'],
    ['POST', '/w3c-ccg/vc-api/v0.0.3/credentials/verify', ['verify'], 'instance'],
    ['POST', '/w3c-ccg/vc-api/v0.0.3/presentations/verify', ['verify'], 'instance'],
  ],
  validator: [['POST', '/{product}/validator/draft/validate', ['validate'], 'instance']],
  authorizer: [
    ['POST', `${OPENID4VP}/authorizations`, ['authorize'], 'instance'],
    ['GET', `${OPENID4VP}/authorizations/{authorizationId}/status`, ['authorize'], 'instance'],
    ['GET', `${OPENID4VP}/authorizations/{authorizationId}/policy-response`, ['authorize'], 'instance'],
    ['GET', `${OPENID4VP}/authorizations/{authorizationId}/credentials`, ['authorize'], 'instance'],
    ['POST', `${OPENID4VP}/response-code/resolve`, ['authorize'], 'instance'],
    ['POST', `${OPENID4VP}/{authorizationId}/dc_api`, ['authorize'], 'instance'],
    ['POST', `${OPENID4VP}/{authorizationId}/dc_api.jwt`, ['authorize'], 'instance'],
  ],
};
