import {
  fromBase64url,
  hasItems,
  isObject,
  type Json,
  type JsonObject,
  parseJson,
  textOf,
  tryOr,
  utf8,
} from '../base/index.ts';
import { checkDcql } from '../query/checkDcql.ts';
import { checkDefinition } from '../query/checkDefinition.ts';
import { addClient } from './client.ts';
import { type AddRule, type RequestToCheck, type Rule, rulesOf } from './rules.ts';

const TEXTS = {
  noClient: ['A.2', 'An unsigned request for the Digital Credentials API has no client_id'],
  client: ['5.9.3', 'client_id matches the key or the address, as its prefix requires'],
  signed: ['5.9.3', 'A request is signed, unless its client has the prefix redirect_uri or is pre-registered'],
  attestation: ['12', 'The verifier attestation has its typ, sub, exp and cnf, and allows the address'],
  typ: ['5', 'The typ of a signed request is oauth-authz-req+jwt'],
  aud: ['5.8', 'aud is the issuer of the wallet or https://self-issued.me/v2'],
  type: ['5.6', 'response_type contains vp_token'],
  mode: ['5.2', 'response_mode is present and known'],
  nonce: ['5.2', 'nonce has only letters, digits, and - . _ ~'],
  entropy: ['5.2', 'nonce has 128 bits or more'],
  origins: ['A.2', 'A signed request has expected_origins: https, without a path or a slash at the end'],
  stray: ['A.2', 'It has no parameter that exists only for redirects'],
  address: ['8.2', 'direct_post has a response_uri that begins with https'],
  both: ['8.2', 'There is no redirect_uri in addition to response_uri'],
  host: ['5.9.3', 'The address is on the host in client_id, unless wallets trust the client'],
  query: ['5.1', 'It has either dcql_query or scope'],
  valid: ['6', 'The query is valid'],
  unbound: ['5.3', 'Without holder binding, there is a state'],
  state: ['5.2', 'state has only letters, digits, and - . _ ~'],
  drafts: ['11.1', 'client_metadata has no member of earlier drafts'],
  formats: ['11.1', 'vp_formats_supported has each format of the query'],
  algorithms: ['B', 'vp_formats_supported has lists of algorithms under the names of the format'],
  key: ['8.3', 'jwks has a public key to encrypt the response, with alg and kid'],
  enc: ['5.1', 'encrypted_response_enc_values_supported is a list that is not empty'],
  transaction: ['8.4', 'Each transaction_data is JSON in base64url, with type and the credential_ids of queries'],
  info: ['5.1', 'Each verifier_info has format and data, and only credential_ids of queries'],
} as const;

export type Add = AddRule<keyof typeof TEXTS>;

/** Members that list the algorithms of a format (OpenID4VP 1.0 appendix B). */
const ALGORITHMS: Record<string, string[]> = {
  'dc+sd-jwt': ['sd-jwt_alg_values', 'kb-jwt_alg_values'],
  mso_mdoc: ['issuerauth_alg_values', 'deviceauth_alg_values'],
  jwt_vc_json: ['alg_values'],
  ldp_vc: ['proof_type_values', 'cryptosuite_values'],
};

const MODES = /^(?:(?:direct_post|dc_api|fragment|query)(?:\.jwt)?|form_post)$/;
const DRAFTS = ['vp_formats', 'authorization_encrypted_response_alg', 'authorization_encrypted_response_enc'];
const URL_SAFE = /^[\w.~-]+$/;

/** Characters of base64url that 128 bits take. */
const LENGTH_128 = 22;

/** The rules of OpenID4VP 1.0 for a request, as far as the request shows whether they are met. */
export function openid4vpRules(request: RequestToCheck, now: Date): Rule[] {
  return rulesOf(TEXTS, request.part, (add) => {
    addClient(request, now, add);
    addParameters(request, add);
    if (request.isDcApi) addOrigins(request, add);
    else addAddresses(request, add);
    addQuery(request, add);
    addMetadata(request, add);
    addExtras(request, add);
  });
}

function addParameters({ parameters, header, mode, isDcApi }: RequestToCheck, add: Add): void {
  const { nonce, response_type: type, aud } = parameters;
  if (header) add('typ', header.typ === 'oauth-authz-req+jwt', header.typ, 'header/typ');
  if (header && !isDcApi) add('aud', /^https:/.test(textOf(aud)), aud, 'aud');
  add('type', /\bvp_token\b/.test(textOf(type)), type, 'response_type');
  // The default for vp_token is fragment (section 5.6), and a request has to name its mode all the same.
  const isKnown = mode === '' ? 'warning' : MODES.test(mode);
  add('mode', isKnown, mode || 'It is missing, so it is fragment', 'response_mode');
  add('nonce', URL_SAFE.test(textOf(nonce)), nonce, 'nonce');
  add('entropy', textOf(nonce).length >= LENGTH_128 || 'warning', `${textOf(nonce).length} characters`, 'nonce');
}

const isHttps = (address: Json | undefined): boolean => textOf(address).startsWith('https://');

function addOrigins({ parameters, header }: RequestToCheck, add: Add): void {
  const { expected_origins: origins } = parameters;
  const isOrigin = (one: Json) => isHttps(one) && tryOr(() => new URL(textOf(one)).origin) === one;
  if (header) add('origins', hasItems(origins) && origins.every(isOrigin), origins, 'expected_origins');
  const stray = ['response_uri', 'redirect_uri', 'state'].filter((name) => name in parameters);
  add('stray', stray.length === 0 || 'warning', stray.join(', ') || 'There is none', stray[0]);
}

