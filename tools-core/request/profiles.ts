import { isObject, type Json, listOf, objectsOf, textOf } from '../base/index.ts';
import type { Decoded } from '../decode/index.ts';
import { chainOf, type RequestToCheck, type Rule, rulesOf } from './rules.ts';

const HAIP = {
  formats: ['5', 'It asks only for SD-JWT VC (dc+sd-jwt) and mdoc (mso_mdoc)'],
  type: ['5', 'response_type is vp_token'],
  query: ['5', 'The query is in DCQL'],
  prefix: ['5', 'A signed request has the client identifier prefix x509_hash'],
  chain: ['5', 'x5c has neither a self-signed certificate nor the trust anchor'],
  redirect: ['5.1', 'For redirects, the request is signed'],
  mode: ['5.1', 'For redirects, response_mode is direct_post.jwt'],
  api: ['5.2', 'For the Digital Credentials API, response_mode is dc_api.jwt'],
  key: ['5', 'client_metadata has a key on P-256 for ECDH-ES'],
  enc: ['5', 'encrypted_response_enc_values_supported has A128GCM and A256GCM'],
  alg: ['7', 'The request is signed by ES256, which every wallet supports'],
} as const;

const RESPONSE = {
  single: ['5.3.1', 'Each DeviceResponse has one mdoc'],
  chain: ['6.1.1', "x5c has the issuer's certificate, which isn't self-signed, without the trust anchor"],
  confirmation: ['6.1', 'cnf, if present, has a jwk'],
  status: ['6.1', 'status, if present, has a status_list'],
  binding: ['6.1.1.1', 'A credential with a key has a key binding JWT'],
  alg: ['7', 'It is signed by ES256'],
  digests: ['8', 'Digests are made by SHA-256'],
} as const;

const EUROPE = {
  haip: ['OIA_03b, OIA_03c, OIA_08, OIA_08a', 'It follows HAIP'],
  encrypted: ['OIA_09', 'The response is encrypted'],
  access: ['RPA_03', "It's signed with a certificate. Only its issuer knows whether it's an access certificate"],
  registration: ['RPRC_19', 'verifier_info has one registration certificate, by value'],
  pid: ['Annex 3.01', 'A PID is requested by its published type'],
} as const;

const isSelfSigned = ({ subject, issuer }: { subject: string; issuer: string }) => subject === issuer;

/** The rules of HAIP 1.0 for a request, as far as the request shows whether they are met. */
export function haipRules(request: RequestToCheck): Rule[] {
  return rulesOf(HAIP, request.part, (add) => {
    const { parameters, header, isUnsigned, chain, client, mode, isDcApi, formats, keys } = request;
    const { response_type: type, dcql_query: query, client_metadata: metadata } = parameters;
    const isKnown = formats.length > 0 && formats.every((one) => one === 'dc+sd-jwt' || one === 'mso_mdoc');
    add('formats', isKnown, formats.join(', '), 'dcql_query');
    add('type', type === 'vp_token', type, 'response_type');
    add('query', isObject(query), isObject(query) ? 'dcql_query' : undefined, 'dcql_query');
    if (header) {
      add('prefix', client.prefix === 'x509_hash', client.prefix, 'client_id');
      const names = chain.map(({ subject }) => subject).join('; ');
      add('chain', chain.length > 0 && !chain.some(isSelfSigned), names || 'There is no x5c', 'header/x5c');
      add('alg', header.alg === 'ES256' || 'warning', header.alg, 'header/alg');
    }
    if (isDcApi) add('api', mode === 'dc_api.jwt', mode, 'response_mode');
    else {
      const signed = header ? 'success' : isUnsigned ? 'error' : 'skipped';
      add('redirect', signed, header ? 'It is signed' : 'It has no signature');
      add('mode', mode === 'direct_post.jwt', mode, 'response_mode');
    }
    const { encrypted_response_enc_values_supported: values } = isObject(metadata) ? metadata : {};
    const isUsable = keys.some(({ crv, alg }) => crv === 'P-256' && alg === 'ECDH-ES');
    add('key', isUsable, keys, 'client_metadata/jwks');
    const isBoth = ['A128GCM', 'A256GCM'].every((one) => listOf(values).includes(one));
    add('enc', isBoth, values, 'client_metadata');
  });
}

/** The rules of HAIP 1.0 for a presentation in a response. */
export function haipResponseRules({ sdJwt, mdoc, token }: Decoded): Rule[] {
  return rulesOf(RESPONSE, 'document', (add) => {
    const [document, ...others] = mdoc?.documents ?? [];
    if (mdoc?.kind === 'DeviceResponse') add('single', others.length === 0, `${others.length + 1} documents`);
    if (document) add('digests', document.digestAlgorithm === 'SHA-256', document.digestAlgorithm);
    if (!sdJwt || !token) return;
    const { header, payload } = token;
    const { cnf, status, _sd_alg: hash = 'sha-256' } = payload;
    const chain = chainOf(header);
    add('chain', chain.length > 0 && !chain.some(isSelfSigned), chain.map(({ subject }) => subject).join('; '));
    add('confirmation', cnf === undefined || (isObject(cnf) && isObject(cnf.jwk)), cnf ?? 'There is none');
    add('status', status === undefined || (isObject(status) && 'status_list' in status), status ?? 'There is none');
    add('binding', cnf === undefined || sdJwt.keyBinding !== undefined, sdJwt.keyBinding ? 'It is there' : undefined);
    add('alg', header.alg === 'ES256' || 'warning', header.alg);
    add('digests', hash === 'sha-256', hash);
  });
}

/** Types of a PID (annex 3.01, the PID Rulebook). */
const PID = ['urn:eudi:pid:1', 'eu.europa.ec.eudi.pid.1'];

/** The requirements of the European framework for a request: Architecture and Reference Framework 3.0.0, annex 2.02. */
export function europeRules(request: RequestToCheck, haip: readonly Rule[]): Rule[] {
  return rulesOf(EUROPE, request.part, (add) => {
    const { parameters, header, isUnsigned, chain, mode, queries } = request;
    const met = haip.filter(({ outcome }) => outcome === 'success').length;
    add('haip', met === haip.length, `${met} of ${haip.length} rules are met`);
    add('encrypted', mode.endsWith('.jwt'), mode, 'response_mode');
    const isSeen = header !== undefined || isUnsigned;
    add('access', isSeen ? chain.length > 0 : 'skipped', chain[0]?.subject ?? 'It has no certificate', 'header/x5c');
    const certificates = objectsOf(parameters.verifier_info).filter(({ data }) => textOf(data) !== '');
    const value = certificates.map(({ format }) => textOf(format)).join(', ') || 'There is none';
    const isOne = certificates.length > 1 ? 'warning' : certificates.length === 1;
    add('registration', isOne, value, 'verifier_info');
    const asked = queries.flatMap(({ meta }) => {
      const { vct_values: types, doctype_value: type } = isObject(meta) ? meta : {};
      return [...listOf(types), ...listOf(type)].filter((one: Json) => /\bpid\b/i.test(textOf(one))).map(String);
    });
    const isKnown = asked.every((one) => PID.some((type) => one === type || one.startsWith(`${type}:`)));
    if (asked.length > 0) add('pid', isKnown || 'warning', asked.join(', '), 'dcql_query');
  });
}
