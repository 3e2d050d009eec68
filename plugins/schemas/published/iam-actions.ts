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
  services: string[];
  resourceTypes: ('instance' | 'configuration' | 'api-key' | 'policy' | 'service-role' | 'query' | 'account' | '*')[];
}
export interface Resource {
  services: string[];
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
  services: string[];
}
