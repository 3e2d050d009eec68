// Made from docs/public/spec/json-schema/policies.json by "npm run generate".
import type { JsonObject } from '../jsonValue.ts';

/**
 * All policies of the services, with steps, outcomes, formats, errors and examples. Texts are Markdown with code in backticks only.
 */
export interface Policies {
  /**
   * Holds the credential formats that policies tell apart.
   */
  formats: Format[];
  /**
   * Holds the suites and algorithms that the proof policy accepts.
   */
  proofs: Proof[];
  /**
   * Holds the query languages of the credential query policy.
   */
  queryTypes: QueryType[];
  /**
   * Holds the policies, those of a service in the order in which they run.
   */
  policies: Policy[];
}
/**
 * A credential format.
 */
export interface Format {
  /**
   * Names the format in this file.
   */
  id: 'w3c-1.1' | 'w3c-2.0' | 'jwt' | 'sd-jwt' | 'mdoc';
  /**
   * Names the format for readers.
   */
  name: string;
  /**
   * Names the format family as the error catalogue does.
   */
  family: 'w3c' | 'jwt' | 'sd-jwt' | 'mdoc';
  /**
   * Says how input of this format is recognized.
   */
  form: string;
  /**
   * Lists what queries and metadata call the format.
   *
   * Items: A format identifier of OpenID4VP.
   */
  queryNames: string[];
  /**
   * Names the format in `data.format` of a result entry.
   */
  resultName: string;
}
/**
 * A group of suites or algorithms with the same keys.
 */
export interface Proof {
  /**
   * Says where the name stands: in a Data Integrity proof, a JOSE header or a COSE header.
   */
  family: 'data-integrity' | 'jose' | 'cose';
  /**
   * Lists the accepted names.
   *
   * Items: A suite or an algorithm.
   */
  names: string[];
  /**
   * Says which keys fit.
   */
  keys: string;
  /**
   * Names the standard that defines it.
   */
  standard: string;
  /**
   * Holds the public address of the standard.
   */
  address: string;
}
/**
 * A query language of the credential query policy.
 */
export interface QueryType {
  /**
   * Holds the value of `type` in the request.
   */
  type: 'DIF.PresentationExchange' | 'DCQL' | 'ISO18013-5.DeviceRequest';
  /**
   * Names the query language for readers.
   */
  name: string;
  /**
   * Names the member of the request that holds the query.
   */
  query: string;
  /**
   * Lists the further members of the request.
   *
   * Items: A member of the request.
   */
  inputs: string[];
  /**
   * Lists the formats that can be queried.
   *
   * Items: Names a credential format by its `id`.
   */
  formats: ('w3c-1.1' | 'w3c-2.0' | 'jwt' | 'sd-jwt' | 'mdoc')[];
  /**
   * Lists what is checked, in order.
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
   * The name of a policy, as results write it.
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
   * Names the service that runs the policy.
   */
  service: 'authorizer' | 'validator' | 'verifier';
  /**
   * Names the policy for readers.
   */
  name: string;
  /**
   * Holds the route of the page of the policy.
   */
  page: string;
  /**
   * Says when the policy runs, where equal numbers run independently of each other.
   */
  order: number;
  /**
   * Says which question the policy answers.
   */
  question: string;
  /**
   * Lists what the policy judges.
   *
   * Items: A credential or a presentation.
   */
  levels: ('presentation' | 'credential')[];
  /**
   * Points at the settings of the policy in the configuration of the service, and is empty where it has none.
   */
  configuration: string;
  /**
   * Points at the switch that leaves the policy out, and is empty where it has none.
   */
  skip: string;
  /**
   * Lists what the policy does, in order.
   */
  steps: Step[];
  /**
   * Lists what the policy can find, each with its outcome.
   */
  outcomes: Outcome[];
  /**
   * Says for each format whether the policy supports it.
   */
  formats: Support[];
  /**
   * Lists the members of `data` in the entry of a policy that passed.
   */
  facts: Fact[];
  /**
   * Lists the errors of the catalogue that the policy reports.
   *
   * Items: Names an error of the catalogue.
   */
  errors: string[];
  /**
   * Lists the errors without a page of their own that the policy reports.
   */
  ownErrors: OwnError[];
  /**
   * Holds a request that passes and one that fails.
   */
  examples: {
    passing: Example;
    failing: Example;
  };
}
/**
 * One thing that a policy does.
 */
export interface Step {
  /**
   * Says what is done.
   */
  text: string;
  /**
   * Lists what the step cannot do without.
   *
   * Items: What the step needs, as a phrase.
   */
  needs: string[];
  /**
   * Lists the settings that the step follows.
   *
   * Items: Points at a key of the configuration.
   */
  settings: string[];
  /**
   * Lists the errors that the step can report.
   *
   * Items: Names an error of the catalogue.
   */
  errors: string[];
}
/**
 * One thing that a policy can find.
 */
export interface Outcome {
  /**
   * Says what was found.
   */
  finding: string;
  /**
   * What a policy makes of a finding: `valid` ignores it, `warning` reports it while the answer still passes, and `error` fails the policy, so that the answer is 422.
   */
  outcome: 'valid' | 'warning' | 'error';
  /**
   * Lists the settings that decide the outcome, and is empty where none does.
   *
   * Items: Points at a key of the configuration.
   */
  settings: string[];
  /**
   * Says what follows, and is empty where nothing special does.
   */
  effect: string;
}
/**
 * What a policy does with a format.
 */
export interface Support {
  /**
   * Names a credential format by its `id`.
   */
  format: 'w3c-1.1' | 'w3c-2.0' | 'jwt' | 'sd-jwt' | 'mdoc';
  /**
   * Says whether the format is supported, with `when` for under a condition.
   */
  support: 'yes' | 'no' | 'when';
  /**
   * Says under which condition, or what is looked at, and may be empty.
   */
  note: string;
}
/**
 * A member of `data`.
 */
export interface Fact {
  /**
   * Names the member, with dots for nested ones.
   */
  member: string;
  /**
   * Says what it holds.
   */
  meaning: string;
}
/**
 * An error that only this policy reports.
 */
export interface OwnError {
  /**
   * Holds the value of `platformType`.
   */
  platformType: string;
  /**
   * Says when it is reported.
   */
  when: string;
  /**
   * Says what to do about it.
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
   * Names the service that gets the request.
   */
  service: 'authorizer' | 'validator' | 'verifier';
  /**
   * Holds the path of the operation.
   */
  path: string;
  /**
   * Holds the JSON body.
   */
  body: JsonObject;
}
