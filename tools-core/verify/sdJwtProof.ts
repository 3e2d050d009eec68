import { HASHES, isObject, type JsonObject, sameName, TOLERANCE, textOf, tryOr } from '../base/index.ts';
import { claimFaults, type Decoded, digestOf, type SdJwt, type Token } from '../decode/index.ts';
import { compareExpected } from './check.ts';
import { algorithmOf, isMismatch, verifySignature, verifyToken } from './jws.ts';
import { keyOfJwk, readKey } from './keys.ts';
import { named } from './keysOfDid.ts';
import { findKeys } from './resolving.ts';
import { givenKeys, type Source } from './tokenKey.ts';
import { type Context, MissingInput, VerificationError } from './types.ts';

/** Verifies an SD-JWT: the signature of its issuer, its disclosures, and its key binding (RFC 9901 section 7). */
export async function verifySdJwt(decoded: Decoded, context: Context): Promise<JsonObject> {
  const sdJwt = decoded.sdJwt as SdJwt;
  requireHash(sdJwt.token.payload);
  const data = await verifyToken(decoded, context);
  const { length } = sdJwt.disclosures;
  const what = length === 1 ? 'The digest of the disclosure is' : `The digests of all ${length} disclosures are`;
  if (length > 0) context.step(`${what} in what the issuer signed.`);
  if (sdJwt.keyBinding) await verifyKeyBinding(sdJwt, sdJwt.keyBinding, context);
  else if (context.expected.sentAs === 'presentation')
    throw new VerificationError(
      'key-binding',
      'A presentation needs a key binding JWT, and there is none',
      'payload/cnf',
    );
  else if (context.expected.nonce === undefined)
    context.step('This is the SD-JWT as the issuer issued it, so there is no key binding yet.', 'note');
  else
    throw new VerificationError('key-binding', 'A nonce is expected, but there is no key binding JWT', 'payload/cnf');
  return data;
}

/** An unknown hash is a feature of the proof, as an unknown `alg` is (RFC 9901 section 7.1). */
function requireHash(payload: JsonObject): void {
  if (digestOf('', payload) !== undefined) return;
  const { _sd_alg: name } = payload;
  const meant = sameName(name, Object.keys(HASHES));
  const why = meant ? `. Names are in lowercase with a hyphen, so you probably mean ${meant}` : ', which is not known';
  const detail = `_sd_alg is ${JSON.stringify(name)}${why}`;
  throw new VerificationError('hash-unknown', detail, 'payload/_sd_alg', meant && `"_sd_alg": "${meant}"`);
}

/** Claims of a key binding JWT (RFC 9901 section 4.3). */
const NEEDS = { iat: 'date', aud: 'string', nonce: 'string', sd_hash: 'string' } as const;

const HEADER = 'key binding header';
const PAYLOAD = 'key binding payload';

async function verifyKeyBinding({ token, bound }: SdJwt, binding: Token, context: Context): Promise<void> {
  const { step, expected, now } = context;
  const { aud, nonce, sd_hash: hash, iat } = binding.payload;
  if (binding.header.typ !== 'kb+jwt') {
    const { typ } = binding.header;
    const detail = `typ is ${typ === undefined ? 'missing' : JSON.stringify(typ)}, expected kb+jwt`;
    throw new VerificationError('key-binding', detail, `${HEADER}/typ`, '"typ": "kb+jwt"');
  }
  const [form] = claimFaults(binding.payload, NEEDS, PAYLOAD);
  if (form) throw new VerificationError('key-binding', form.detail, form.place, form.corrected);
  await verifyHolder(binding, await holderOf(token.payload, context), step);
  const digest = digestOf(bound, token.payload);
  if (hash !== digest) {
    const isCut = hash === digestOf(bound.replace(/~$/, ''), token.payload);
    const slip = isCut ? '. It was computed without the last ~' : '';
    const detail = `sd_hash is ${JSON.stringify(hash ?? null)}, but the digest of what precedes it is ${digest}${slip}`;
    throw new VerificationError('key-binding', detail, `${PAYLOAD}/sd_hash`, digest);
  }
  const whole = 'sd_hash is the digest of what precedes the key binding JWT: no disclosure was removed or added.';
  step(whole, 'passed', `${PAYLOAD}/sd_hash`);
  compareExpected(step, ['aud', aud, expected.audience], `${PAYLOAD}/aud`, 'key-binding');
  compareExpected(step, ['nonce', nonce, expected.nonce], `${PAYLOAD}/nonce`, 'key-binding');
  checkPeriod(binding.payload, now);
  const age = Math.round(now.getTime() / 1000 - Number(iat));
  const made = `It was made ${Math.abs(age)} seconds ${age < 0 ? 'after' : 'before'} the time of this check.`;
  step(made, age * 1000 < -TOLERANCE ? 'warning' : 'note', `${PAYLOAD}/iat`);
}

