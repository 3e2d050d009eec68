import { createHash } from 'node:crypto';
import { SDJwtInstance } from '@sd-jwt/core';
import { decodeProtectedHeader, type JWK } from 'jose';
import { verifyChain } from './certificates.ts';
import type { Resolve } from './didDocuments.ts';
import { verifyToken, verifyWithKey } from './jws.ts';

/** Whom a verifier trusts for the keys of issuers. */
export interface Trust {
  resolve: Resolve;
  /** Root certificate as DER. */
  root: Uint8Array;
  now: Date;
}

/** What a verifier expects of the key binding of an SD-JWT. */
export interface KeyBinding {
  audience: string;
  nonce: string;
}

export interface SdJwtClaims extends Record<string, unknown> {
  vct: string;
  iss?: string;
  nbf?: number;
  exp?: number;
}

/** One disclosure: its text, its digest, and what it holds (RFC 9901 section 4.2). */
export interface Disclosure {
  disclosure: string;
  digest: string;
  salt: string;
  claim: string;
  value: unknown;
}

/** Type that the header of an SD-JWT VC has (draft-ietf-oauth-sd-jwt-vc section 2.2.1). */
const TYPE = 'dc+sd-jwt';

/**
 * Verifies an SD-JWT VC: signature, type, disclosures and, where expected, the key binding with its audience, nonce and
 * `sd_hash` (RFC 9901 section 7). The key of the issuer is that of the certificates in its header, or the one that its
 * header names as a DID URL. Returns the claims with the disclosed values in place.
 *
 * @throws if anything of this fails. Times are not judged.
 */
export async function verifySdJwt(token: string, trust: Trust, expected?: KeyBinding): Promise<SdJwtClaims> {
  const instance = new SDJwtInstance<Record<string, unknown>>({
    hasher: (data, algorithm) => hash(data, algorithm),
    verifier: (data, signature) => holds(verifyIssuer(`${data}.${signature}`, trust)),
    kbVerifier: (data, signature, payload) =>
      holds(verifyWithKey(`${data}.${signature}`, (payload.cnf as { jwk: JWK }).jwk)),
  });
  if (decodeProtectedHeader(token).typ !== TYPE) throw new Error(`The type of the token is not ${TYPE}.`);
  const unbound = token.slice(token.lastIndexOf('~') + 1) === '';
  if (unbound === Boolean(expected))
    throw new Error(unbound ? 'The key binding is missing.' : 'Unexpected key binding.');
  // Times are judged by the caller, so that "expired" differs from "forged".
  const { payload, kb } = await instance.verify(token, {
    currentDate: 0,
    skewSeconds: Number.MAX_SAFE_INTEGER,
    ...(expected ? { keyBindingNonce: expected.nonce } : {}),
  });
  refuseUnreferenced(token);
  if (expected && kb?.payload.aud !== expected.audience)
    throw new Error('The key binding is meant for another audience.');
  return payload as SdJwtClaims;
}

async function verifyIssuer(token: string, { resolve, root, now }: Trust): Promise<void> {
  const { x5c } = decodeProtectedHeader(token);
  if (x5c) {
    const chain = x5c.map((certificate) => Buffer.from(certificate, 'base64'));
    const { key, names } = verifyChain(chain, root, now);
    const { payload } = await verifyWithKey(token, key);
    if (!names.includes(`URI:${payload.iss}`)) throw new Error(`The certificate does not name ${payload.iss}.`);
    return;
  }
  const { payload, controller } = await verifyToken(token, resolve, 'assertionMethod');
  if (payload.iss !== controller) throw new Error(`The key belongs to ${controller}.`);
}

/** Disclosures of an SD-JWT with the digests that stand in its payload. */
export function disclosuresOf(token: string): Disclosure[] {
  return token
    .split('~')
    .slice(1, -1)
    .map((disclosure) => {
      const [salt, claim, value] = JSON.parse(Buffer.from(disclosure, 'base64url').toString());
      return { disclosure, digest: createHash('sha256').update(disclosure).digest('base64url'), salt, claim, value };
    });
}

/** A disclosure that no digest names must not pass (RFC 9901 section 7.1 step 5); the library lets it. */
function refuseUnreferenced(token: string): void {
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const disclosures = disclosuresOf(token);
  const digests = new Set([payload, ...disclosures.map(({ value }) => value)].flatMap(digestsIn));
  const stray = disclosures.find(({ digest }) => !digests.has(digest));
  if (stray) throw new Error(`No digest names the disclosure of ${stray.claim}.`);
}

/** Digests at any depth: in `_sd` arrays of objects and under `...` in arrays (RFC 9901 section 4.2.4). */
function digestsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === '_sd' || key === '...' ? [item].flat() : digestsIn(item),
  );
}

function hash(data: string | ArrayBuffer, algorithm: string): Uint8Array {
  const bytes = typeof data === 'string' ? Buffer.from(data) : Buffer.from(data);
  return createHash(algorithm.replace('-', '')).update(bytes).digest();
}

async function holds(verification: Promise<unknown>): Promise<boolean> {
  try {
    await verification;
    return true;
  } catch {
    return false;
  }
}
