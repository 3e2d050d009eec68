import { createHash } from 'node:crypto';
import { SDJwtInstance } from '@sd-jwt/core';
import type { DisclosureFrame } from '@sd-jwt/types';
import { signInput } from './jws.ts';
import { base64url, type TestKey } from './keys.ts';

/** Bytes of a salt (RFC 9901 section 9.3 asks for 128 bits). */
const SALT_LENGTH = 16;

const hasher = (data: string | ArrayBuffer): Uint8Array =>
  createHash('sha256')
    .update(typeof data === 'string' ? data : Buffer.from(data))
    .digest();

/** Signs an SD-JWT in which the named claims can be disclosed one by one (RFC 9901 section 4.1). */
export function issueSdJwt(
  header: object,
  payload: Record<string, unknown>,
  disclosable: string[],
  key: TestKey,
): Promise<string> {
  // Salts are random in life. Here they follow from a counter, so that a rebuild gives the same bytes.
  let count = 0;
  const instance = new SDJwtInstance<Record<string, unknown>>({
    hasher,
    hashAlg: 'sha-256',
    signAlg: key.alg,
    signer: (input) => signInput(input, key),
    saltGenerator: () => base64url(hasher(`example salt ${count++}, for tests only`).slice(0, SALT_LENGTH)),
  });
  const frame = { _sd: disclosable } as DisclosureFrame<Record<string, unknown>>;
  return instance.issue(payload, frame, { header });
}

export interface Presentation {
  claims: string[];
  /** Key of the holder, which `cnf` names. */
  key: TestKey;
  aud: string;
  nonce: string;
  /** Seconds since 1970. */
  iat: number;
}

/** Makes a presentation with key binding of an SD-JWT (RFC 9901 section 4.3). */
export function presentSdJwt(token: string, { claims, key, aud, nonce, iat }: Presentation): Promise<string> {
  const instance = new SDJwtInstance<Record<string, unknown>>({
    hasher,
    kbSignAlg: key.alg,
    kbSigner: (input) => signInput(input, key),
  });
  const frame = Object.fromEntries(claims.map((claim) => [claim, true]));
  return instance.present(token, frame, { kb: { payload: { iat, aud, nonce } } });
}
