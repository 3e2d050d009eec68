// Made from docs/public/spec/json-schema/error-catalogue.json by "npm run generate".
import type { JsonObject } from '../jsonValue.ts';

export type CauseId = string;
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
  raisedBy: string[];
  policies: string[];
  formats: string[];
  when: string;
  causes: Cause[];
  fixes: Fix[];
  example: JsonObject;
  related: Route[];
}
export interface Cause {
  id: CauseId;
  text: string;
}
export interface Fix {
  text: string;
  causes?: CauseId[];
  concerns: Concern[];
  page: Route;
}
export interface ConfigurationKey {
  in: 'configuration';
  service: string;
  key: string;
}
export interface RequestField {
  in: 'body';
  service: string;
  field: string;
}
export interface RequestHeader {
  in: 'header';
  service: string;
  header: string;
}
