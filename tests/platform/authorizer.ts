import { randomBytes, randomUUID } from 'node:crypto';
import type { Json, JsonObject } from '../../plugins/openapi/specFiles.ts';
import { keys } from '../../scripts/examples/build/story.ts';
import { decodeToken, signToken } from '../../scripts/examples/sign/jws.ts';
import { disclosuresOf } from '../../scripts/examples/verify/sdJwt.ts';
import { apiDomain, docs } from './addresses.ts';
import { type Call, type Handler, Refusal } from './call.ts';
import { configurationOf } from './configuration.ts';
import type { Authorization } from './state.ts';
import { validateAnswer } from './validator.ts';
import { verifyPresented } from './verifier.ts';

const BASE = '/openid4/vp/v1_0';
const FINAL = ['authorized', 'rejected', 'error', 'expired'];

/** Calls of the description's own examples, whose ID nobody has created, get its examples. */
const known = (answer: (authorization: Authorization, call: Call) => ReturnType<Handler>): Handler => {
  return (call) => {
    const found = call.state.authorizations.find(({ id }) => id === call.params.authorizationId);
    return found ? answer(found, call) : { status: 200 };
  };
};

/** The wallet flow by `direct_post` with DCQL and SD-JWT VCs, judged for real (OpenID4VP 1.0 sections 5 and 8). */
export const authorizerHandlers: Record<string, Handler> = {
  createAuthorization: (call) => {
    const { responseMode, query, nonce = randomBytes(16).toString('base64url') } = call.body;
    const { type, dcql } = query as JsonObject;
    if (responseMode !== 'direct_post' || type !== 'DCQL') return { status: 201 };
    const { expiresAfter, authorizationEndpoint } = settingsOf(call);
    const authorization: Authorization = {
      id: randomUUID(),
      endpoint: `https://${call.params.instanceResourceId}.authorizer.service.${call.region}.${apiDomain}`,
      nonce: String(nonce),
      state: randomBytes(8).toString('hex'),
      query: dcql as JsonObject,
      expiresAt: new Date(call.now.getTime() + expiresAfter),
      status: 'created',
      results: [],
      credentials: [],
    };
    call.state.authorizations.push(authorization);
    const requestUri = `${authorization.endpoint}${BASE}/authorizations/${authorization.id}/jwt`;
    const link = new URLSearchParams({ client_id: clientId(authorization), request_uri: requestUri });
    return {
      status: 201,
      body: {
        authorizationId: authorization.id,
        expiresAt: authorization.expiresAt.toISOString(),
        nonce: authorization.nonce,
        authorizationEndpoint,
        authorizeUrl: `${authorizationEndpoint}?${link}`,
      },
    };
  },
  readStatus: known(({ status }) => ({ status: 200, body: { status } })),
  fetchRequestObject: known((authorization, call) => {
    if (authorization.status === 'created') authorization.status = 'pending';
    const token = signToken({ typ: 'oauth-authz-req+jwt' }, requestOf(authorization, call), keys.relyingParty);
    return { status: 200, type: 'application/oauth-authz-req+jwt', body: token };
  }),
  postWalletAnswer: known(async (authorization, call) => {
    const { state, error, vp_token: token } = call.body;
    if (FINAL.includes(authorization.status) || state !== authorization.state) throw new Refusal(400);
    if (error) authorization.status = 'rejected';
    else await judge(authorization, JSON.parse(String(token)), call);
    return { status: 200, body: {} };
  }),
  readPolicyResponse: known(({ id, status, results }) => {
    if (!FINAL.includes(status)) throw new Refusal(404);
    return { status: 200, body: { authorizationId: id, data: results } };
  }),
  readCredentials: known(({ id, status, credentials }) => ({
    status: 200,
    body: { authorizationId: id, credentials: status === 'authorized' ? credentials : [] },
  })),
};

interface Reference {
  type: 'managed' | 'instance';
  resourceId?: string;
}

/** Settings that the flow depends on. */
function settingsOf(call: Call) {
  const { openId4vp, policies } = configurationOf(call) as unknown as {
    openId4vp: { expiresAfter: number; authorizationEndpoint: string; clientMetadata: { clientName: string } };
    policies: { validate: { validator: Reference }; verify: { verifier: Reference } };
  };
  return { ...openId4vp, validator: policies.validate.validator, verifier: policies.verify.verifier };
}

const clientId = ({ endpoint }: Authorization) => `x509_san_dns:${new URL(endpoint).host}`;

function requestOf(authorization: Authorization, call: Call): JsonObject {
  return {
    client_id: clientId(authorization),
    aud: 'https://self-issued.me/v2',
    response_type: 'vp_token',
    response_mode: 'direct_post',
    response_uri: `${authorization.endpoint}${BASE}/${authorization.id}/direct_post`,
    nonce: authorization.nonce,
    state: authorization.state,
    dcql_query: authorization.query,
    client_metadata: {
      client_name: settingsOf(call).clientMetadata.clientName,
      vp_formats_supported: { 'dc+sd-jwt': { 'sd-jwt_alg_values': ['ES256'], 'kb-jwt_alg_values': ['ES256'] } },
    },
  };
}

/** A call to an instance that the configuration of the authorizer names; none stands for the managed one. */
function callTo(service: string, { resourceId }: Reference, call: Call, body: JsonObject): Call {
  const instance = resourceId === undefined ? undefined : call.state.instance(service, call.region, resourceId);
  return { ...call, service, instance, body };
}

const own = (policy: string, outcome: JsonObject): JsonObject => ({
  path: [],
  policy,
  service: 'authorizer',
  ...outcome,
});
const hasError = (results: JsonObject[]) => results.some(({ error }) => error);

async function judge(authorization: Authorization, token: Record<string, string[]>, call: Call): Promise<void> {
  const settings = settingsOf(call);
  const body = { type: 'DCQL', vp_token: token as Json, dcql_query: authorization.query };
  const validated = validateAnswer(callTo('validator', settings.validator, call, body));
  const expected = { audience: clientId(authorization), nonce: authorization.nonce };
  const verifier = callTo('verifier', settings.verifier, call, {});
  const tokens = Object.values(token).flat();
  const verified = (await Promise.all(tokens.map((text) => verifyPresented(text, expected, verifier)))).flat();
  authorization.results = [
    own('format', { data: {} }),
    ...validated,
    own('validate', hasError(validated) ? { error: validateFailed() } : { data: {} }),
    ...verified,
    // As in the published example, the entries of the verifier speak for themselves where it refused.
    ...(hasError(verified) ? [] : [own('verify', { data: {} })]),
  ];
  authorization.status = hasError(authorization.results) ? 'rejected' : 'authorized';
  authorization.credentials = tokens.map((text) => ({
    path: [`urn:uuid:${randomUUID()}`],
    format: 'dc+sd-jwt',
    credentialType: String(decodeToken(text).payload.vct),
    claims: Object.fromEntries(disclosuresOf(text).map(({ claim, value }) => [claim, value as Json])),
  }));
}

const validateFailed = (): JsonObject => ({
  type: `${docs}/reference/services/authorizer/policies/validate`,
  status: 422,
  detail: 'The validator found at least one problem',
  instance: `urn:uuid:${randomUUID()}`,
  platformType: 'validate-failed',
});
