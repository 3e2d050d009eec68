// Made from docs/public/spec/json-schema/iam-actions.json by "npm run generate".
export interface IamActions {
  actions: Action[];
  resources: Resource[];
  managedPolicies: ManagedPolicy[];
}
export interface Action {
  scope: 'management' | 'service';
  action:
    | 'create'
    | 'read'
    | 'update'
    | 'delete'
    | 'list'
    | 'add'
    | 'remove'
    | 'read-status'
    | 'update-status'
    | 'resolve'
    | 'list-methods'
    | 'verify'
    | 'validate'
    | 'authorize';
  allows: string;
  on: Target[];
}
export interface Target {
  services: (
    'accounts' | 'authorizer' | 'gateway' | 'iam' | 'library' | 'logs' | 'resolver' | 'trail' | 'validator' | 'verifier'
  )[];
  resourceTypes: ('instance' | 'configuration' | 'api-key' | 'policy' | 'service-role' | 'query' | 'account' | '*')[];
}
export interface Resource {
  services: (
    'accounts' | 'authorizer' | 'gateway' | 'iam' | 'library' | 'logs' | 'resolver' | 'trail' | 'validator' | 'verifier'
  )[];
  region: string;
  resourceTypes: ('instance' | 'configuration' | 'api-key' | 'policy' | 'service-role' | 'query' | 'account' | '*')[];
  holds: string;
}
export interface ManagedPolicy {
  resourceId: string;
  name: string;
  scope: 'management' | 'service';
  actions: (
    | 'create'
    | 'read'
    | 'update'
    | 'delete'
    | 'list'
    | 'add'
    | 'remove'
    | 'read-status'
    | 'update-status'
    | 'resolve'
    | 'list-methods'
    | 'verify'
    | 'validate'
    | 'authorize'
  )[];
  services: (
    'accounts' | 'authorizer' | 'gateway' | 'iam' | 'library' | 'logs' | 'resolver' | 'trail' | 'validator' | 'verifier'
  )[];
}
