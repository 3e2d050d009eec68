// Made from docs/public/spec/json-schema/error-catalogue.json by "npm run generate".
import type { JsonObject } from '../jsonValue.ts';

/**
 * Configuration key, request body member or request header.
 */
export type Concern = ConfigurationKey | RequestField | RequestHeader;
/**
 * Page of this site, as a path below its base path.
 */
export type Route = string;

/**
 * All errors that a policy can report, each with its causes, fixes and an example. Text is Markdown with code in backticks only.
 */
export interface ErrorCatalogue {
  /**
   * Errors, keyed by slug.
   */
  errors: Error[];
}
/**
 * One kind of problem.
 */
export interface Error {
  /**
   * Slug of the error, as in `platformType`.
   */
  slug: string;
  /**
   * Type URI, which is the URL of the error's page.
   */
  type: string;
  /**
   * Title of the problem object, the same for each occurrence.
   */
  title: string;
  /**
   * HTTP status in the problem object.
   */
  status: number;
  /**
   * Services that report the error, most likely first.
   *
   * Items: A service.
   */
  raisedBy: ('authorizer' | 'gateway' | 'resolver' | 'validator' | 'verifier')[];
  /**
   * Policies that report the error, by their names in results.
   *
   * Items: Name of a policy in results.
   */
  policies: (
    | 'format'
    | 'proof'
    | 'notBefore'
    | 'notAfter'
    | 'credentialStatus'
    | 'credentialSchema'
    | 'credentialQuery'
    | 'trustedIssuer'
    | 'validate'
    | 'verify'
  )[];
  /**
   * Credential format families that the error can apply to. Empty if it doesn't depend on the format.
   *
   * Items: W3C credentials with Data Integrity, JWT, SD-JWT or mdoc.
   */
  formats: ('w3c' | 'jwt' | 'sd-jwt' | 'mdoc')[];
  /**
   * When the error is reported.
   */
  when: string;
  /**
   * Possible causes, most likely first.
   *
   * Items: A possible cause, as a sentence.
   */
  causes: string[];
  /**
   * Fixes, in the order to try them.
   */
  fixes: Fix[];
  example: JsonObject;
  /**
   * Routes of related pages.
   */
  related: Route[];
}
/**
 * A fix, with the settings and fields that it involves.
 */
export interface Fix {
  /**
   * What to do.
   */
  text: string;
  /**
   * Configuration keys and request fields that the fix involves.
   */
  concerns: Concern[];
  page: Route;
}
/**
 * Key in the configuration of a service.
 */
export interface ConfigurationKey {
  /**
   * Identifies a configuration key.
   */
  in: 'configuration';
  /**
   * Service that the configuration belongs to.
   */
  service: 'authorizer' | 'gateway' | 'resolver' | 'validator' | 'verifier';
  /**
   * JSON Pointer to the key, with `*` for each item of an array or a map.
   */
  key: string;
}
/**
 * Member of a request body.
 */
export interface RequestField {
  /**
   * Identifies a member of a request body.
   */
  in: 'body';
  /**
   * Service that receives the request.
   */
  service: 'authorizer' | 'gateway' | 'resolver' | 'validator' | 'verifier';
  /**
   * JSON Pointer to the member, with `*` for each item of an array. Empty for the whole body.
   */
  field: string;
}
/**
 * Header of a request.
 */
export interface RequestHeader {
  /**
   * Identifies a request header.
   */
  in: 'header';
  /**
   * Service that receives the request.
   */
  service: 'authorizer' | 'gateway' | 'resolver' | 'validator' | 'verifier';
  /**
   * Name of the header.
   */
  header: string;
}
