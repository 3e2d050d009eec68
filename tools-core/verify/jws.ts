import { bytesOfText, hasItems, idOf, type JsonObject, ownEntry, sameName, tryOr, valueAt } from '../base/index.ts';
import type { CertificateData, Decoded, Location, Token } from '../decode/index.ts';
import { compareExpected } from './check.ts';
import { clientOf } from './clientOf.ts';
import { requireOn } from './configuration.ts';
import { keyOfCertificate, type PublicKey } from './keys.ts';
import { ALGORITHMS, isSigned, signatureFault, UNREAD_CURVES } from './signature.ts';
import { keysFor, type Source } from './tokenKey.ts';
import { type Context, MissingInput, VerificationError } from './types.ts';

/** Header parameters that may be marked critical, since they are understood here (RFC 7515 section 4.1.11). */
const UNDERSTOOD = ['b64'];

/** Verifies the signature of a credential or another token of an issuer (RFC 7515 section 5.2). */
export async function verifyToken(decoded: Decoded, context: Context): Promise<JsonObject> {
  requireOn(context.configuration, '/policies/proof/formats/jwt/enabled', 'proof-format-off', 'header');
  const token = decoded.token as Token;
  const issuer = issuerOf(decoded);
  const alg = algorithmOf(token.header, 'header');
  const source = await verifySignature(token, alg, await keysFor(decoded, issuer, context), 'header', context.step);
  if (source.slip) {
    const { key, message, place, corrected } = source.slip;
    throw new VerificationError(key, `${message}. The signature itself is valid`, place, corrected);
  }
  if (!ALGORITHMS[alg]?.isAccepted && !decoded.tokenKind) {
    const detail = `alg is ${alg}, which the verifier does not support. The signature itself is valid`;
    throw new VerificationError('alg-unknown', detail, 'header/alg');
  }
  await checkKeyOwner(decoded, source, issuer, context);
  const { step, expected } = context;
  if (decoded.level === 'presentation') {
    const { aud, nonce } = token.payload;
    compareExpected(step, ['aud', aud, expected.audience], 'payload/aud', 'parameters');
    compareExpected(step, ['nonce', nonce, expected.nonce], 'payload/nonce', 'challenge');
  }
  // A certificate isn't a verification method.
  const method: JsonObject = source.chain ? {} : { verificationMethod: source.name };
  return { ...method, ...(decoded.format === 'jwt' ? { proofType: 'jwt' } : {}), alg };
}

/** The signer as the token itself has it: `iss`, or issuer or holder of the document, or the client of a request. */
function issuerOf({ token, document, level, format }: Decoded): string | undefined {
  const { payload } = token as Token;
  if (format === 'openid4vp-request') return clientOf(payload).name;
  if (typeof payload.iss === 'string') return payload.iss;
  return idOf(level === 'presentation' ? document?.holder : document?.issuer);
}

/** The algorithm of a header. @throws VerificationError for `none`, an unknown one or a critical parameter */
export function algorithmOf(header: JsonObject, part: string): string {
  const alg = String(header.alg);
  if (typeof header.alg !== 'string' || !Object.hasOwn(ALGORITHMS, alg)) {
    const meant = sameName(alg, Object.keys(ALGORITHMS));
    const why = meant ? `: names have to match exactly, so you probably mean ${meant}` : ', which is not supported';
    const detail = `alg is ${JSON.stringify(header.alg ?? null)}${why}`;
    throw new VerificationError('alg-unknown', detail, `${part}/alg`, meant && `"alg": "${meant}"`);
  }
  if (header.crit !== undefined && !hasItems(header.crit)) {
    const detail = `crit is ${JSON.stringify(header.crit)}, but must be a non-empty list of names`;
    throw new VerificationError('crit-unknown', detail, `${part}/crit`);
  }
  const critical = hasItems(header.crit) ? header.crit : [];
  const unknown = critical.find((name) => !UNDERSTOOD.includes(String(name)));
  if (unknown !== undefined || header.b64 === false) {
    const detail = `crit lists ${JSON.stringify(unknown ?? 'b64')}, which is not understood`;
    throw new VerificationError('crit-unknown', detail, `${part}/crit`);
  }
  return alg;
}

/**
 * Verifies a signature with the keys that its header may mean, and looks for the reason if it isn't valid.
 *
 * @param part name of the header
 * @returns the source of the key that signed
 * @throws VerificationError, MissingInput
 */
