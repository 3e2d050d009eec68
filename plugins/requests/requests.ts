import { dereference, requestBodies, responseBodies, responseKey } from '../openapi/operations.ts';
import { isObject, type Json, type JsonObject } from '../openapi/specFiles.ts';
import type { Concern, Description, Finding, RequestFinding } from './describedApi.ts';
import { headerOf } from './httpMessage.ts';
import type { Match } from './matchOperation.ts';

/** What of a request is held against its description. */
export interface Request {
  headers: [name: string, value: string][];
  body: string | undefined;
}

/** A value that was held against a schema. */
export interface Checked {
  description: Description;
  /** Operation and what of it, for messages. */
  what: string;
  /** JSON Pointers of schemas, one of which the value has to follow. */
  schemas: string[];
  value: Json;
}

export interface Result {
  findings: RequestFinding[];
  checked: Checked[];
}

/** A finding about all of something. */
const about = (of: Concern, message: string): RequestFinding => ({ of, pointer: '', message });
const ofValue = (finding: Finding): RequestFinding => ({ ...finding, of: 'value' });

/** Short name of an operation, for messages. */
export function nameOf({ operation }: Match): string {
  return `${operation.method} ${operation.path} (${operation.id})`;
}

/** Validates against the schema that fits best: one without findings, or that with the deepest first finding. */
export function validateBest({ description, schemas, value }: Checked): Finding[] {
  const results = schemas.map((schema) => description.validate(schema, value, true));
  return results.reduce((best, result) => {
    if (result.length === 0 || best.length === 0) return result.length === 0 ? result : best;
    return result[0].pointer.length > best[0].pointer.length ? result : best;
  });
}

/** Holds path, query, headers and body of a request against its operation. */
export function checkRequest(match: Match, request: Request): Result {
  const result = checkRequestBody(match, request);
  return { ...result, findings: [...checkParameters(match, request), ...result.findings] };
}

/** Holds the body alone against the operation, where nothing shows the address. */
export function checkRequestBody(match: Match, request: Request): Result {
  const result: Result = { findings: [], checked: [] };
  const bodies = requestBodies(match.description.document, match.operation);
  if (request.body === undefined) {
    if (bodies.length > 0) result.findings.push(about('content', 'the body is missing'));
    return result;
  }
  const type = mediaTypeOf(headerOf(request.headers, 'Content-Type') ?? 'application/x-www-form-urlencoded');
  const body = bodies.find(({ mediaType }) => mediaType === type || mediaType === '*/*');
  if (!body) {
    result.findings.push(about('content', `the operation takes no body of the type ${type}`));
    return result;
  }
  const value = parseBody(request.body, type);
  const schemas = [`${body.pointer}/schema`];
  addChecked(result, { description: match.description, what: 'request', schemas, value });
  const schema = configurationSchema(match);
  if (schema) addConfigurations(result, match.description, schema, value);
  return result;
}

function addChecked(result: Result, checked: Checked): void {
  result.checked.push(checked);
  result.findings.push(...validateBest(checked).map(ofValue));
}

function checkParameters(match: Match, request: Request): RequestFinding[] {
  const { description, operation, variables, query } = match;
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
    const pointer = pointerOfParameter(match, name);
    const problems = description.validate(`${pointer}/schema`, literalOf(given, parameter));
    findings.push(...problems.map(({ message }) => about('parameter', `the parameter ${name} ${message}`)));
  }
  for (const name of query.keys()) {
    if (!known.has(`query/${name}`)) findings.push(about('query', `there is no query parameter ${name}`));
  }
  return findings;
}

function pointerOfParameter({ description, operation }: Match, name: string): string {
  const path = operation.pointer.slice(0, operation.pointer.lastIndexOf('/'));
  for (const holder of [operation.pointer, path]) {
    const value = dereference(description.document, { $ref: `#${holder}` }).value as JsonObject;
    const list = (value.parameters ?? []) as Json[];
    for (const [index, parameter] of list.entries()) {
      const found = dereference(description.document, parameter, `${holder}/parameters/${index}`);
      if ((found.value as JsonObject).name === name) return found.pointer;
    }
  }
  throw new Error(`${operation.id} has no parameter ${name}.`);
}

/** Parameters travel as text; their schemas speak of numbers and booleans. */
function literalOf(text: string, { schema }: JsonObject): Json {
  const type = isObject(schema) ? schema.type : undefined;
  const isLiteral = type === 'integer' || type === 'boolean';
  return isLiteral && /^(?:\d+|true|false)$/.test(text) ? JSON.parse(text) : text;
}

