import { isObject, type Json, type JsonObject, keysOfPointer, pointerOf, valueAt } from '../schemas/jsonValue.ts';

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** An operation of a description, with what it inherits from its path and its document. */
export interface Operation {
  id: string;
  /** In capitals. */
  method: string;
  path: string;
  /** JSON Pointer of the operation in its document. */
  pointer: string;
  value: JsonObject;
  servers: JsonObject[];
  parameters: JsonObject[];
  /** Security requirements, or undefined where neither the operation nor the document states any. */
  security: Json[] | undefined;
}

/** Lists the operations of a bundled description, in order. */
export function listOperations(document: JsonObject): Operation[] {
  return Object.entries((document.paths ?? {}) as JsonObject).flatMap(([path, item]) => {
    if (!isObject(item)) return [];
    return METHODS.filter((method) => isObject(item[method])).map((method): Operation => {
      const value = item[method] as JsonObject;
      const [shared, own] = [item.parameters, value.parameters].map((list) =>
        listOf(list)
          .map((parameter) => dereference(document, parameter).value)
          .filter(isObject),
      );
      return {
        id: String(value.operationId ?? ''),
        method: method.toUpperCase(),
        path,
        pointer: pointerOf(['paths', path, method]),
        value,
        servers: listOf(value.servers ?? item.servers ?? document.servers).filter(isObject),
        parameters: [...shared.filter((parameter) => !own.some((other) => isSame(parameter, other))), ...own],
        security: (value.security ?? document.security) as Json[] | undefined,
      };
    });
  });
}

/** A parameter of an operation takes the place of that of its path with the same name and place. */
function isSame(one: JsonObject, other: JsonObject): boolean {
  return one.name === other.name && one.in === other.in;
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** Follows a reference inside a bundled description, and finds where the value is. */
export function dereference(document: JsonObject, value: Json, pointer = ''): { value: Json; pointer: string } {
  if (!isObject(value) || typeof value.$ref !== 'string') return { value, pointer };
  const target = value.$ref.slice(1);
  return dereference(document, valueAt(document, keysOfPointer(target)) ?? null, target);
}

/** A body that an operation takes or gives. */
export interface Body {
  mediaType: string;
  /** JSON Pointer of the media type object. */
  pointer: string;
  value: JsonObject;
}

/** Bodies that an operation takes, by media type. */
export function requestBodies(document: JsonObject, operation: Operation): Body[] {
  return bodiesOf(document, operation.value.requestBody ?? null, `${operation.pointer}/requestBody`);
}

/** Bodies of one response of an operation, by media type. */
export function responseBodies(document: JsonObject, operation: Operation, status: string): Body[] {
  const responses = operation.value.responses as JsonObject;
  return bodiesOf(document, responses[status] ?? null, `${operation.pointer}/responses/${status}`);
}

function bodiesOf(document: JsonObject, value: Json, pointer: string): Body[] {
  const found = dereference(document, value, pointer);
  if (!isObject(found.value) || !isObject(found.value.content)) return [];
  return Object.entries(found.value.content).map(([mediaType, body]) => ({
    mediaType,
    pointer: `${found.pointer}/content${pointerOf([mediaType])}`,
    value: body as JsonObject,
  }));
}

/** The key of `responses` that describes a status: the status itself, its class, or `default`. */
export function responseKey(operation: Operation, status: number): string | undefined {
  const responses = (operation.value.responses ?? {}) as JsonObject;
  return [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((key) => key in responses);
}

/**
 * Reads which actions an operation needs from its description: "Requires the `create` action on `instance`".
 * @returns undefined for an operation that says of none, such as a health check
 */
export function neededActions({ value }: Operation) {
  const text = String(value.description).replace(/\s+/g, ' ');
  const needs = /[Rr]equires the ((?:`[\w-]+`(?:,? and |, )?)+) actions?(?: on `([\w-]+)`)?/.exec(text);
  if (!needs) return undefined;
  const actions = [...needs[1].matchAll(/`([\w-]+)`/g)].map(([, action]) => action);
  return { actions, resourceType: needs[2] ?? 'instance' };
}
