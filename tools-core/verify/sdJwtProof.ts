import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { bytesOfText, isObject, type JsonObject, ownEntry, toBase64url } from '../base/index.ts';
import { claimFaults, type Decoded, type Place, type SdJwt, type Token } from '../decode/index.ts';
import type { Context } from './context.ts';
import { algorithmOf, verifySignature, verifyToken } from './jws.ts';
import { keyOfJwk, type PublicKey } from './keys.ts';
import { type Found, findKey, readKey } from './resolving.ts';
import { MissingInput, VerificationError } from './verificationError.ts';

const HASHES: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  'sha-256': sha256,
  'sha-384': sha384,
  'sha-512': sha512,
};

/** Verifies an SD-JWT: the signature of its issuer, its disclosures, and its key binding (RFC 9901 section 7). */
export async function verifySdJwt(decoded: Decoded, context: Context): Promise<JsonObject> {
  const sdJwt = decoded.sdJwt as SdJwt;
  const data = await verifyToken(decoded, context);
  const { length } = sdJwt.disclosures;
  const what = length === 1 ? 'The digest of the disclosure is' : `The digests of all ${length} disclosures are`;
  if (length > 0) context.step(`${what} in what the issuer signed.`);
  if (sdJwt.keyBinding) await verifyKeyBinding(sdJwt, sdJwt.keyBinding, context);
  else {
    const isExpected = context.expected.nonce !== undefined;
    if (isExpected)
      throw new VerificationError('key-binding', 'A nonce is expected, and there is no key binding JWT', {
        part: 'payload',
        pointer: '/cnf',
      });
    context.step('There is no key binding: this is how an issuer hands it out.', 'note');
  }
  return data;
}

async function verifyKeyBinding({ token, bound }: SdJwt, binding: Token, context: Context): Promise<void> {
  const { step, expected, now } = context;
  const header = 'key binding header';
  const at = (pointer: string) => ({ part: 'key binding payload', pointer });
  if (binding.header.typ !== 'kb+jwt') {
    throw new VerificationError(
      'key-binding',
      `typ is ${JSON.stringify(binding.header.typ ?? null)}, kb+jwt expected`,
      {
        part: header,
        pointer: '/typ',
      },
    );
  }
  const [form] = claimFaults(binding.payload, NEEDS, 'key binding payload');
  if (form) throw new VerificationError('key-binding', form.detail, form.place, form.corrected);
  await verifyHolder(binding, await holderOf(token.payload, context), header, step);
  const hash = ownEntry(HASHES, String(token.payload._sd_alg ?? 'sha-256')) as (bytes: Uint8Array) => Uint8Array;
  const digest = toBase64url(hash(bytesOfText(bound)));
  if (binding.payload.sd_hash !== digest) {
    const withoutTilde = toBase64url(hash(bytesOfText(bound.replace(/~$/, ''))));
    const slip = binding.payload.sd_hash === withoutTilde ? '. It was computed without the last ~' : '';
    throw new VerificationError(
      'key-binding',
      `sd_hash is ${JSON.stringify(binding.payload.sd_hash ?? null)}, and the digest of what stands before it is ${digest}${slip}`,
      at('/sd_hash'),
      digest,
    );
  }
  step(
    'sd_hash is the digest of what stands before the key binding: no disclosure was taken out or added.',
    'passed',
    at('/sd_hash'),
  );
  compareExpected(binding, expected, step);
  const age = Math.round(now.getTime() / 1000 - Number(binding.payload.iat));
  step(
    `It was made ${Math.abs(age)} seconds ${age < 0 ? 'after' : 'before'} the time of this check.`,
    age < -TOLERANCE ? 'warning' : 'note',
    at('/iat'),
  );
}

/** Seconds that a clock may run ahead. */
const TOLERANCE = 300;

/** Claims of a key binding JWT (RFC 9901 section 4.3). */
const NEEDS = { iat: 'date', aud: 'string', nonce: 'string', sd_hash: 'string' } as const;

interface Holder {
  key: PublicKey;
  name: string;
  place: Place;
  found?: Found;
}

/** The key of the holder: `cnf.jwk`, or one that `cnf.kid` names (RFC 7800 section 3). */
async function holderOf({ cnf }: JsonObject, { resolver }: Context): Promise<Holder> {
  const jwk = isObject(cnf) ? cnf.jwk : undefined;
  const kid = isObject(cnf) ? cnf.kid : undefined;
  const place = { part: 'payload', pointer: cnf === undefined ? '' : '/cnf' };
  if (isObject(jwk)) {
    const at = { part: 'payload', pointer: '/cnf/jwk' };
    return { key: readKey(() => keyOfJwk(jwk), at), name: 'the key of the holder in cnf', place: at };
  }
  if (typeof kid === 'string' && kid.startsWith('did:')) {
    const at = { part: 'payload', pointer: '/cnf/kid' };
    const found = await findKey(kid, at, resolver);
    return { key: found.key, name: `${kid}, which cnf.kid names`, place: at, found };
  }
  if (typeof kid === 'string')
    throw new MissingInput(`cnf names the key of the holder by the kid ${kid} alone. Give that key as a JWK.`, [
      { kind: 'key', id: kid },
    ]);
  throw new VerificationError(
    'key-binding',
    'The payload has no cnf, so nobody can say whose key the key binding needs',
    place,
  );
}

/** The signature is that of the key in `cnf` (RFC 9901 section 7.3). */
async function verifyHolder(binding: Token, source: Holder, header: string, step: Context['step']): Promise<void> {
  const { alg } = algorithmOf(binding.header, header);
  try {
    await verifySignature(binding, alg, source, header, { step });
  } catch (error) {
    if (error instanceof VerificationError && ['signature-mismatch', 'signature-foreign'].includes(error.key)) {
      throw new VerificationError(
        'key-binding',
        'The signature of the key binding JWT does not match the key in cnf',
        error.place,
      );
    }
    throw error;
  }
}

/** The key binding is made for who asked, and for this asking. */
function compareExpected({ payload }: Token, expected: Context['expected'], step: Context['step']): void {
  const at = (pointer: string) => ({ part: 'key binding payload', pointer });
  const { aud, nonce } = payload;
  for (const [name, found, wanted] of [
    ['aud', aud, expected.audience],
    ['nonce', nonce, expected.nonce],
  ] as const) {
    if (!wanted)
      step(`No ${name} is expected, so ${JSON.stringify(found ?? null)} is not compared.`, 'note', at(`/${name}`));
    else if (found === wanted) step(`${name} is the expected one.`, 'passed', at(`/${name}`));
    else
      throw new VerificationError(
        'key-binding',
        `${name} is ${JSON.stringify(found ?? null)}, ${JSON.stringify(wanted)} expected`,
        at(`/${name}`),
      );
  }
}
