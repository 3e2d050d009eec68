import { randomBytes, randomUUID } from 'node:crypto';
import type { Json, JsonObject } from '../../plugins/schemas/jsonValue.ts';
import { type Decoded, decode } from '../../tools-core/decode/index.ts';
import { BASE, browserData, clientId, requestOf, responseUri, settingsOf, signed } from './authorizationRequest.ts';
import { type Call, callTo, endpointOf, found, type Handler, Rejection } from './call.ts';
import { data, problemOf } from './data.ts';
import type { Authorization } from './state.ts';
import { validateResponse } from './validator.ts';
import { checksOf, hasError, resultsOf } from './verifier.ts';
import { FormatError, readVpToken, responseKey, type WalletResponse } from './walletResponse.ts';

const FINAL = ['authorized', 'rejected', 'error', 'expired'];

/** Calls of the description's own examples, whose ID nobody has created, get its examples. */
const known = (respond: (authorization: Authorization, call: Call) => ReturnType<Handler>): Handler => {
  return (call) => {
    const named = call.state.authorizations.find(({ id }) => id === call.params.authorizationId);
    if (!named) return { status: 200 };
    if (!FINAL.includes(named.status) && Date.now() >= named.endsAt) named.status = 'expired';
    return respond(named, call);
  };
};

/** Wallet and browser flow with DCQL and SD-JWT VCs (OpenID4VP 1.0 sections 5, 8 and appendix A). */
export const authorizerHandlers: Record<string, Handler> = {
  createAuthorization: async (call) => {
    const { responseMode, query, nonce = randomBytes(16).toString('base64url'), protocol, expectedOrigins } = call.body;
    const { type, dcql } = query as JsonObject;
    if (type !== 'DCQL') return { status: 201 };
    const { expiresAfter, authorizationEndpoint } = settingsOf(call);
    const authorization: Authorization = {
      id: randomUUID(),
      endpoint: endpointOf(call.origin, 'authorizer', call.region, call.params.instanceResourceId),
      responseMode: String(responseMode),
      origins: (expectedOrigins ?? []) as string[],
      redirectUri: call.body.redirectUri as string | undefined,
      encryption: String(responseMode).endsWith('.jwt') ? await responseKey() : undefined,
      nonce: String(nonce),
      state: randomBytes(8).toString('hex'),
      query: dcql as JsonObject,
      expiresAt: new Date(call.now.getTime() + expiresAfter),
      endsAt: Date.now() + expiresAfter,
      status: 'created',
      results: [],
      credentials: [],
    };
    call.state.authorizations.push(authorization);
    const common = {
      authorizationId: authorization.id,
      expiresAt: authorization.expiresAt.toISOString(),
      nonce: authorization.nonce,
    };
    if (protocol) {
      const responseUrl = responseUri(authorization);
      const data = browserData(String(protocol), authorization, call);
      return { status: 201, body: { ...common, digitalCredentialGetRequest: { protocol, data }, responseUrl } };
    }
    const requestUri = `${authorization.endpoint}${BASE}/authorizations/${authorization.id}/jwt`;
    const link = new URLSearchParams({ client_id: clientId(authorization), request_uri: requestUri });
    return {
      status: 201,
      body: { ...common, authorizationEndpoint, authorizeUrl: `${authorizationEndpoint}?${link}` },
    };
  },
  readStatus: known(({ status }) => ({ status: 200, body: { status } })),
  fetchRequestObject: known((authorization, call) => {
    if (authorization.status === 'created') authorization.status = 'pending';
    const body = signed(authorization, requestOf(authorization, call));
    return { status: 200, type: 'application/oauth-authz-req+jwt', body };
  }),
  postWalletAnswer: answer(replyTo, async (_, { body }) => body),
  postEncryptedWalletAnswer: answer(replyTo, (authorization, { body }) => decrypted(authorization, body.response)),
  postBrowserAnswer: answer(statusOf, async (_, { body }) => {
    const { vp_token } = body.digitalCredentialGetResponse as JsonObject;
    return { vp_token };
  }),
  postEncryptedBrowserAnswer: answer(statusOf, (authorization, { body }) => {
    const { response } = body.digitalCredentialGetResponse as JsonObject;
    return decrypted(authorization, response);
  }),
  resolveResponseCode: (call) => {
    const { response_code: code } = call.body;
    // The code of the description's own example gets its example.
    if (call.state.authorizations.length === 0) return { status: 200 };
    const id = call.state.responseCodes.get(String(code));
    const { id: authorization_id, status } = found(call.state.authorizations.find((one) => one.id === id));
    call.state.responseCodes.delete(String(code));
    return { status: 200, body: { authorization_id, status } };
  },
  readPolicyResponse: known(({ id, status, results }) => {
    if (!FINAL.includes(status)) throw new Rejection(404);
    return { status: 200, body: { authorizationId: id, data: results } };
  }),
  readCredentials: known(({ id, status, credentials }) => ({
    status: 200,
    body: { authorizationId: id, credentials: status === 'authorized' ? credentials : [] },
  })),
};

