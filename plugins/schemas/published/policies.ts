// Made from docs/public/spec/json-schema/policies.json by "npm run generate".
import type { JsonObject } from '../jsonValue.ts';

export interface Policies {
  formats: Format[];
  proofs: Proof[];
  queryTypes: QueryType[];
  policies: Policy[];
}
export interface Format {
  id: 'w3c-1.1' | 'w3c-2.0' | 'jwt' | 'sd-jwt' | 'mdoc';
  name: string;
  family: 'w3c' | 'jwt' | 'sd-jwt' | 'mdoc';
  form: string;
  queryNames: string[];
  resultName: string;
}
export interface Proof {
  family: 'data-integrity' | 'jose' | 'cose';
  names: string[];
  keys: string;
  standard: string;
  address: string;
}
export interface QueryType {
  type: 'DIF.PresentationExchange' | 'DCQL' | 'ISO18013-5.DeviceRequest';
  name: string;
  query: string;
  inputs: string[];
  formats: ('w3c-1.1' | 'w3c-2.0' | 'jwt' | 'sd-jwt' | 'mdoc')[];
  steps: string[];
}
export interface Policy {
  id: string;
  service: 'authorizer' | 'validator' | 'verifier';
  name: string;
  page: string;
  order: number;
  question: string;
  levels: ('presentation' | 'credential')[];
  configuration: string;
  skip: string;
  steps: Step[];
  outcomes: Outcome[];
  formats: Support[];
  facts: Fact[];
  errors: string[];
  ownErrors: OwnError[];
  examples: {
    passing: Example;
    failing: Example;
  };
}
export interface Step {
  text: string;
  needs: string[];
  settings: string[];
  errors: string[];
}
export interface Outcome {
  finding: string;
  outcome: string;
  settings: string[];
  effect: string;
}
export interface Support {
  format: 'w3c-1.1' | 'w3c-2.0' | 'jwt' | 'sd-jwt' | 'mdoc';
  support: 'yes' | 'no' | 'when';
  note: string;
}
export interface Fact {
  member: string;
  meaning: string;
}
export interface OwnError {
  platformType: string;
  when: string;
  fix: string;
}
export interface Example {
  text: string;
  request: Request;
  status: 200 | 422;
  results: JsonObject[];
}
export interface Request {
  service: 'authorizer' | 'validator' | 'verifier';
  path: string;
  body: JsonObject;
}
