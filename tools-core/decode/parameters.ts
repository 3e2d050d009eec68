import { isObject, type Json, type JsonObject, parseJson, tryOr } from '../base/index.ts';

/** Parameters whose value is JSON (OpenID4VP 1.0 sections 5 and 8.2). */
const JSON_PARAMETERS = [
  'dcql_query',
  'presentation_definition',
  'client_metadata',
  'vp_token',
  'presentation_submission',
  'transaction_data',
  'credential_offer',
];
const MARKS = [
  'credential_offer',
  'credential_offer_uri',
  'client_id',
  'request',
  'request_uri',
  'vp_token',
  'response',
  'state',
];

/** Parameters of an address such as `openid4vp://?client_id=…` or `https://…#vp_token=…`, or of a form; undefined if the text is neither. */
export function parametersOf(text: string): JsonObject | undefined {
  const query =
    /^[a-z][a-z0-9+.-]*:[^\s?#]*[?#](\S*)$/i.exec(text)?.[1] ?? (/^[\w.-]+=\S*$/.test(text) ? text : undefined);
  if (query === undefined) return undefined;
  const found = [...new URLSearchParams(query.replace(/#.*$/, ''))];
  if (!found.some(([name]) => MARKS.includes(name)) || found.some(([name]) => name === 'id_token')) return undefined;
  const parameters = Object.fromEntries(
    found.map(([name, value]) => [name, JSON_PARAMETERS.includes(name) ? parsedValue(value) : value]),
  );
  const { credential_offer: offer, credential_offer_uri: address } = parameters;
  return isObject(offer) && address === undefined ? offer : parameters;
}

const parsedValue = (text: string): Json => (/^[[{]/.test(text) ? (tryOr(() => parseJson(text)) ?? text) : text);
