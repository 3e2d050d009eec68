import type { NamedPolicy } from './decide.ts';
import type { Scope } from './policy.ts';

const SERVICE_ACTIONS: Record<string, string[]> = {
  resolver: ['resolve', 'list-methods'],
  verifier: ['verify'],
  validator: ['validate'],
  authorizer: ['authorize'],
};

const policy = (name: string, scope: Scope, service: string, actions: string[]): NamedPolicy => {
  const resources = [{ region: '*', service, resourceType: '*', resourceId: '*' }];
  return { name, statements: [{ effect: 'allow', scope, actions, resources }] };
};

/** The policies that the platform supplies, by their names in the dashboard. */
export const MANAGED_POLICIES: NamedPolicy[] = [
  ...Object.entries(SERVICE_ACTIONS).map(([service, actions]) =>
    policy(`Access to the ${service} service`, 'service', service, actions),
  ),
  policy('All service access', 'service', '*', ['*']),
  ...[...Object.keys(SERVICE_ACTIONS), 'gateway'].map((service) =>
    policy(`${service.charAt(0).toUpperCase()}${service.slice(1)} administrator`, 'management', service, ['*']),
  ),
];
