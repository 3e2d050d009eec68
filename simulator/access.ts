import type { ApiKey, PolicyDocument, Resource, Statement } from './state.ts';

/** What a request wants to do, in terms of policies. */
export interface Wanted {
  scope: 'management' | 'service';
  actions: string[];
  resource: Resource;
}

const SERVICE_ACTIONS: Record<string, string[]> = {
  resolver: ['resolve', 'list-methods'],
  verifier: ['verify'],
  validator: ['validate'],
  authorizer: ['authorize'],
};

const anyOf = (scope: Statement['scope'], service: string, actions: string[]): PolicyDocument => ({
  version: '1.0',
  permissions: [
    {
      effect: 'allow',
      scope,
      actions,
      resources: [{ region: '*', service, resourceType: '*', resourceId: '*' }],
    },
  ],
});

/** Policies that the platform supplies, by the name in the dashboard; some have an ID too. */
export const managedPolicies: { id: string | undefined; title: string; document: PolicyDocument }[] = [
  ...Object.entries(SERVICE_ACTIONS).map(([service, actions]) => ({
    id: `${service}.read`,
    title: `Access to the ${service} service`,
    document: anyOf('service', service, actions),
  })),
  { id: undefined, title: 'All service access', document: anyOf('service', '*', ['*']) },
  ...['resolver', 'verifier', 'validator', 'authorizer', 'gateway'].map((service) => ({
    id: undefined,
    title: `${service.charAt(0).toUpperCase()}${service.slice(1)} administrator`,
    document: anyOf('management', service, ['*']),
  })),
];

/** Managed policies are attached by ID, or by title where the platform publishes no ID. */
export function managedPolicy(name: string) {
  return managedPolicies.find(({ id, title }) => name === id || name === title);
}

/** Whether the policies of a key allow a request: an explicit deny beats every allow, and no match is a deny. */
export function isAllowed(key: ApiKey, wanted: Wanted): boolean {
  const attached = key.policies.map(({ policyResourceId }) => managedPolicy(policyResourceId)?.document);
  const documents = [key.inlinePolicyDocument, ...attached].filter((document) => !!document);
  const statements = documents.flatMap(({ permissions }) => permissions);
  return wanted.actions.every((action) => {
    const matching = statements.filter((statement) => matches(statement, wanted, action));
    return matching.length > 0 && matching.every(({ effect }) => effect === 'allow');
  });
}

function matches(statement: Statement, { scope, resource }: Wanted, action: string): boolean {
  const fits = (pattern: string, value: string) => pattern === '*' || pattern === value;
  return (
    statement.scope === scope &&
    statement.actions.some((pattern) => fits(pattern, action)) &&
    statement.resources.some((pattern) =>
      (Object.keys(resource) as (keyof Resource)[]).every((field) => fits(pattern[field], resource[field])),
    )
  );
}