/** On a management host the configuration is that of the service in the host. */
function configurationSchema({ description, variables }: Match): string | undefined {
  if (description.name !== 'management' || !variables.service) return undefined;
  const { service } = variables;
  return `/components/schemas/${service.charAt(0).toUpperCase()}${service.slice(1)}Configuration`;
}

function addConfigurations(result: Result, description: Description, schema: string, value: Json): void {
  if (!isObject(value)) return;
  const places = [
    ['instance', 'inlineConfiguration'],
    ['configuration', 'values'],
  ];
  for (const [outer, inner] of places) {
    const holder = value[outer];
    if (!isObject(holder) || !(inner in holder)) continue;
    const findings = description.validate(schema, holder[inner], true);
    result.findings.push(
      ...findings.map((finding) => ofValue({ ...finding, pointer: `/${outer}/${inner}${finding.pointer}` })),
    );
  }
}

function mediaTypeOf(header: string): string {
  return header.replace(/;\s*charset=.*$/i, '').trim();
}

function parseBody(body: string, type: string): Json {
  if (/json/.test(type) || type.startsWith('application/did')) return JSON.parse(body);
  return type === 'application/x-www-form-urlencoded' ? Object.fromEntries(new URLSearchParams(body)) : body;
}

/** An answer as a page shows it. */
export interface Answer {
  /** Status, or undefined where the page shows none and a success is meant. */
  status: number | undefined;
  /** Media type, or undefined where the page shows none. */
  type: string | undefined;
  body: string | undefined;
}

/** Holds an answer against its operation. */
export function checkAnswer(match: Match, answer: Answer, accept: string | undefined): Result {
  const { description, operation } = match;
  const statuses = answer.status === undefined ? successesOf(match) : [responseKey(operation, answer.status)];
  const keys = statuses.filter((key) => key !== undefined);
  if (keys.length === 0) {
    return { findings: [about('status', `the operation never answers ${answer.status}`)], checked: [] };
  }
  const bodies = keys.flatMap((key) => responseBodies(description.document, operation, key));
  if (answer.body === undefined) {
    const findings = bodies.length > 0 && answer.type ? [about('content', 'the answer has no body')] : [];
    return { findings, checked: [] };
  }
  const wanted = answer.type ? mediaTypeOf(answer.type) : undefined;
  const exact = bodies.filter(({ mediaType }) => mediaType === (wanted ?? accept));
  const named = wanted ? [] : bodies.filter(({ mediaType }) => mediaType !== '*/*');
  const any = bodies.filter(({ mediaType }) => mediaType === '*/*');
  const fitting = [exact, named, any].find((list) => list.length > 0);
  if (!fitting) {
    const message = `the operation gives no ${wanted ?? 'body'} with the status ${keys.join(' or ')}`;
    return { findings: [about('content', message)], checked: [] };
  }
  const schemas = fitting.map(({ pointer }) => `${pointer}/schema`);
  const result: Result = { findings: [], checked: [] };
  const value = parseBody(answer.body, wanted ?? 'application/json');
  addChecked(result, { description, what: `answer ${keys.join(' or ')}`, schemas, value });
  const schema = configurationSchema(match);
  if (schema) addConfigurations(result, description, schema, value);
  return result;
}

/** The first operation that gives an answer, where no request says which one it is. */
export function findAnswer(
  among: readonly Description[],
  answer: Answer,
): { match: Match; result: Result } | undefined {
  for (const description of among) {
    for (const operation of description.operations) {
      const match: Match = { description, operation, variables: {}, query: new URLSearchParams() };
      const result = checkAnswer(match, answer, undefined);
      if (result.findings.length === 0 && result.checked.length > 0) return { match, result };
    }
  }
  return undefined;
}

function successesOf({ operation }: Match): string[] {
  return Object.keys(operation.value.responses as JsonObject).filter((status) => status.startsWith('2'));
}

/** Puts what a page shows of an answer back into an example of the whole answer. */
export function completeAnswer(
  match: Match,
  status: number | undefined,
  accept: string | undefined,
  member: string,
  part: Json,
): string | undefined {
  const keys = status === undefined ? successesOf(match) : [responseKey(match.operation, status) ?? ''];
  const bodies = keys.flatMap((key) => responseBodies(match.description.document, match.operation, key));
  const body = bodies.find(({ mediaType }) => mediaType === accept) ?? bodies[0];
  const [example] = Object.values((body?.value.examples ?? {}) as JsonObject);
  const whole =
    example === undefined ? undefined : (dereference(match.description.document, example).value as JsonObject).value;
  return isObject(whole) ? JSON.stringify({ ...whole, [member]: part }) : undefined;
}