/** Where the response goes. */
function addAddresses({ parameters, client, mode }: RequestToCheck, add: Add): void {
  const { response_uri: uri, redirect_uri: redirect } = parameters;
  const isPost = mode.startsWith('direct_post');
  const [name, address] = isPost ? (['response_uri', uri] as const) : (['redirect_uri', redirect] as const);
  const isNamed = client.prefix === 'redirect_uri' && address === undefined;
  if (isPost) add('address', isNamed || isHttps(address), address ?? client.name, name);
  if (isPost) add('both', redirect === undefined, redirect ?? 'There is none', 'redirect_uri');
  const host = tryOr(() => new URL(textOf(address)).hostname);
  if (client.prefix === 'x509_san_dns') add('host', host === client.name || 'warning', host, name);
}

/** What is asked for: DCQL, or a definition of earlier drafts. */
function addQuery({ parameters, queries, isDcApi }: RequestToCheck, add: Add): void {
  const { dcql_query: query, scope, presentation_definition: definition, state } = parameters;
  const names = ['dcql_query', 'scope', 'presentation_definition', 'presentation_definition_uri'];
  const found = names.filter((name) => name in parameters);
  const isOld = found.length === 1 && query === undefined && scope === undefined;
  add('query', isOld ? 'warning' : found.length === 1, `${found.join(', ')}${isOld ? ', of earlier drafts' : ''}`);
  const [first] = isObject(query) ? checkDcql(query) : isObject(definition) ? checkDefinition(definition) : [];
  const language = query === undefined ? 'presentation_definition' : 'dcql_query';
  const isRead = isObject(query) || isObject(definition);
  const value = first?.text ?? (isRead ? 'Nothing is wrong with it' : 'It is not an object');
  if (isRead || query !== undefined) add('valid', isRead && !first, value, `${language}${first?.pointer ?? ''}`);
  const isUnbound = queries.some((one) => one.require_cryptographic_holder_binding === false);
  if (isUnbound && !isDcApi) add('unbound', state !== undefined, state, 'state');
  if (state !== undefined) add('state', URL_SAFE.test(textOf(state)), state, 'state');
}

/** What the verifier publishes about itself: formats, algorithms and keys. */
function addMetadata({ parameters, client, mode, isDcApi, isUnsigned, ...request }: RequestToCheck, add: Add): void {
  const metadata = isObject(parameters.client_metadata) ? parameters.client_metadata : {};
  const { vp_formats_supported: formats, encrypted_response_enc_values_supported: values } = metadata;
  const place = 'client_metadata';
  const isElsewhere = ['openid_federation', 'pre-registered'].includes(client.prefix) && !(isDcApi && isUnsigned);
  const drafts = DRAFTS.filter((name) => name in metadata);
  if (drafts.length > 0) add('drafts', 'warning', drafts.join(', '), `${place}/${drafts[0]}`);
  if (isObject(formats)) {
    const missing = request.formats.filter((format) => !(format in formats));
    const value = missing.length > 0 ? `${missing.join(', ')} is missing` : Object.keys(formats).join(', ');
    add('formats', missing.length === 0, value, `${place}/vp_formats_supported`);
    const isWrong = ([format, own]: [string, Json]) =>
      isObject(own) && Object.keys(own).some((name) => !ALGORITHMS[format]?.includes(name) || !hasItems(own[name]));
    const wrong = Object.entries(formats).filter((one) => one[0] in ALGORITHMS && isWrong(one));
    const [[format] = []] = wrong;
    const names =
      format && `${format} has ${ALGORITHMS[format]?.join(' and ')}, and here ${JSON.stringify(formats[format])}`;
    add('algorithms', wrong.length === 0 || 'warning', names ?? formats, `${place}/vp_formats_supported`);
  } else
    add('formats', isElsewhere && 'skipped', isElsewhere ? 'The wallet knows them from elsewhere' : formats, place);
  if (!mode.endsWith('.jwt')) return;
  const { keys } = request;
  const isUsable = ({ alg, kid, d }: JsonObject) => textOf(alg) !== '' && textOf(kid) !== '' && d === undefined;
  add('key', keys.some(isUsable) || (isElsewhere && keys.length === 0 ? 'skipped' : false), keys, `${place}/jwks`);
  if (values !== undefined) add('enc', hasItems(values), values, `${place}/encrypted_response_enc_values_supported`);
}

/** Transaction data, and attestations about the verifier. */
function addExtras({ parameters, queries }: RequestToCheck, add: Add): void {
  const { transaction_data: data, verifier_info: info } = parameters;
  const ids = queries.map(({ id }) => id);
  const areKnown = (list: Json | undefined) => hasItems(list) && list.every((id) => ids.includes(id));
  const readData = (one: Json) => tryOr(() => parseJson(utf8(fromBase64url(textOf(one)) as Uint8Array) as string));
  const isData = (one: Json) => {
    const read = readData(one);
    return isObject(read) && textOf(read.type) !== '' && areKnown(read.credential_ids);
  };
  const isInfo = (one: Json) =>
    isObject(one) && 'format' in one && 'data' in one && (!('credential_ids' in one) || areKnown(one.credential_ids));
  const read = hasItems(data) ? data.map((one) => readData(one) ?? one) : data;
  if (data !== undefined) add('transaction', hasItems(data) && data.every(isData), read, 'transaction_data');
  if (info !== undefined) add('info', hasItems(info) && info.every(isInfo), info, 'verifier_info');
}
