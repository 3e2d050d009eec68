// Made from docs/public/spec/json-schema/error-catalogue.json by "npm run generate".
import type { JsonObject } from '../jsonValue.ts';

export type Concern = ConfigurationKey | RequestField | RequestHeader;
export type Route = string;

export interface ErrorCatalogue {
  errors: Error[];
}
export interface Error {
  slug: string;
  type: string;
  title: string;
  status: number;
  raisedBy: ('authorizer' | 'gateway' | 'resolver' | 'validator' | 'verifier')[];
  policies: string[];
  formats: ('w3c' | 'jwt' | 'sd-jwt' | 'mdoc')[];
  when: string;
  causes: string[];
  fixes: Fix[];
  example: JsonObject;
  related: Route[];
}
export interface Fix {
  text: string;
  concerns: Concern[];
  page: Route;
}
export interface ConfigurationKey {
  in: 'configuration';
  service: 'authorizer' | 'gateway' | 'resolver' | 'validator' | 'verifier';
  key: string;
}
export interface RequestField {
  in: 'body';
  service: 'authorizer' | 'gateway' | 'resolver' | 'validator' | 'verifier';
  field: string;
}
export interface RequestHeader {
  in: 'header';
  service: 'authorizer' | 'gateway' | 'resolver' | 'validator' | 'verifier';
  header: string;
}
