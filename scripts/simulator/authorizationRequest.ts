import type { JsonObject } from '../../plugins/schemas/jsonValue.ts';
import { type Call, configurationOf } from './call.ts';
import { requestCertificate, signRequest } from './requestSigner.ts';
import type { Authorization } from './state.ts';

/** Start of the paths of an authorizer. */
export const BASE = '/openid4/vp/v1_0';

interface Reference {
  type: 'managed' | 'instance';
  resourceId?: string;
}

/** Settings that the flow depends on. */
export function settingsOf(call: Call) {
  const { openId4vp, policies } = configurationOf(call) as unknown as {
    openId4vp: { expiresAfter: number; authorizationEndpoint: string; clientMetadata: { clientName: string } };
    policies: { validate: { validator: Reference }; verify: { verifier: Reference } };
  };
  return { ...openId4vp, validator: policies.validate.validator, verifier: policies.verify.verifier };
}

/** What the verifier accepts by the core configuration, as OpenID4VP 1.0 appendix B lists it: algorithms of JOSE, and of COSE. */
const JOSE = ['ES256', 'ES384', 'ES256K', 'EdDSA', 'RS256'];
const COSE = [-7, -35, -36, -8];
const FORMATS = {
  'dc+sd-jwt': { 'sd-jwt_alg_values': JOSE, 'kb-jwt_alg_values': JOSE },
  mso_mdoc: { issuerauth_alg_values: COSE, deviceauth_alg_values: COSE },
  jwt_vc_json: { alg_values: JOSE },
};

const hostOf = ({ endpoint }: Authorization) => new URL(endpoint).hostname;
/** The client identifier of an authorizer (OpenID4VP 1.0 section 5.9.3). */
export const clientId = (authorization: Authorization): string => `x509_san_dns:${hostOf(authorization)}`;

export const responseUri = ({ endpoint, id, responseMode }: Authorization): string =>
  `${endpoint}${BASE}/${id}/${responseMode}`;

/** Signs a request with what all signed requests have: who asks, whom, and until when (RFC 9101 section 4). */
export function signed(authorization: Authorization, request: JsonObject): string {
  const claims = {
    client_id: clientId(authorization),
    aud: 'https://self-issued.me/v2',
    exp: Math.ceil(authorization.endsAt / 1000),
  };
  return signRequest({ ...claims, ...request }, requestCertificate(hostOf(authorization)));
}

/** Parameters that both flows have. */
function commonRequest({ responseMode, nonce, query, encryption }: Authorization, call: Call): JsonObject {
  return {
    response_type: 'vp_token',
    response_mode: responseMode,
    nonce,
    dcql_query: query,
    client_metadata: {
      client_name: settingsOf(call).clientMetadata.clientName,
      vp_formats_supported: FORMATS,
      ...(encryption
        ? {
            jwks: { keys: [encryption.publicKey as JsonObject] },
            encrypted_response_enc_values_supported: ['A256GCM', 'A128GCM'],
          }
        : {}),
    },
  };
}

/** What a wallet fetches. */
export function requestOf(authorization: Authorization, call: Call): JsonObject {
  const { state } = authorization;
  return { response_uri: responseUri(authorization), state, ...commonRequest(authorization, call) };
}

/** What the browser gets: parameters as they are, or one signature over them (OpenID4VP 1.0 appendix A.3). */
export function browserData(protocol: string, authorization: Authorization, call: Call): JsonObject {
  const request = commonRequest(authorization, call);
  if (protocol === 'openid4vp-v1-unsigned') return request;
  if (protocol !== 'openid4vp-v1-signed') throw new Error('No page asks for several signatures.');
  return { request: signed(authorization, { expected_origins: authorization.origins, ...request }) };
}