export async function verifySignature(
  { signature, signed }: Token,
  alg: string,
  sources: Source[],
  part: string,
  step: Context['step'],
): Promise<Source> {
  const { kind } = ALGORITHMS[alg] as (typeof ALGORITHMS)[string];
  const place = part.replace('header', 'signature');
  const data = bytesOfText(signed);
  const isBy: IsBy = async (key) =>
    key?.kind === kind && signature !== undefined && (await isSigned(alg, key, data, signature));
  const fitting = sources.filter(({ key, jwk }) => key.kind === kind && !limitOf(jwk, alg));
  const valid = await Promise.all(fitting.map(({ key }) => isBy(key)));
  const source = fitting[valid.indexOf(true)] ?? fitting[0] ?? (sources[0] as Source);
  const { key, name } = source;
  if (ownEntry(UNREAD_CURVES, alg)?.includes(key.kind)) {
    const detail = `The key is for ${key.kind}, which ${alg} allows but is not supported here`;
    throw new VerificationError('alg-unknown', detail, source.place);
  }
  if (source.isGuess && key.kind !== kind) throw elsewhere(name);
  if (key.kind === kind) {
    const limit = limitOf(source.jwk, alg);
    if (limit) throw new VerificationError(...limit, limit[0] === 'alg-differs' ? `${part}/alg` : source.place);
    step(`The key is ${name}, for ${kind}, as ${alg} requires.`, 'passed', source.place, 'key');
  }
  if (!signature?.length) {
    const what = signature ? 'There is no signature after the last dot' : 'The signature is not base64url';
    throw new VerificationError('signature-length', what, place);
  }
  const fault = await signatureFault(alg, key, data, signature, [`${part}/alg`, place]);
  if (fault) throw isMismatch(fault) ? ((await signedElsewhere(source, isBy, part)) ?? fault) : fault;
  step('The signature is valid for the header and the payload.', 'passed', place, 'proof');
  const isAmbiguous = fitting.some((one, at) => !valid[at] && one.isNamed && one.name === name);
  if (isAmbiguous) step((await import('./resolving.ts')).ambiguous(name), 'warning', source.place);
  return source;
}

type IsBy = (key: PublicKey | undefined) => Promise<boolean>;

/** Whether a signature isn't by the key, rather than malformed. */
export const isMismatch = ({ key }: VerificationError): boolean => /^signature-(?:mismatch|foreign)$/.test(key);

/** Why a JWK isn't meant for verifying by an algorithm (RFC 7517 sections 4.2 to 4.4). */
function limitOf(jwk: JsonObject | undefined, alg: string): [cause: string, detail: string] | undefined {
  const { use, key_ops: uses, alg: only } = jwk ?? {};
  if (Array.isArray(uses) && !uses.includes('verify'))
    return ['relationship', `key_ops of the key are ${uses.join(', ')}, without verify`];
  if (use === 'enc') return ['relationship', 'The key is for encryption: its use is enc'];
  // EdDSA is the older name of Ed25519 (RFC 9864 section 2.2).
  if (typeof only === 'string' && only.replace('Ed25519', 'EdDSA') !== alg.replace('Ed25519', 'EdDSA'))
    return ['alg-differs', `alg is ${alg}, but the key is only for ${only}`];
  return undefined;
}

const elsewhere = (name: string): MissingInput =>
  new MissingInput(`The signature wasn't made with ${name}. Add the issuer's key as a JWK.`);

/** The error of a signature by a different key of the same chain or DID document; undefined if it's by none of them. */
async function signedElsewhere(
  { chain = [], found, name, isGuess }: Source,
  isBy: IsBy,
  part: string,
): Promise<Error | undefined> {
  for (const [at, other] of chain.entries()) {
    if (at === 0 || !(await isBy(tryOr(() => keyOfCertificate(other))))) continue;
    const detail = `x5c is in the wrong order: the signature was made with the key of certificate ${at}, but the leaf has to be first`;
    return new VerificationError('other-key', detail, `${part}/x5c/${at}`);
  }
  for (const { id, key: other } of found ? (await import('./resolving.ts')).otherKeys(found) : []) {
    if (!(await isBy(other))) continue;
    const detail = `The signature was made with ${id}, but the header refers to ${name}`;
    return new VerificationError('other-key', detail, `${part}/kid`);
  }
  return isGuess ? elsewhere(name) : undefined;
}

