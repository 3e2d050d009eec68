import { ANY_TYPE, FORM, isJson } from '../openapi/mediaTypes.ts';
import { dereference, requestBodies, responseBodies, responseKey } from '../openapi/operations.ts';
import type { Api } from '../openapi/readApis.ts';
import { isObject, type Json, type JsonObject } from '../schemas/jsonValue.ts';
import type { Finding } from '../schemas/schemaValidator.ts';
import { findingsIn } from './apiValidation.ts';
import type { Call } from './curl.ts';
import { headerOf } from './httpMessage.ts';
import type { Match } from './matchOperation.ts';

/** What is wrong with a request or a response, and with what of it. */
export interface RequestFinding extends Omit<Finding, 'expected'> {
  of: 'key' | 'parameter' | 'query' | 'status' | 'content' | 'value';
  message: string;
}

const about = (of: RequestFinding['of'], message: string): RequestFinding => ({ of, pointer: '', message });
const ofValue = ({ expected, ...finding }: Finding): RequestFinding => ({ ...finding, of: 'value', message: expected });

/** A request to an operation that needs a key. */
export const NO_KEY = about('key', 'the API key is missing');

/** Short name of an operation, for messages. */
export function nameOf({ operation }: Match): string {
  return `${operation.method} ${operation.path} (${operation.id})`;
}

/** Checks path, query, headers and body of a request against its operation. */
export function checkRequest(match: Match, request: Pick<Call, 'headers' | 'body'>): RequestFinding[] {
  return [...checkParameters(match, request), ...checkRequestBody(match, request)];
}

/** Checks the body alone against the operation, where nothing shows the address. */
export function checkRequestBody(match: Match, request: Pick<Call, 'headers' | 'body'>): RequestFinding[] {
  const bodies = requestBodies(match.description.document, match.operation);
  if (request.body === undefined) return bodies.length > 0 ? [about('content', 'the body is missing')] : [];
  const type = mediaTypeOf(headerOf(request.headers, 'Content-Type') ?? FORM);
  const body = bodies.find(({ mediaType }) => mediaType === type || mediaType === ANY_TYPE);
  if (!body) return [about('content', `the operation doesn't accept a body of the type ${type}`)];
  return checkBody(match, [`${body.pointer}/schema`], parseBody(request.body, type));
}

/** Validates a body against the schema that fits best: one without findings, or that with the deepest first finding. */
function checkBody(match: Match, schemas: readonly string[], value: Json): RequestFinding[] {
  const results = schemas.map((schema) => findingsIn(match.description, schema, value, true));
  const findings = results.reduce((best, result) => {
    if (result.length === 0 || best.length === 0) return result.length === 0 ? result : best;
    return result[0].pointer.length > best[0].pointer.length ? result : best;
  });
  return [...findings, ...configurationFindings(match, value)].map(ofValue);
}

function checkParameters(
  { description, operation, variables, query }: Match,
  request: Pick<Call, 'headers' | 'body'>,
): RequestFinding[] {
  const findings: RequestFinding[] = [];
  const known = new Set<string>();
  for (const parameter of operation.parameters) {
    const name = String(parameter.name);
    known.add(`${parameter.in}/${name}`);
    const given = { path: variables[name], query: query.get(name), header: headerOf(request.headers, name) }[
      String(parameter.in)
    ];
    if (given === undefined || given === null) {
      if (parameter.required) findings.push(about('parameter', `the parameter ${name} is missing`));
      continue;
    }
    const pointer = pointerOfParameter(description, operation.pointer, name);
    const problems = findingsIn(description, `${pointer}/schema`, literalOf(given, parameter));
    findings.push(...problems.map(({ expected }) => about('parameter', `the parameter ${name} ${expected}`)));
  }
  for (const name of query.keys()) {
    if (!known.has(`query/${name}`)) findings.push(about('query', `there is no query parameter ${name}`));
  }
  return findings;
}