/** The key of the holder: `cnf.jwk`, or one that `cnf.kid` names (RFC 7800 section 3). */
async function holderOf({ cnf }: JsonObject, { resolver }: Context): Promise<Source[]> {
  const { jwk, kid } = isObject(cnf) ? cnf : {};
  if (isObject(jwk)) {
    const place = 'payload/cnf/jwk';
    return [{ key: readKey(() => keyOfJwk(jwk), place), jwk, name: 'the key of the holder in cnf', place }];
  }
  if (typeof kid !== 'string') {
    const why =
      cnf === undefined ? 'The payload has no cnf' : `cnf has neither jwk as an object nor kid: ${shortJson(cnf)}`;
    const meant = isObject(cnf) && cnf.kty !== undefined ? cnf : tryOr(() => JSON.parse(textOf(jwk)));
    const corrected = isObject(meant) ? `"cnf": ${JSON.stringify({ jwk: meant })}` : undefined;
    const detail = `${why}, so the holder's key is unknown`;
    throw new VerificationError('key-binding', detail, cnf === undefined ? 'payload' : 'payload/cnf', corrected);
  }
  if (!kid.startsWith('did:')) {
    const sources = await givenKeys(resolver.material, kid, undefined);
    if (sources.length > 0) return sources;
    throw new MissingInput(`cnf identifies the holder's key only by the kid ${kid}. Add that key as a JWK.`, 'key');
  }
  const place = 'payload/cnf/kid';
  return findKeys(kid, place, resolver).map((found) => named(found, `${kid}, which cnf.kid names`, place));
}

const shortJson = (value: unknown): string => JSON.stringify(value).slice(0, 60);

/** A key binding JWT can have `exp` and `nbf`, which count as in every JWT (RFC 9901 section 7.3). */
function checkPeriod({ exp, nbf }: JsonObject, now: Date): void {
  const time = now.getTime();
  const isOver = typeof exp === 'number' && time > exp * 1000 + TOLERANCE;
  if (!isOver && !(typeof nbf === 'number' && time < nbf * 1000 - TOLERANCE)) return;
  const [name, what, at] = isOver ? ['exp', 'past its end date', exp] : ['nbf', 'before its start date', Number(nbf)];
  const detail = `The key binding JWT is ${what}: ${name} is ${new Date(at * 1000).toISOString()}`;
  throw new VerificationError('key-binding', detail, `${PAYLOAD}/${name}`);
}

/** The signature is that of the key in `cnf` (RFC 9901 section 7.3). */
async function verifyHolder(binding: Token, sources: Source[], step: Context['step']): Promise<void> {
  try {
    await verifySignature(binding, algorithmOf(binding.header, HEADER), sources, HEADER, step);
  } catch (error) {
    if (!(error instanceof VerificationError) || !isMismatch(error)) throw error;
    const detail = 'The signature of the key binding JWT does not match the key in cnf';
    throw new VerificationError('key-binding', detail, error.place);
  }
}
