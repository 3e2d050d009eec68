import { neededActions } from '../../plugins/openapi/operations.ts';
import type { Match } from '../../plugins/requests/matchOperation.ts';
import { decide, MANAGED_POLICIES, type NamedPolicy } from '../../tools-core/access/index.ts';
import type { Call } from './call.ts';
import type { ApiKey, PolicyDocument } from './state.ts';

/** A managed policy by its title, or by its ID: `services.access`, or such as `verifier.read` and `verifier.admin`. */
export function managedPolicy(name: string): NamedPolicy | undefined {
  const title = name
    .replace(/^services\.access$/, 'All service access')
    .replace(/^(\w+)\.read$/, 'Access to the $1 service')
    .replace(/^(\w)(\w+)\.admin$/, (_, first: string, rest: string) => `${first.toUpperCase()}${rest} administrator`);
  return MANAGED_POLICIES.find((policy) => policy.name === title);
}

export const EVERYTHING: PolicyDocument = {
  version: '1.0',
  permissions: (['management', 'service'] as const).map((scope) => ({
    effect: 'allow',
    scope,
    actions: ['*'],
    resources: [{ region: '*', service: '*', resourceType: '*', resourceId: '*' }],
  })),
};

const policiesOf = ({ inlinePolicyDocument: inline, policies }: ApiKey): NamedPolicy[] => [
  ...(inline ? [{ name: 'inline', statements: inline.permissions }] : []),
  ...policies.flatMap(({ policyResourceId }) => managedPolicy(policyResourceId) ?? []),
];

/** Whether the header `Authorization` has a key that may do what a call wants; otherwise the status that rejects it. */
export function authorize({ match, state, service, region, params }: Call, header = ''): true | 401 | 403 {
  const key = state.keys.find(({ secret }) => header === `Bearer ${secret}`);
  if (!key) return 401;
  const needs = neededActions(match.operation);
  if (!needs) throw new Error(`The description of ${match.operation.id} does not say which action it needs.`);
  const isTrail = match.operation.id.includes('Trail');
  const resource = {
    region,
    service: isTrail ? 'trail' : service,
    resourceType: needs.resourceType,
    resourceId: params.id ?? params.queryExecutionId ?? params.instanceResourceId ?? '*',
  };
  const scope = scopeOf(match);
  const policies = policiesOf(key);
  return needs.actions.every((action) => decide(policies, { scope, action, resource }).allowed) || 403;
}

/** Whether an operation manages the account or uses a service. */
export const scopeOf = ({ description }: Match): 'management' | 'service' =>
  ['management', 'iam', 'logs'].includes(description.name) ? 'management' : 'service';
