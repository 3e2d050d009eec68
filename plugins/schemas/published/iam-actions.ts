// Made from docs/public/spec/json-schema/iam-actions.json by "npm run generate".
export interface IamActions {
  actions: Action[];
  resources: Resource[];
  managedPolicies: ManagedPolicy[];
}
export interface Action {
  scope: string;
  action: string;
  allows: string;
  on: Target[];
}
export interface Target {
  services: string[];
  resourceTypes: string[];
}
export interface Resource {
  services: string[];
  region: string;
  resourceTypes: string[];
  holds: string;
}
export interface ManagedPolicy {
  resourceId: string;
  name: string;
  scope: string;
  actions: string[];
  services: string[];
}
