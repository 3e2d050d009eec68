import { isObject, type Outcome, textOf } from '../base/index.ts';
import { objectsOfToken } from '../decode/index.ts';
import { checkClient } from '../verify/checkClient.ts';
import { MissingInput, VerificationError } from '../verify/types.ts';
import type { Add } from './openid4vp.ts';
import type { RequestToCheck } from './rules.ts';

/** Who sends a request: its prefix against the key, the certificate, the attestation or the address (section 5.9.3). */
export function addClient(request: RequestToCheck, now: Date, add: Add): void {
  const { parameters, header, isUnsigned, client, isDcApi } = request;
  const { client_id: id } = parameters;
  if (isDcApi && isUnsigned) {
    add('noClient', id === undefined, id ?? 'There is none', 'client_id');
    return;
  }
  if (!header) {
    const isFree = ['redirect_uri', 'pre-registered'].includes(client.prefix);
    if (isUnsigned) add('signed', isFree && id !== undefined, id, 'client_id');
    else add('signed', 'skipped', 'These are the claims of a request. Paste the whole token');
  }
  if (client.prefix === 'redirect_uri' && !header) {
    const address = parameters.response_uri ?? parameters.redirect_uri ?? client.name;
    const value = `client_id identifies ${client.name}, but the address is ${address}`;
    add('client', address === client.name, value, 'client_id');
  } else if (header) add('client', ...clientOutcome(request), 'client_id');
  if (client.prefix === 'verifier_attestation' && header) addAttestation(request, now, add);
}

function clientOutcome({ client, header, chain }: RequestToCheck): [outcome: Outcome, value: string] {
  const [did = ''] = textOf(header?.kid).split('#');
  const elsewhere: Record<string, string> = {
    verifier_attestation: 'The key is that of the attestation, if the signature is valid',
    openid_federation: 'The trust chain of the federation decides',
    'pre-registered': 'The wallet has to know the client and its key already',
  };
  const other = chain.length === 0 && elsewhere[client.prefix];
  if (other && (client.prefix !== 'verifier_attestation' || header?.jwt !== undefined)) return ['skipped', other];
  try {
    return ['success', checkClient(client, { chain, did: did || undefined })];
  } catch (error) {
    if (error instanceof VerificationError) return ['error', error.message];
    if (error instanceof MissingInput) return ['skipped', error.message];
    throw error;
  }
}

/** The attestation in the header of a request (OpenID4VP 1.0 section 12). */
function addAttestation({ parameters, header, client }: RequestToCheck, now: Date, add: Add): void {
  const [head, body] = objectsOfToken(textOf(header?.jwt));
  const { sub, exp, cnf, redirect_uris: allowed } = body ?? {};
  const address = parameters.response_uri ?? parameters.redirect_uri;
  const problems = [
    ...(head?.typ === 'verifier-attestation+jwt' ? [] : [`typ is ${head?.typ}`]),
    ...(sub === client.name ? [] : [`sub is ${sub}, but client_id identifies ${client.name}`]),
    ...(typeof exp === 'number' && exp * 1000 > now.getTime() ? [] : [`exp is ${exp}`]),
    ...(isObject(cnf) && isObject(cnf.jwk) ? [] : ['cnf has no jwk']),
    ...(Array.isArray(allowed) && address && !allowed.includes(address) ? [`redirect_uris lacks ${address}`] : []),
  ];
  add(
    'attestation',
    problems.length === 0,
    problems.join('; ') || `${sub}, until ${new Date(Number(exp) * 1000).toISOString()}`,
    'header/jwt',
  );
}
