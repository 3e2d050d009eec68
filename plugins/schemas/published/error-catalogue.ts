// Made from docs/public/spec/json-schema/error-catalogue.json by "npm run generate".
import type { JsonObject } from '../jsonValue.ts';

/**
 * A configuration key, a member of a request body or a request header.
 */
export type Concern = ConfigurationKey | RequestField | RequestHeader;
/**
 * A page of this site, as a path below its base.
 */
export type Route = string;

/**
 * All errors that a policy can report, each with its causes, fixes and an example. Texts are Markdown with code in backticks only.
 */
export interface ErrorCatalogue {
  /**
   * Holds the errors, one for each slug.
   */
  errors: Error[];
}
/**
 * One kind of problem.
 */
export interface Error {
  /**
   * Names the error as `platformType` does.
   */
  slug: string;
  /**
   * Holds the type URI, which is the address of the page of the error.
   */
  type: string;
  /**
   * Holds the title of the problem object, the same for each occurrence.
   */
  title: string;
  /**
   * Holds the HTTP status that the error stands for.
   */
  status: number;
  /**
   * Lists the services that report the error, the most likely first.
   *
   * Items: A service.
   */
  raisedBy: ('authorizer' | 'gateway' | 'resolver' | 'validator' | 'verifier')[];
  /**
   * Lists the policies that report the error, as results name them.
   *
   * Items: The name of a policy, as results write it.
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
   * Lists the families of credential formats that the error can concern; an empty list says that it is not tied to a format.
   *
   * Items: W3C credentials with Data Integrity, JWT, SD-JWT or mdoc.
   */
  formats: ('w3c' | 'jwt' | 'sd-jwt' | 'mdoc')[];
  /**
   * Says when the error is reported.
   */
  when: string;
  /**
   * Lists what can be the reason, the most likely first.
   *
   * Items: A possible reason, as a sentence.
   */
  causes: string[];
  /**
   * Lists what to do, in the order to try it.
   */
  fixes: Fix[];
  example: JsonObject;
  /**
   * Lists the routes of pages to read next.
   */
  related: Route[];
}
/**
 * One thing to do, with what it concerns.
 */
export interface Fix {
  /**
   * Says what to do.
   */
  text: string;
  /**
   * Lists the configuration keys and the parts of a request that the fix is about.
   */
  concerns: Concern[];
  page: Route;
}
/**
 * A key of the configuration of a service.
 */
export interface ConfigurationKey {
  /**
   * Says that the place is in a configuration.
   */
  in: 'configuration';
  /**
   * Names the service whose configuration it is.
   */
  service: 'authorizer' | 'gateway' | 'resolver' | 'validator' | 'verifier';
  /**
   * Points at the key as a JSON Pointer, with `*` for each item of an array or a map.
   */
  key: string;
}
/**
 * A member of the body of a request to a service.
 */
export interface RequestField {
  /**
   * Says that the place is in the body of a request.
   */
  in: 'body';
  /**
   * Names the service that gets the request.
   */
  service: 'authorizer' | 'gateway' | 'resolver' | 'validator' | 'verifier';
  /**
   * Points at the member as a JSON Pointer, with `*` for each item of an array, and empty for the whole body.
   */
  field: string;
}
/**
 * A header of a request to a service.
 */
export interface RequestHeader {
  /**
   * Says that the place is a header of a request.
   */
  in: 'header';
  /**
   * Names the service that gets the request.
   */
  service: 'authorizer' | 'gateway' | 'resolver' | 'validator' | 'verifier';
  /**
   * Names the header.
   */
  header: string;
}
