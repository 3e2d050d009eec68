// Made from docs/public/spec/json-schema/did-methods.json by "npm run generate".
export interface DidMethods {
  methods: Method[];
}
export interface Method {
  method: string;
  key: string;
  group: string;
  syntax: string;
  examples: string[];
  specification: Specification;
  networks: string;
  options: string[];
  operations: Operations;
  versions: boolean;
  keyTypes: string;
  relationships: string;
  services: string;
  paths: string;
  encoding: string;
  notes: string[];
}
export interface Specification {
  name: string;
  address: string;
  note: string;
}
export interface Operations {
  create: string;
  resolve: string;
  update: string;
  deactivate: string;
}