/** A handler that takes a response to an authorization. It is a function, so that the handlers above can use it. */
function answer(
  reply: (authorization: Authorization, call: Call) => JsonObject,
  read: (authorization: Authorization, call: Call) => Promise<WalletResponse>,
): Handler {
  return known(async (authorization, call) => {
    await take(authorization, () => read(authorization, call), call);
    return { status: 200, body: reply(authorization, call) };
  });
}

function statusOf({ status }: Authorization): JsonObject {
  return { status };
}

/** Where the wallet sends the user's browser: nowhere, unless the authorization has a page for it. */
function replyTo({ id, redirectUri }: Authorization, { state }: Call): JsonObject {
  if (!redirectUri) return {};
  const code = randomBytes(16).toString('base64url');
  state.responseCodes.set(code, id);
  return { redirect_uri: `${redirectUri}#response_code=${code}` };
}

function decrypted({ encryption }: Authorization, response: Json): Promise<WalletResponse> {
  if (!encryption) throw new Rejection(400);
  return encryption.decrypt(String(response));
}

/**
 * Takes a response: reads it, then checks it.
 * @throws Rejection if the authorization is finished, or the response belongs to a different one
 */
async function take(authorization: Authorization, read: () => Promise<WalletResponse>, call: Call): Promise<void> {
  if (FINAL.includes(authorization.status)) throw new Rejection(400);
  try {
    const { state, error, vp_token } = await read();
    const isBrowser = authorization.responseMode.startsWith('dc_api');
    if (!isBrowser && state !== authorization.state) throw new Rejection(400);
    if (error) authorization.status = 'rejected';
    else await check(authorization, readVpToken(vp_token), call);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    reject(authorization, problemOf('invalid-format', error.message));
  }
}

function reject(authorization: Authorization, error: JsonObject): void {
  authorization.results = [own('format', { error })];
  authorization.status = 'rejected';
}

const own = (policy: string, outcome: JsonObject): JsonObject => ({
  path: [],
  policy,
  service: 'authorizer',
  ...outcome,
});

/** Has the presentations verified and validated by the services that the configuration refers to. */
async function check(authorization: Authorization, token: Record<string, string[]>, call: Call): Promise<void> {
  const { validator, verifier } = settingsOf(call);
  const isBrowser = authorization.responseMode.startsWith('dc_api');
  // For whom a presentation has to be meant (OpenID4VP 1.0 section 14.1.2 and appendix A.4).
  const audience = isBrowser ? `origin:${call.body.origin}` : clientId(authorization);
  const expected = { audience, nonce: authorization.nonce };
  const texts = Object.values(token).flat();
  const presented = await Promise.all(texts.map((text) => decode(text)));
  if (!presented.every(hasTypes)) {
    return reject(authorization, problemOf('unsupported-format', 'A presentation is not an SD-JWT VC by its type'));
  }
  const verifying = callTo('verifier', verifier.resourceId, call, {});
  const checks = await Promise.all(texts.map((text) => checksOf(text, verifying, expected)));
  const verified = checks.flatMap((one) => resultsOf(one, 'verifier'));
  const malformed = verified.find(({ policy, error }) => policy === 'format' && error);
  if (malformed) return reject(authorization, malformed.error as JsonObject);
  const body = { type: 'DCQL', vp_token: token as Json, dcql_query: authorization.query };
  const validated = await validateResponse(callTo('validator', validator.resourceId, call, body));
  authorization.results = [
    own('format', { data: {} }),
    ...validated,
    own('validate', hasError(validated) ? { error: summary('validate', 'validator') } : { data: {} }),
    ...verified,
    own('verify', hasError(verified) ? { error: summary('verify', 'verifier') } : { data: {} }),
  ];
  authorization.status = hasError(authorization.results) ? 'rejected' : 'authorized';
  authorization.credentials = presented.map(credentialOf);
}

/** Whether no header has the type of a different token (SD-JWT VC section 2.2.1, RFC 9901 section 4.3). */
const hasTypes = ({ sdJwt }: Decoded): boolean =>
  (sdJwt?.token.header.typ ?? 'dc+sd-jwt') === 'dc+sd-jwt' && (sdJwt?.keyBinding?.header.typ ?? 'kb+jwt') === 'kb+jwt';

/** What the application gets of a presented SD-JWT VC: the claims that the holder disclosed. */
const credentialOf = ({ sdJwt }: Decoded): JsonObject => ({
  path: [`urn:uuid:${randomUUID()}`],
  format: 'dc+sd-jwt',
  credentialType: String(sdJwt?.claims.vct),
  claims: Object.fromEntries(sdJwt?.disclosures.map(({ claim, value }) => [String(claim), value]) ?? []),
});

/** Error of the authorizer itself after a 422 of a service that it asked. */
const summary = (policy: string, service: string): JsonObject => ({
  type: `${data.docs}/reference/services/authorizer/policies/${policy}`,
  status: 422,
  detail: `The ${service} found at least one problem`,
  instance: `urn:uuid:${randomUUID()}`,
  platformType: `${policy}-failed`,
});
