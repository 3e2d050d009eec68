// Made from docs/public/spec/json-schema/iam-actions.json by "npm run generate".
/**
 * The actions and resources that a policy document can name, and the policies that the platform supplies.
 */
export interface IamActions {
  /**
   * Holds the actions, those of each scope together.
   */
  actions: Action[];
  /**
   * Holds the resources that exist.
   */
  resources: Resource[];
  /**
   * Holds the policies for one service that the platform supplies.
   */
  managedPolicies: ManagedPolicy[];
}
/**
 * What a statement can allow or forbid.
 */
export interface Action {
  /**
   * Names the scope of the action.
   */
  scope: 'management' | 'service';
  /**
   * Names an action of a policy document.
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
   * Says what it allows.
   */
  allows: string;
  /**
   * Lists the resources it works on.
   */
  on: Target[];
}
/**
 * Resources that an action works on.
 */
export interface Target {
  /**
   * Lists services.
   *
   * Items: The name of a service of the platform, as results and policy documents write it.
   */
  services: (
    'accounts' | 'authorizer' | 'gateway' | 'iam' | 'library' | 'logs' | 'resolver' | 'trail' | 'validator' | 'verifier'
  )[];
  /**
   * Lists types of resources.
   *
   * Items: A type of resource, or `*` where there is none.
   */
  resourceTypes: ('instance' | 'configuration' | 'api-key' | 'policy' | 'service-role' | 'query' | 'account' | '*')[];
}
/**
 * A kind of resource.
 */
export interface Resource {
  /**
   * Lists services.
   *
   * Items: The name of a service of the platform, as results and policy documents write it.
   */
  services: (
    'accounts' | 'authorizer' | 'gateway' | 'iam' | 'library' | 'logs' | 'resolver' | 'trail' | 'validator' | 'verifier'
  )[];
  /**
   * Says which region its objects name.
   */
  region: string;
  /**
   * Lists types of resources.
   *
   * Items: A type of resource, or `*` where there is none.
   */
  resourceTypes: ('instance' | 'configuration' | 'api-key' | 'policy' | 'service-role' | 'query' | 'account' | '*')[];
  /**
   * Says what it is.
   */
  holds: string;
}
/**
 * A policy that the platform supplies and keeps.
 */
export interface ManagedPolicy {
  /**
   * Names the policy for machines.
   */
  resourceId: string;
  /**
   * Names the policy in the dashboard.
   */
  name: string;
  /**
   * Names the scope of the action.
   */
  scope: 'management' | 'service';
  /**
   * Lists the actions it grants.
   *
   * Items: Names an action of a policy document.
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
   * Lists services.
   *
   * Items: The name of a service of the platform, as results and policy documents write it.
   */
  services: (
    'accounts' | 'authorizer' | 'gateway' | 'iam' | 'library' | 'logs' | 'resolver' | 'trail' | 'validator' | 'verifier'
  )[];
}