/** Whether the key is that of the issuer, and meant for this. */
async function checkKeyOwner(
  decoded: Decoded,
  source: Source,
  issuer: string | undefined,
  { step, configuration, resolver }: Context,
): Promise<void> {
  const { found, name } = source;
  const { token, document, level, sdJwt } = decoded;
  const role = level === 'presentation' ? 'holder' : 'issuer';
  const claimed = ['/vc', '/vp'].find((one) => one.slice(1) in (token?.payload ?? {})) ?? '';
  const place = token?.payload.iss === undefined ? `payload${claimed}/${role}` : 'payload/iss';
  const own = level === 'other' ? undefined : idOf(document?.[role]);
  // The claim replaces the member (VC Data Model 1.1 section 6.3.1, VC JOSE COSE section 3.1.3).
  if (own !== undefined && token?.payload.iss !== undefined && own !== token.payload.iss) {
    const detail = `iss is ${JSON.stringify(token.payload.iss)}, and ${role} is ${JSON.stringify(own)}`;
    const part = sdJwt ? 'claims' : `payload${claimed}`;
    throw new VerificationError('other-did', detail, `${part}/${role}`);
  }
  const [certificate] = source.chain ?? [];
  if (decoded.format === 'openid4vp-request') {
    const { checkClient } = await import('./checkClient.ts');
    const client = clientOf(decoded.token?.payload ?? {});
    step(checkClient(client, { ...source, did: found?.did }), 'passed', place, 'issuer');
  } else if (certificate) step(certificateNames(certificate, issuer, place), 'passed', place, 'issuer');
  else if (source.isOwn) step(checkOwnKey(decoded, source, issuer), 'note', source.place, 'issuer');
  else if (!found) step("You added the key, so it's trusted as the issuer's.", 'note', place, 'issuer');
  else if (decoded.tokenKind && issuer === undefined) {
    step(`The key belongs to ${found.did}. The token itself doesn't identify an issuer.`, 'note', place, 'issuer');
  } else {
    if (issuer !== found.did) {
      const whose = issuer === undefined ? `the token has no ${role}` : `the ${role} is ${issuer}`;
      const detail = `The key ${name} belongs to ${found.did}, and ${whose}`;
      throw new VerificationError('other-did', detail, place);
    }
    const isCredential = decoded.format === 'jwt' || decoded.format === 'sd-jwt';
    const purpose = valueAt(configuration, '/policies/proof/formats/jwt/proofPurpose') ?? 'assertionMethod';
    const { isListed, rejectUnknownMethod } = await import('./resolving.ts');
    const purposes = isCredential ? [String(purpose)] : ['assertionMethod', 'authentication'];
    if (!purposes.some((one) => isListed(found, one))) {
      const detail = `${name} is not listed under ${isCredential ? purpose : 'any purpose of signing'}`;
      throw new VerificationError('relationship', detail, 'header/kid');
    }
    const under = isCredential ? purpose : 'a purpose of signing';
    step(`The key belongs to the issuer, and is listed under ${under}.`, 'passed', place, 'issuer');
    rejectUnknownMethod(found, 'header/kid', resolver);
  }
}

function certificateNames({ names: all }: CertificateData, issuer: string | undefined, place: Location): string {
  const names = all.map((one) => one.replace(/^URI:/, ''));
  const host = /^https:\/\/([^/:?#]+)/.exec(issuer ?? '')?.[1]?.toLowerCase();
  if (issuer === undefined || names.includes(issuer) || names.some((one) => one.toLowerCase() === `dns:${host}`))
    return `The certificate contains the issuer ${issuer ?? '(none in the payload)'}.`;
  const detail = `The certificate is not for ${issuer}, but for ${names.join(', ') || 'nobody'}`;
  throw new VerificationError('other-did', detail, place);
}

/** What a key in the token itself proves, by the kind of the token. @throws MissingInput where it proves nothing */
function checkOwnKey({ tokenKind }: Decoded, { name }: Source, issuer: string | undefined): string {
  if (tokenKind?.key === 'jwk') return `This kind of token proves that its sender has ${name}.`;
  const why =
    tokenKind?.key === 'jwks'
      ? `: ${issuer} signed about itself. Add the statements of its superiors up to a trust anchor.`
      : `, which anyone could have put there. Add the key of ${issuer ?? 'the issuer'} as a JWK, or its DID document.`;
  throw new MissingInput(`The signature is valid for ${name}${why}`, 'key');
}
