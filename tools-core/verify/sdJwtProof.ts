import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { bytesOfText, isObject, type JsonObject, ownEntry, toBase64url } from '../base/index.ts';
import { type Decoded, digestOf, type SdJwt, type Token } from '../decode/index.ts';
import type { Context } from './context.ts';
import { algorithmOf, verifySignature, verifyToken } from './jws.ts';
import { keyOfJwk } from './keys.ts';
import { readKey } from './resolving.ts';
import { VerificationError } from './verificationError.ts';

const HASHES: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  'sha-256': sha256,
  'sha-384': sha384,
  'sha-512': sha512,
};

/** Verifies an SD-JWT: the signature of its issuer, its disclosures, and its key binding (RFC 9901 section 7). */
export async function verifySdJwt(decoded: Decoded, context: Context): Promise<JsonObject> {
  const sdJwt = decoded.sdJwt as SdJwt;
  const { payload } = sdJwt.token;
  if (digestOf('', payload) === undefined) {
    throw new VerificationError('hash-unknown', `_sd_alg is ${JSON.stringify(payload._sd_alg)}, which is not known`, {
      part: 'payload',
      pointer: '/_sd_alg',
    });
  }
  const data = await verifyToken(decoded, context);
  const { length } = sdJwt.disclosures;
  context.step(`The digests of all ${length} disclosures stand in what the issuer signed.`);
  if (sdJwt.keyBinding) await verifyKeyBinding(sdJwt, sdJwt.keyBinding, context);
  else {
    const isExpected = context.expected.nonce !== undefined;
    if (isExpected)
      throw new VerificationError('key-binding', 'A nonce is expected, and there is no key binding JWT', {
        part: 'payload',
        pointer: '/cnf',
      });
    context.step('There is no key binding: as an issuer hands it out.', 'note');
  }
  return data;
}

async function verifyKeyBinding(
  { token, bound }: SdJwt,
  binding: Token,
  { step, expected, now }: Context,
): Promise<void> {
  const cnf = token.payload.cnf;
  const jwk = isObject(cnf) ? cnf.jwk : undefined;
  const header = 'key binding header';
  const at = (pointer: string) => ({ part: 'key binding payload', pointer });
  if (!isObject(jwk))
    throw new VerificationError('key-binding', 'The payload names no key of the holder in cnf.jwk', {
      part: 'payload',
      pointer: '/cnf',
    });
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
  await verifyHolder(binding, jwk, header, step);
  const hash = ownEntry(HASHES, String(token.payload._sd_alg ?? 'sha-256')) as (bytes: Uint8Array) => Uint8Array;
  const digest = toBase64url(hash(bytesOfText(bound)));
  if (binding.payload.sd_hash !== digest) {
    throw new VerificationError(
      'key-binding',
      `sd_hash is ${JSON.stringify(binding.payload.sd_hash ?? null)}, and the digest of what stands before it is ${digest}`,
      at('/sd_hash'),
    );
  }
  step(
    'sd_hash is the digest of what stands before the key binding: no disclosure was taken out or added.',
    'passed',
    at('/sd_hash'),
  );
  compareExpected(binding, expected, step);
  const { iat } = binding.payload;
  if (typeof iat !== 'number') throw new VerificationError('key-binding', 'iat is missing', at('/iat'));
  const age = Math.round(now.getTime() / 1000 - iat);
  step(
    `It was made ${Math.abs(age)} seconds ${age < 0 ? 'after' : 'before'} the time of this check.`,
    'note',
    at('/iat'),
  );
}

/** The signature is that of the key in `cnf` (RFC 9901 section 7.3). */
async function verifyHolder(binding: Token, jwk: JsonObject, header: string, step: Context['step']): Promise<void> {
  const { alg } = algorithmOf(binding.header, header);
  const place = { part: 'payload', pointer: '/cnf/jwk' };
  const source = { key: readKey(() => keyOfJwk(jwk), place), name: 'the key of the holder in cnf', place };
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
