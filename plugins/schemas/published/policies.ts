// Made from docs/public/spec/json-schema/policies.json by "npm run generate".
import type { JsonObject } from '../jsonValue.ts';

/**
 * All policies of the services, with steps, outcomes, formats, errors and examples. Text is Markdown with code in backticks only.
 */
export interface Policies {
  /**
   * Credential formats that policies distinguish.
   */
  formats: Format[];
  /**
   * Cryptosuites and algorithms that the proof policy accepts.
   */
  proofs: Proof[];
  /**
   * Query languages of the credential query policy.
   */
  queryTypes: QueryType[];
  /**
   * Policies. Those of a service are in the order in which they run.
   */
  policies: Policy[];
}
/**
 * A credential format.
 */
export interface Format {
  /**
   * ID of the format in this file.
   */
  id: 'w3c-1.1' | 'w3c-2.0' | 'jwt' | 'sd-jwt' | 'mdoc';
  /**
   * Display name of the format.
   */
  name: string;
  /**
   * Format family, as in the error catalogue.
   */
  family: 'w3c' | 'jwt' | 'sd-jwt' | 'mdoc';
  /**
   * How input of this format is recognized.
   */
  form: string;
  /**
   * Names of the format in queries and metadata.
   *
   * Items: A format identifier of OpenID4VP.
   */
  queryNames: string[];
  /**
   * Name of the format in `data.format` of a result entry.
   */
  resultName: string;
}
/**
 * Group of cryptosuites or algorithms for the same kind of key.
 */
export interface Proof {
  /**
   * Where the name appears: in a Data Integrity proof, a JOSE header or a COSE header.
   */
  family: 'data-integrity' | 'jose' | 'cose';
  /**
   * Accepted names.
   *
   * Items: Cryptosuite or algorithm.
   */
  names: string[];
  /**
   * Keys that it works with.
   */
  keys: string;
  /**
   * Standard that defines it.
   */
  standard: string;
  /**
   * Public URL of the standard.
   */
  address: string;
}
/**
 * A query language of the credential query policy.
 */
export interface QueryType {
  /**
   * Value of `type` in the request.
   */
  type: 'DIF.PresentationExchange' | 'DCQL' | 'ISO18013-5.DeviceRequest';
  /**
   * Display name of the query language.
   */
  name: string;
  /**
   * Request member that contains the query.
   */
  query: string;
  /**
   * Other request members.
   *
   * Items: A member of the request.
   */
  inputs: string[];
  /**
   * Formats that can be queried.
   *
   * Items: `id` of a credential format.
   */
  formats: ('w3c-1.1' | 'w3c-2.0' | 'jwt' | 'sd-jwt' | 'mdoc')[];
  /**
   * Checks, in order.
   *
   * Items: One check, as a sentence.
   */
  steps: string[];
}
/**
 * One independent check of a service.
 */
export interface Policy {
  /**
   * Name of a policy in results.
   */
  id:
    | 'format'
    | 'proof'
    | 'notBefore'
    | 'notAfter'
    | 'credentialStatus'
    | 'credentialSchema'
    | 'credentialQuery'
    | 'trustedIssuer'
    | 'validate'
    | 'verify';
  /**
   * Service that runs the policy.
   */
  service: 'authorizer' | 'validator' | 'verifier';
  /**
   * Display name of the policy.
   */
  name: string;
  /**
   * Route of the policy's page.
   */
  page: string;
  /**
   * Order in which policies run. Policies with the same number run independently of each other.
   */
  order: number;
  /**
   * Question that the policy answers.
   */
  question: string;
  /**
   * What the policy checks.
   *
   * Items: A credential or a presentation.
   */
  levels: ('presentation' | 'credential')[];
  /**
   * JSON Pointer to the policy's settings in the service configuration. Empty if it has none.
   */
  configuration: string;
  /**
   * JSON Pointer to the setting that skips the policy. Empty if there is none.
   */
  skip: string;
  /**
   * Steps of the policy, in order.
   */
  steps: Step[];
  /**
   * Possible findings, each with its outcome.
   */
  outcomes: Outcome[];
  /**
   * Support for each format.
   */
  formats: Support[];
  /**
   * Members of `data` in the entry of a passed policy.
   */
  facts: Fact[];
  /**
   * Slugs of the errors that the policy reports.
   *
   * Items: Slug of an error in the catalogue.
   */
  errors: string[];
  /**
   * Errors that the policy reports and that have no page of their own.
   */
  ownErrors: OwnError[];
  /**
   * One request that passes, and one that fails.
   */
  examples: {
    passing: Example;
    failing: Example;
  };
}
/**
 * One step of a policy.
 */
export interface Step {
  /**
   * What the step does.
   */
  text: string;
  /**
   * Requirements of the step.
   *
   * Items: A requirement, as a phrase.
   */
  needs: string[];
  /**
   * Settings that affect the step.
   *
   * Items: JSON Pointer to a configuration key.
   */
  settings: string[];
  /**
   * Errors that the step can report.
   *
   * Items: Slug of an error in the catalogue.
   */
  errors: string[];
}
/**
 * One possible finding of a policy.
 */
export interface Outcome {
  /**
   * What was found.
   */
  finding: string;
  /**
   * What a policy does with a finding: `valid` ignores it, `warning` reports it without failing the policy, and `error` fails the policy, so the response is 422.
   */
  outcome: 'valid' | 'warning' | 'error';
  /**
   * Settings that determine the outcome. Empty if there are none.
   *
   * Items: JSON Pointer to a configuration key.
   */
  settings: string[];
  /**
   * Consequences of the finding. Empty if there are no special ones.
   */
  effect: string;
}
/**
 * A policy's support for a format.
 */
export interface Support {
  /**
   * `id` of a credential format.
   */
  format: 'w3c-1.1' | 'w3c-2.0' | 'jwt' | 'sd-jwt' | 'mdoc';
  /**
   * Whether the format is supported. `when` means under a condition.
   */
  support: 'yes' | 'no' | 'when';
  /**
   * The condition, or what is checked. Can be empty.
   */
  note: string;
}
/**
 * A member of `data`.
 */
export interface Fact {
  /**
   * Name of the member, with dots for nested members.
   */
  member: string;
  /**
   * What the member contains.
   */
  meaning: string;
}
/**
 * Error that only this policy reports.
 */
export interface OwnError {
  /**
   * Value of `platformType`.
   */
  platformType: string;
  /**
   * When it is reported.
   */
  when: string;
  /**
   * How to fix it.
   */
  fix: string;
}
/**
 * A request with the entry of the policy in its answer.
 */
export interface Example {
  /**
   * Says what the example shows.
   */
  text: string;
  request: Request;
  /**
   * Holds the status of the answer.
   */
  status: 200 | 422;
  /**
   * Holds the entries in the answer, or in the policy response of an authorizer.
   */
  results: JsonObject[];
}
/**
 * A request to a service.
 */
export interface Request {
  /**
   * Service that receives the request.
   */
  service: 'authorizer' | 'validator' | 'verifier';
  /**
   * Path of the operation.
   */
  path: string;
  /**
   * JSON body.
   */
  body: JsonObject;
}
