import type { Json, JsonObject } from '../../plugins/schemas/jsonValue.ts';
import { managedPolicy } from './access.ts';
import { type Call, found, type Handler, Rejection } from './call.ts';
import type { ApiKey, PolicyDocument } from './state.ts';

const shown = ({ resourceId, name, inlinePolicyDocument }: ApiKey): JsonObject => ({
  resourceId,
  name,
  inlinePolicyDocument: inlinePolicyDocument as Json,
});

const keyOf = ({ state, params }: Call) => found(state.keys.find(({ resourceId }) => resourceId === params.id));

function policiesOf(body: JsonObject): ApiKey['policies'] {
  const policies = body.apiKeyPolicies as unknown as ApiKey['policies'];
  for (const { policyType, policyResourceId } of policies) {
    if (policyType === 'managed' && !managedPolicy(policyResourceId)) throw new Rejection(400);
  }
  return policies;
}

const policiesResponse = ({ policies }: ApiKey) => ({ status: 200, body: { apiKeyPolicies: policies as Json } });

/** API keys and what is attached to them. Account policies and roles return the examples. */
export const iamHandlers: Record<string, Handler> = {
  listApiKeys: ({ state }) => ({ status: 200, body: { apiKeys: state.keys.map(shown) } }),
  createApiKey: ({ state, body }) => {
    const { name, inlinePolicyDocument = null } = body.apiKey as JsonObject;
    const key = state.addKey(String(name), inlinePolicyDocument as unknown as PolicyDocument | null);
    return { status: 201, body: { apiKey: { ...shown(key), apiSecret: key.secret } } };
  },
  readApiKey: (call) => ({ status: 200, body: { apiKey: shown(keyOf(call)) } }),
  updateApiKey: (call) => ({ status: 200, body: { apiKey: shown(Object.assign(keyOf(call), call.body.apiKey)) } }),
  deleteApiKey: (call) => {
    call.state.keys.splice(call.state.keys.indexOf(keyOf(call)), 1);
    return { status: 204 };
  },
  listApiKeyPolicies: (call) => policiesResponse(keyOf(call)),
  replaceApiKeyPolicies: (call) => policiesResponse(Object.assign(keyOf(call), { policies: policiesOf(call.body) })),
};
