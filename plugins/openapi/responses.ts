import { STATUS_CODES } from 'node:http';
import { isObject, type JsonObject } from '../schemas/jsonValue.ts';
import { dereference, type Operation } from './operations.ts';
import type { Api } from './readApis.ts';
import { nameOfReference } from './sharedObjects.ts';

export interface ApiResponse {
  /** As the description has it: `200`, `2XX` or `default`. */
  status: string;
  value: JsonObject;
  /** Name of an error that every operation returns in the same words. */
  shared: string | undefined;
}

const RESPONSES = '#/components/responses/';
/** Object of the platform for every error. */
const PLATFORM_ERROR = 'PlatformError';

/** Lists the responses of an operation in the order of their statuses. */
export function responsesOf(api: Api, operation: Operation): ApiResponse[] {
  return Object.entries((operation.value.responses ?? {}) as JsonObject).map(([status, written]) => {
    const value = dereference(api.document, written).value as JsonObject;
    const name =
      isObject(written) && typeof written.$ref === 'string' ? written.$ref.slice(RESPONSES.length) : undefined;
    return { status, value, shared: isErrorResponse(value) ? name : undefined };
  });
}

/** Lists the errors that operations of an API share, each once, by status. */
export function sharedResponses(api: Api): ApiResponse[] {
  const all = api.operations.flatMap((operation) => responsesOf(api, operation)).filter(({ shared }) => shared);
  const first = new Map(all.toReversed().map((response) => [response.shared, response]));
  return [...first.values()].sort((a, b) => (a.status < b.status ? -1 : a.status > b.status ? 1 : 0));
}

function isErrorResponse({ content }: JsonObject): boolean {
  const body = isObject(content) ? content['application/json'] : undefined;
  return isObject(body) && isObject(body.schema) && nameOfReference(body.schema) === PLATFORM_ERROR;
}

/** Names of RFC 9110 where Node has older ones. */
const NAMES: Record<string, string> = { 413: 'Content Too Large', 422: 'Unprocessable Content' };

/** A status with its name, such as `404 Not Found`. */
export function statusText(status: string): string {
  const name = NAMES[status] ?? STATUS_CODES[status];
  return name ? `${status} ${name}` : status;
}
