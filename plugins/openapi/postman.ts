import type { JsonObject } from '../schemas/jsonValue.ts';
import { type Operation, requestBodies } from './operations.ts';
import type { Api } from './readApis.ts';
import { JSON_STYLE, literal } from './samples/literal.ts';
import {
  examplesOf,
  formEntries,
  type SampleBody,
  type SampleRequest,
  sampleRequest,
} from './samples/sampleRequest.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
/** Variable with the secret. It is empty, so that nobody publishes one by saving the file. */
const SECRET = 'apiSecret';

/**
 * Makes a collection in the format 2.1 of Postman, which other API clients import too. It has a folder for each tag, and
 * a request for each example of an operation. The parts of the host and the secret are variables.
 */
export function postmanCollection(api: Api): JsonObject {
  const { info, tags } = api.document as { info: JsonObject; tags: JsonObject[] };
  return {
    info: { name: String(info.title), description: String(info.description), schema: SCHEMA },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: `{{${SECRET}}}`, type: 'string' }] },
    variable: variablesOf(api),
    item: tags.map((tag) => ({
      name: String(tag.name),
      description: String(tag.description),
      item: api.operations
        .filter((operation) => (operation.value.tags as string[])[0] === tag.name)
        .flatMap((operation) => itemsOf(api, operation)),
    })),
  };
}

function variablesOf({ operations }: Api): JsonObject[] {
  const found = new Map<string, JsonObject>();
  for (const { servers } of operations) {
    for (const [key, written] of Object.entries((servers[0].variables ?? {}) as JsonObject)) {
      const variable = written as JsonObject;
      found.set(key, { key, value: String(variable.default), description: String(variable.description) });
    }
  }
  const usesKey = operations.some(({ security }) => (security ?? []).length > 0);
  const secret = { key: SECRET, value: '', description: 'Secret of an API key. Keep it out of shared collections.' };
  return [...found.values(), ...(usesKey ? [secret] : [])];
}

function itemsOf(api: Api, operation: Operation): JsonObject[] {
  const [body] = requestBodies(api.document, operation);
  const examples = body ? examplesOf(api.document, body.value) : [];
  const summary = String(operation.value.summary);
  const one = (name: string, example?: string) => ({
    name,
    request: requestOf(api, operation, sampleRequest(api.document, operation, example)),
  });
  if (examples.length < 2) return [one(summary)];
  return examples.map((example) => one(`${summary}: ${example.summary}`, example.name));
}

function requestOf(api: Api, operation: Operation, { method, headers, hasKey, body }: SampleRequest): JsonObject {
  const sent = body?.kind === 'json' ? [...headers, ['Content-Type', body.mediaType]] : headers;
  const optional = parametersAt(api, operation, 'header').filter(({ disabled }) => disabled);
  return {
    method,
    description: String(operation.value.description),
    ...(hasKey ? {} : { auth: { type: 'noauth' } }),
    header: [...sent.map(([key, value]) => ({ key, value })), ...optional],
    url: urlOf(api, operation),
    ...(body ? { body: bodyOf(body) } : {}),
  };
}

function urlOf(api: Api, operation: Operation): JsonObject {
  const origin = String(operation.servers[0].url).replace(/\{(\w+)\}/g, '{{$1}}');
  const path = operation.path.slice(1).replace(/\{(\w+)\}/g, ':$1');
  const query = parametersAt(api, operation, 'query');
  const variable = parametersAt(api, operation, 'path');
  return {
    raw: `${origin}/${path}`,
    protocol: 'https',
    host: origin.replace('https://', '').split('.'),
    path: path.split('/'),
    ...(query.length > 0 ? { query } : {}),
    ...(variable.length > 0 ? { variable } : {}),
  };
}

/** The parameters at a place, with their examples. Optional ones are there to be switched on. */
function parametersAt({ document }: Api, { parameters }: Operation, place: string): JsonObject[] {
  return parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => ({
      key: String(parameter.name),
      value: String(examplesOf(document, parameter)[0]?.value ?? ''),
      description: String(parameter.description),
      ...(parameter.required === true || place === 'path' ? {} : { disabled: true }),
    }));
}

function bodyOf(body: SampleBody): JsonObject {
  if (body.kind === 'form')
    return { mode: 'urlencoded', urlencoded: formEntries(body).map(([key, value]) => ({ key, value })) };
  return { mode: 'raw', raw: literal(body.value, JSON_STYLE), options: { raw: { language: 'json' } } };
}
