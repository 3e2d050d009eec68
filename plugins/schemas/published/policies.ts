// Made from docs/public/spec/json-schema/policies.json by "npm run generate".
import type { JsonObject } from '../jsonValue.ts';

export interface Policies {
  formats: Format[];
  proofs: Proof[];
  queryTypes: QueryType[];
  policies: Policy[];
}
export interface Format {
  id: string;
  name: string;
  family: string;
  form: string;
  queryNames: string[];
  resultName: string;
}
export interface Proof {
  family: string;
  names: string[];
  keys: string;
  standard: string;
  address: string;
}
export interface QueryType {
  type: string;
  name: string;
  query: string;
  inputs: string[];
  formats: string[];
  steps: string[];
}
export interface Policy {
  id: string;
  service: string;
  name: string;
  page: string;
  order: number;
  question: string;
  levels: string[];
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
  format: string;
  support: string;
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
  status: number;
  results: JsonObject[];
}
export interface Request {
  service: string;
  path: string;
  body: JsonObject;
}
