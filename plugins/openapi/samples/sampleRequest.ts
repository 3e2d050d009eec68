import { isObject, type Json, type JsonObject } from '../../schemas/jsonValue.ts';
import { ANY_TYPE, FORM, isJson } from '../mediaTypes.ts';
import { dereference, type Operation, requestBodies, responseBodies } from '../operations.ts';

export interface SampleBody {
  mediaType: string;
  /** `form`: members of a form, which are strings; `json`: any value; `file`: the name of its file. */
  kind: 'form' | 'json' | 'file';
  value: Json;
}

/** A request that calls an operation with its example values. */
export interface SampleRequest {
  method: string;
  /** With values for every parameter, percent-encoded. */
  url: string;
  /** Without `Authorization` and the type of the body. */
  headers: [name: string, value: string][];
  hasKey: boolean;
  body: SampleBody | undefined;
  /** What comes back on success, which decides how a program reads it. */
  responseKind: 'json' | 'text' | 'none';
}

/** An example of a media type object, with the reference followed. */
export interface Example {
  name: string;
  summary: string;
  value: Json;
}

/** Examples of a media type object or a parameter, in order. */
export function examplesOf(document: JsonObject, holder: JsonObject): Example[] {
  if ('example' in holder) return [{ name: 'example', summary: '', value: holder.example }];
  return Object.entries((holder.examples ?? {}) as JsonObject).map(([name, entry]) => {
    const { summary = '', value = null } = dereference(document, entry).value as JsonObject;
    return { name, summary: String(summary), value };
  });
}

/**
 * Builds the request of an operation from its examples. Optional parameters stay out: a first request works without.
 * @param bodyName name of the example for the body; the first where none is given
 * @param values values for parameters, instead of their examples
 * @throws Error for a required parameter without an example.
 */
export function sampleRequest(
  document: JsonObject,
  operation: Operation,
  bodyName?: string,
  values: Readonly<Record<string, string>> = {},
): SampleRequest {
  const given = operation.parameters
    .filter(({ name, required, in: place }) => required === true || place === 'path' || String(name) in values)
    .map((parameter) => {
      const value = values[String(parameter.name)] ?? examplesOf(document, parameter)[0]?.value;
      if (value === undefined) throw new Error(`The parameter ${parameter.name} has no example.`);
      return { parameter, value: String(value) };
    });
  const at = (place: string) => given.filter(({ parameter }) => parameter.in === place);
  let path = operation.path;
  for (const { parameter, value } of at('path')) path = path.replace(`{${parameter.name}}`, encodePath(value));
  const query = at('query').map(({ parameter, value }) => `${encode(String(parameter.name))}=${encode(value)}`);
  const url = serverOf(operation) + path + (query.length > 0 ? `?${query.join('&')}` : '');
  const headers = at('header').map(({ parameter, value }): [string, string] => [String(parameter.name), value]);
  const accepted = acceptedTypes(document, operation);
  if (accepted.length > 1) headers.push(['Accept', accepted[0]]);
  return {
    method: operation.method,
    url,
    headers,
    hasKey: (operation.security ?? []).length > 0,
    body: sampleBody(document, operation, bodyName),
    responseKind: responseKindOf(accepted),
  };
}

/** Address of the server with the default values of its variables. */
export function serverOf({ servers, id }: Operation): string {
  const [server] = servers;
  if (!server) throw new Error(`${id} has no server.`);
  const variables = (server.variables ?? {}) as Record<string, JsonObject>;
  return String(server.url).replace(/\{(\w+)\}/g, (_, name: string) => String(variables[name]?.default ?? name));
}

function sampleBody(document: JsonObject, operation: Operation, name?: string): SampleBody | undefined {
  const [body] = requestBodies(document, operation);
  if (!body) return undefined;
  const examples = examplesOf(document, body.value);
  const example = name === undefined ? examples[0] : examples.find((entry) => entry.name === name);
  if (!example) throw new Error(`${operation.id} has no example ${name ?? ''} for its body.`);
  // A body of any type is JSON in the examples.
  const mediaType = body.mediaType === ANY_TYPE ? 'application/json' : body.mediaType;
  const isForm = mediaType === FORM && isObject(example.value);
  return { mediaType, kind: isForm ? 'form' : 'json', value: example.value };
}

/** Media types of the first success. */
export function acceptedTypes(document: JsonObject, operation: Operation): string[] {
  const responses = (operation.value.responses ?? {}) as JsonObject;
  const status = Object.keys(responses).find((key) => key.startsWith('2'));
  const bodies = status === undefined ? [] : responseBodies(document, operation, status);
  return bodies.map(({ mediaType }) => mediaType);
}

function responseKindOf([mediaType]: string[]): SampleRequest['responseKind'] {
  if (mediaType === undefined) return 'none';
  return isJson(mediaType) || mediaType === ANY_TYPE ? 'json' : 'text';
}

/** A DID keeps its colons, and what a gateway passes on keeps its slashes; both may be in a path. */
function encodePath(value: string): string {
  return encode(value).replaceAll('%3A', ':').replaceAll('%2F', '/');
}

/** Percent-encodes what RFC 3986 does not call unreserved. */
function encode(value: string): string {
  return encodeURIComponent(value).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The members of a form, in order. */
export function formEntries({ value }: SampleBody): [name: string, value: string][] {
  return Object.entries(value as JsonObject).map(([name, entry]) => [name, String(entry)]);
}
