import { bytesOfText, idOf, isObject, type JsonObject, ownEntry, tryOr, valueAt } from '../base/index.ts';
import type { CertificateFacts, Decoded, Place, Token } from '../decode/index.ts';
import { checkClient, clientOf } from './clientId.ts';
import { isOn } from './configuration.ts';
import type { Context } from './context.ts';
import { keyOfCertificate, keyOfMethod } from './keys.ts';
import { isListed, methodsOf, rejectUnknownMethod } from './resolving.ts';
import { ALGORITHMS, holds, mismatch, SUPPORTED, UNREAD_CURVES, wrongLength } from './signature.ts';
import { keyFor, type Source } from './tokenKey.ts';
import { MissingInput, VerificationError } from './verificationError.ts';

/** Header parameters that may be marked critical, since they are understood here (RFC 7515 section 4.1.11). */
const UNDERSTOOD = ['b64'];

/** Verifies the signature of a credential or another token of an issuer (RFC 7515 section 5.2). */
export async function verifyToken(decoded: Decoded, context: Context): Promise<JsonObject> {
  const { configuration } = context;
  const token = decoded.token as Token;
  const { header } = token;
  if (!isOn(configuration, '/policies/proof/formats/jwt/enabled')) {
    throw new VerificationError('proof-format-off', 'policies.proof.formats.jwt.enabled is false', {
      part: 'header',
      pointer: '',
    });
  }
  const issuer = issuerOf(decoded);
  const { alg, isSupported } = algorithmOf(header, 'header');
  const source = await keyFor(decoded, issuer, context);
  await verifySignature(token, alg, source, 'header', context);
  if (source.slip) throw withProof(source.slip);
  if (!isSupported && !decoded.tokenKind) {
    const detail = `alg is ${alg}, which the verifier does not support. The signature itself is valid`;
    throw new VerificationError('alg-unknown', detail, { part: 'header', pointer: '/alg' });
  }
  checkKeyOwner(decoded, source, issuer, context);
  if (decoded.level === 'presentation') checkAudience(token.payload, context);
  return { verificationMethod: source.name, ...(decoded.format === 'jwt' ? { proofType: 'jwt' } : {}), alg };
}

const withProof = ({ key, message, place, corrected }: VerificationError): VerificationError =>
  new VerificationError(key, `${message}. The signature itself is valid`, place, corrected);

/** Who signed by their own word: `iss`, or issuer or holder of the document, or the client of a request. */
function issuerOf({ token, document, level, format }: Decoded): string | undefined {
  const { payload } = token as Token;
  if (format === 'openid4vp-request') return clientOf(payload).name;
  if (typeof payload.iss === 'string') return payload.iss;
  return idOf(level === 'presentation' ? document?.holder : document?.issuer);
}

/** The algorithm of a header. @throws VerificationError for `none`, an unknown one or a critical parameter */
export function algorithmOf(header: JsonObject, part: string): { alg: string; isSupported: boolean } {
  const alg = String(header.alg);
  if (!Object.hasOwn(ALGORITHMS, alg)) {
    const meant = Object.keys(ALGORITHMS).find((name) => name.toLowerCase() === alg.toLowerCase());
    const why = meant ? `: names are case-sensitive, and ${meant} is probably meant` : ', which is not supported';
    const detail = `alg is ${JSON.stringify(header.alg ?? null)}${why}`;
    throw new VerificationError('alg-unknown', detail, { part, pointer: '/alg' }, meant && `"alg": "${meant}"`);
  }
  const critical = Array.isArray(header.crit) ? header.crit : [];
  const unknown = critical.find((name) => !UNDERSTOOD.includes(String(name)));
  if (unknown !== undefined || header.b64 === false) {
    throw new VerificationError(
      'crit-unknown',
      `crit names ${JSON.stringify(unknown ?? 'b64')}, which is not understood`,
      {
        part,
        pointer: '/crit',
      },
    );
  }
  return { alg, isSupported: SUPPORTED.jose.includes(alg) };
}

/** Verifies a signature with its key, and looks for the reason if it does not hold. */
export async function verifySignature(
  token: Token,
  alg: string,
  source: Source,
  part: string,
  { step }: Pick<Context, 'step'>,
): Promise<void> {
  const { kind, length } = ALGORITHMS[alg] as (typeof ALGORITHMS)[string];
  const signaturePlace = { part: part.replace('header', 'signature'), pointer: '' };
  if (ownEntry(UNREAD_CURVES, alg)?.includes(source.key.kind)) {
    const detail = `The key is for ${source.key.kind}, which ${alg} allows and which is not supported here`;
    throw new VerificationError('alg-unknown', detail, source.place);
  }
  if (source.key.kind !== kind) {
    throw new VerificationError(
      'alg-differs',
      `alg is ${alg}, which needs a key for ${kind}, and the key is for ${source.key.kind}`,
      { part, pointer: '/alg' },
    );
  }
  const method = source.found?.method.publicKeyJwk;
  if (isObject(method) && typeof method.alg === 'string' && method.alg !== alg) {
    throw new VerificationError('alg-differs', `alg is ${alg}, and the key is for ${method.alg} alone`, {
      part,
      pointer: '/alg',
    });
  }
  step(`The key is ${source.name}, for ${kind}, as ${alg} needs.`, 'passed', source.place, 'key');
  const { signature } = token;
  const data = bytesOfText(token.signed);
  if (!signature) throw new VerificationError('signature-length', 'The signature is not base64url', signaturePlace);
  if (length !== undefined && signature.length !== length)
    throw await wrongLength(source.key, data, signature, length, signaturePlace);
  if (await holds(alg, source.key, data, signature)) {
    step('The signature is valid for header and payload.', 'passed', signaturePlace, 'proof');
    return;
  }
  for (const [at, other] of (source.chain ?? []).entries()) {
    const key = at === 0 ? undefined : tryOr(() => keyOfCertificate(other));
    if (key?.kind === kind && (await holds(alg, key, data, signature))) {
      const detail = `x5c is in the wrong order: the signature is that of certificate ${at}, and the leaf comes first`;
      throw new VerificationError('other-key', detail, { part, pointer: `/x5c/${at}` });
    }
  }
  for (const other of source.found ? methodsOf(source.found.document) : []) {
    if (other === source.found?.method) continue;
    const key = tryOr(() => keyOfMethod(other));
    if (key?.kind === kind && (await holds(alg, key, data, signature))) {
      throw new VerificationError(
        'other-key',
        `The signature is that of ${other.id}, and the header names ${source.name}`,
        {
          part,
          pointer: '/kid',
        },
      );
    }
  }
  if (source.isGuess)
    throw new MissingInput(`The signature is not that of ${source.name}. Give the key of the issuer as a JWK.`);
  throw mismatch(source.key, signature, signaturePlace);
}

