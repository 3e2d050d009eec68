import { InputError, isObject, type Json, type JsonObject, readJson, textOf } from '../base/index.ts';
import { extractFromText, jsonOfPart, parametersOf } from '../decode/index.ts';

/** JSON that a query may stand in, and where it came from. */
export interface QueryText {
  value: Json;
  /** The text that the value was read of, and its offset in the input; absent where it does not stand there as JSON. */
  source?: { text: string; start: number };
}

/** A signed request is a token (OpenID4VP 1.0, section 5.10.1). */
const TOKEN = /^e[wy][\w-]+\.[\w-]+\.[\w-]*$/;

/**
 * Reads JSON, a signed request, the link of a request, or the JSON in a call of curl.
 * @throws InputError for a link that says only where the request is
 * @returns undefined for a text that is none of them
 */
export function readQueryText(input: string): QueryText | undefined {
  const read = readJson(input);
  if ('value' in read) return { value: withRequest(read.value), source: { text: input, start: 0 } };
  const text = input.trim();
  if (/^[{[]/.test(text)) return undefined;
  const payload = payloadOf(text);
  if (payload) return { value: payload };
  const parameters = parametersOf(text.replace(/^["'<]|["'>]$/g, ''));
  if (parameters) return { value: fromLink(parameters) };
  for (const { text: own, start } of extractFromText(input).json) {
    const inner = readJson(own);
    if ('value' in inner)
      return { value: withRequest(inner.value), ...(start === undefined ? {} : { source: { text: own, start } }) };
  }
  return undefined;
}

function payloadOf(token: string): JsonObject | undefined {
  if (!TOKEN.test(token)) return undefined;
  const read = jsonOfPart(token.split('.')[1] as string);
  return 'value' in read ? read.value : undefined;
}

/** A request that stands in a member of its own as a token is put in its place. */
function withRequest(value: Json): Json {
  if (!isObject(value)) return value;
  const held = isObject(value.data) ? value.data : value;
  const payload = payloadOf(textOf(held.request));
  return payload ? { ...value, request: payload } : value;
}

function fromLink(parameters: JsonObject): JsonObject {
  const payload = payloadOf(textOf(parameters.request));
  if (payload) return payload;
  const address = textOf(parameters.request_uri);
  if (!address || 'dcql_query' in parameters || 'presentation_definition' in parameters) return parameters;
  throw new InputError(
    `This link says only where the request is: request_uri is ${address.slice(0, 200)}. Fetch it, and put in what it gives.`,
  );
}
