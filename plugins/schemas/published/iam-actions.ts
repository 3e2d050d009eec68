// Made from docs/public/spec/json-schema/iam-actions.json by "npm run generate".
/**
 * The actions and resources that a policy document can list, and the managed policies.
 */
export interface IamActions {
  /**
   * Actions, grouped by scope.
   */
  actions: Action[];
  /**
   * Resource types, by service.
   */
  resources: Resource[];
  /**
   * Managed policies for one service.
   */
  managedPolicies: ManagedPolicy[];
}
/**
 * Action that a statement can allow or deny.
 */
export interface Action {
  /**
   * Scope of the action.
   */
  scope: 'management' | 'service';
  /**
   * Name of the action in a policy document.
   */
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
  /**
   * What the action permits.
   */
  allows: string;
  /**
   * Resources that the action applies to.
   */
  on: Target[];
}
/**
 * Resources that an action applies to.
 */
export interface Target {
  /**
   * Services.
   *
   * Items: Name of a service in results and policy documents.
   */
  services: (
    'accounts' | 'authorizer' | 'gateway' | 'iam' | 'library' | 'logs' | 'resolver' | 'trail' | 'validator' | 'verifier'
  )[];
  /**
   * Resource types.
   *
   * Items: Resource type, or `*` if there is none.
   */
  resourceTypes: ('instance' | 'configuration' | 'api-key' | 'policy' | 'service-role' | 'query' | 'account' | '*')[];
}
/**
 * Type of resource.
 */
export interface Resource {
  /**
   * Services.
   *
   * Items: Name of a service in results and policy documents.
   */
  services: (
    'accounts' | 'authorizer' | 'gateway' | 'iam' | 'library' | 'logs' | 'resolver' | 'trail' | 'validator' | 'verifier'
  )[];
  /**
   * Region in the resources of this type.
   */
  region: string;
  /**
   * Resource types.
   *
   * Items: Resource type, or `*` if there is none.
   */
  resourceTypes: ('instance' | 'configuration' | 'api-key' | 'policy' | 'service-role' | 'query' | 'account' | '*')[];
  /**
   * Description of the resource type.
   */
  holds: string;
}
/**
 * Policy that the platform provides and maintains.
 */
export interface ManagedPolicy {
  /**
   * ID of the policy.
   */
  resourceId: string;
  /**
   * Display name of the policy in the dashboard.
   */
  name: string;
  /**
   * Scope of the action.
   */
  scope: 'management' | 'service';
  /**
   * Actions that it allows.
   *
   * Items: Name of the action in a policy document.
   */
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
  /**
   * Services.
   *
   * Items: Name of a service in results and policy documents.
   */
  services: (
    'accounts' | 'authorizer' | 'gateway' | 'iam' | 'library' | 'logs' | 'resolver' | 'trail' | 'validator' | 'verifier'
  )[];
}