/** Whether the key is that of the issuer, and meant for this. */
function checkKeyOwner(
  decoded: Decoded,
  source: Source,
  issuer: string | undefined,
  { step, configuration, resolver }: Context,
): void {
  const place = { part: 'payload', pointer: decoded.token?.payload.iss === undefined ? '/issuer' : '/iss' };
  if (decoded.format === 'openid4vp-request') {
    step(checkClient(clientOf(decoded.token?.payload ?? {}), source), 'passed', place, 'issuer');
    return;
  }
  const { found, chain, name, isOwn } = source;
  const [certificate] = chain ?? [];
  if (certificate) {
    step(certificateNames(certificate, issuer, place), 'passed', place, 'issuer');
    return;
  }
  if (isOwn) {
    step(checkOwnKey(decoded, source, issuer), 'note', source.place, 'issuer');
    return;
  }
  if (!found) {
    step('You gave the key, so it is trusted as that of the issuer.', 'note', place, 'issuer');
    return;
  }
  if (decoded.tokenKind && issuer === undefined) {
    step(`The key is of ${found.did}. The token itself names no issuer.`, 'note', place, 'issuer');
    return;
  }
  if (issuer !== found.did)
    throw new VerificationError(
      'other-did',
      `The key ${name} is not of ${issuer ?? 'any issuer that the token names'}`,
      place,
    );
  const isCredential = decoded.format === 'jwt' || decoded.format === 'sd-jwt';
  const purpose = isCredential
    ? String(valueAt(configuration, '/policies/proof/formats/jwt/proofPurpose') ?? 'assertionMethod')
    : undefined;
  const isFit =
    purpose === undefined
      ? isListed(found, 'assertionMethod') || isListed(found, 'authentication')
      : isListed(found, purpose);
  if (!isFit)
    throw new VerificationError('relationship', `${name} is not listed under ${purpose ?? 'any purpose of signing'}`, {
      part: 'header',
      pointer: '/kid',
    });
  step(`The key is of the issuer, and listed under ${purpose ?? 'a purpose of signing'}.`, 'passed', place, 'issuer');
  rejectUnknownMethod(found, { part: 'header', pointer: '/kid' }, resolver);
}

function certificateNames({ names: all }: CertificateFacts, issuer: string | undefined, place: Place): string {
  const names = all.map((one) => one.replace(/^URI:/, ''));
  const domains = all.filter((one) => one.startsWith('DNS:')).map((one) => one.slice(4));
  const isNamed = issuer === undefined || names.includes(issuer) || domains.some((domain) => hostOf(issuer) === domain);
  if (isNamed) return `The certificate names the issuer ${issuer ?? '(none in the payload)'}.`;
  const detail = `The certificate does not name ${issuer}. It names ${names.join(', ') || 'nobody'}`;
  throw new VerificationError('other-did', detail, place);
}

/** What a key in the token itself proves, by the kind of the token. @throws MissingInput where it proves nothing */
function checkOwnKey({ tokenKind }: Decoded, { name }: Source, issuer: string | undefined): string {
  if (tokenKind?.key === 'jwk') return `This kind of token proves that its sender has ${name}.`;
  if (tokenKind?.key === 'jwks')
    throw new MissingInput(
      `The signature is valid for ${name}: ${issuer} signed about itself. Give the statements of its superiors up to a trust anchor.`,
      [{ kind: 'key', id: String(issuer) }],
    );
  throw new MissingInput(
    `The signature is valid for ${name}, which anybody could put there. Give the key of ${issuer ?? 'the issuer'} as a JWK, or its DID document.`,
    [{ kind: 'key', id: String(issuer ?? 'issuer') }],
  );
}

const hostOf = (address: string): string | undefined => /^https:\/\/([^/:?#]+)/.exec(address)?.[1];

/** Audience and nonce of a presentation as a token. */
function checkAudience({ aud, nonce }: JsonObject, { step, expected }: Context): void {
  const compare = (name: string, found: unknown, wanted: string | undefined, key: string) => {
    const place = { part: 'payload', pointer: `/${name}` };
    if (!wanted) {
      step(`No ${name} is expected, so ${JSON.stringify(found ?? null)} is not compared.`, 'note', place);
      return;
    }
    if ([found].flat().includes(wanted)) {
      step(`${name} is the expected one.`, 'passed', place);
      return;
    }
    throw new VerificationError(
      key,
      `${name} is ${JSON.stringify(found ?? null)}, ${JSON.stringify(wanted)} expected`,
      place,
    );
  };
  compare('aud', aud, expected.audience, 'parameters');
  compare('nonce', nonce, expected.nonce, 'challenge');
}