/** A parameter is that of an operation or of its path. */
function pointerOfParameter({ document }: Api, operation: string, name: string): string {
  for (const holder of [operation, operation.slice(0, operation.lastIndexOf('/'))]) {
    const { parameters } = dereference(document, { $ref: `#${holder}` }).value as { parameters?: Json[] };
    for (const [index, parameter] of (parameters ?? []).entries()) {
      const found = dereference(document, parameter, `${holder}/parameters/${index}`);
      if ((found.value as JsonObject).name === name) return found.pointer;
    }
  }
  throw new Error(`${operation} has no parameter ${name}.`);
}

/** Parameters travel as text; their schemas are about numbers and booleans. */
function literalOf(text: string, { schema }: JsonObject): Json {
  const type = isObject(schema) ? schema.type : undefined;
  if (type === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true';
  return (type === 'integer' || type === 'number') && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

/** On a management host, a configuration in a body is that of the service in the host. */
function configurationFindings({ description, variables: { service } }: Match, value: Json): Finding[] {
  if (description.name !== 'management' || !service || !isObject(value)) return [];
  const schema = `/components/schemas/${service.charAt(0).toUpperCase()}${service.slice(1)}Configuration`;
  const places = [
    ['instance', 'inlineConfiguration'],
    ['configuration', 'values'],
  ];
  return places.flatMap(([outer, inner]) => {
    const holder = value[outer];
    if (!isObject(holder) || !(inner in holder)) return [];
    const findings = findingsIn(description, schema, holder[inner], true);
    return findings.map((finding) => ({ ...finding, pointer: `/${outer}/${inner}${finding.pointer}` }));
  });
}

function mediaTypeOf(header: string): string {
  return header.replace(/;\s*charset=.*$/i, '').trim();
}

function parseBody(body: string, type: string): Json {
  if (isJson(type)) return JSON.parse(body);
  return type === FORM ? Object.fromEntries(new URLSearchParams(body)) : body;
}

export interface ShownResponse {
  /** Status, or undefined where the page shows none and a success is meant. */
  status: number | undefined;
  /** Media type, or undefined where the page shows none. */
  type: string | undefined;
  body: string | undefined;
}

/** The keys of `responses` that may describe a status; for none, those of successes. */
function responseKeys({ operation }: Match, status: number | undefined): string[] {
  if (status !== undefined) return [responseKey(operation, status) ?? []].flat();
  return Object.keys(operation.value.responses as JsonObject).filter((key) => key.startsWith('2'));
}

/** Checks a response against its operation. */
export function checkResponse(match: Match, response: ShownResponse, accept?: string): RequestFinding[] {
  const keys = responseKeys(match, response.status);
  if (keys.length === 0) return [about('status', `the operation never returns ${response.status}`)];
  const bodies = keys.flatMap((key) => responseBodies(match.description.document, match.operation, key));
  if (response.body === undefined)
    return bodies.length > 0 && response.type ? [about('content', 'the response has no body')] : [];
  const wanted = response.type ? mediaTypeOf(response.type) : undefined;
  const exact = bodies.filter(({ mediaType }) => mediaType === (wanted ?? accept));
  const named = wanted ? [] : bodies.filter(({ mediaType }) => mediaType !== ANY_TYPE);
  const any = bodies.filter(({ mediaType }) => mediaType === ANY_TYPE);
  const fitting = [exact, named, any].find((list) => list.length > 0);
  if (!fitting) {
    const message = `the operation returns no ${wanted ?? 'body'} with the status ${keys.join(' or ')}`;
    return [about('content', message)];
  }
  const schemas = fitting.map(({ pointer }) => `${pointer}/schema`);
  return checkBody(match, schemas, parseBody(response.body, wanted ?? 'application/json'));
}

/** Whether some operation gives a response, where no request shows which one it is. */
export function isResponseOf(apis: readonly Api[], response: ShownResponse): boolean {
  if (response.body === undefined) return false;
  return apis.some((description) =>
    description.operations.some((operation) => {
      const match = { description, operation, variables: {}, query: new URLSearchParams() };
      return checkResponse(match, response).length === 0;
    }),
  );
}
