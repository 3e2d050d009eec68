import { fromBase64url, isObject, type Json, type JsonObject, textOf, tryOr } from '../base/index.ts';
import { type CborMap, mdocKindOf, readCbor } from '../decode/index.ts';
import { type QueryProblem, quoted } from './result.ts';

/** Languages of queries that a validator knows, as `type` names them. */
const TYPES = ['DIF.PresentationExchange', 'DCQL', 'ISO18013-5.DeviceRequest'];

const FORMAT = 'credential-query-format';
const UNSUPPORTED = 'credential-query-unsupported';

/** Members of the body of a request to a validator. */
const MEMBERS = ['dcql_query', 'presentation_definition', 'device_request', 'device_response', 'vp_token'];

/** A whole request to a validator, which names the language of its query; undefined for anything else. */
export function validatorRequest(value: Json): JsonObject | undefined {
  if (!isObject(value) || typeof value.type !== 'string') return undefined;
  return MEMBERS.some((name) => name in value) ? value : undefined;
}

/** What is wrong with a request before its query is evaluated: its type, and its device request (ISO/IEC 18013-5). */
export function checkRequest(request: JsonObject): QueryProblem[] {
  const type = textOf(request.type);
  if (!TYPES.includes(type)) {
    const text = `Query type ${quoted(type)} is not known. It is one of ${TYPES.join(', ')}.`;
    return [{ pointer: '/type', text, error: UNSUPPORTED }];
  }
  return type === 'ISO18013-5.DeviceRequest' ? checkDevice(request) : [];
}

function checkDevice(request: JsonObject): QueryProblem[] {
  const asked = mapIn(request.device_request);
  if (!asked || mdocKindOf(asked) !== 'DeviceRequest') {
    const text = 'It is not a device request in CBOR, as base64url without padding.';
    return [{ pointer: '/device_request', text, error: FORMAT }];
  }
  const shown = request.device_response ?? request.vp_token;
  const pointer = request.device_response === undefined ? '/vp_token' : '/device_response';
  const response = mapIn(shown);
  if (!response || mdocKindOf(response) !== 'DeviceResponse') {
    const text = "Only an mdoc can meet a device request, and this isn't a DeviceResponse.";
    return [{ pointer, text, error: UNSUPPORTED }];
  }
  const [wanted, given] = [asked.get('version'), response.get('version')].map(String);
  if (wanted === given) return [];
  const text = `The device request has version ${wanted}, but the response has ${given}.`;
  return [{ pointer: '/device_request', text, error: FORMAT }];
}

function mapIn(value: Json | undefined): CborMap | undefined {
  const bytes = typeof value === 'string' ? fromBase64url(value.trim()) : undefined;
  const read = bytes && tryOr(() => readCbor(bytes));
  return read instanceof Map ? read : undefined;
}
