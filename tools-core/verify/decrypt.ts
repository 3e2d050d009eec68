import { fromBase64url, InputError, type JsonObject, textOf, utf8 } from '../base/index.ts';
import { objectsOfToken } from '../decode/index.ts';

/**
 * Text inside of an encrypted token (RFC 7516), by the first of the keys that opens it. Passwords (PBES2) open none, since
 * they take time by design.
 *
 * @throws InputError if none does
 */
export async function decrypted(jwe: string, keys: readonly JsonObject[]): Promise<string> {
  const { compactDecrypt, importJWK } = await import('jose');
  let reason = 'no private key was given';
  for (const jwk of keys) {
    if (!('d' in jwk) && !('k' in jwk)) continue;
    try {
      const key = await importJWK(jwk as Parameters<typeof importJWK>[0], textOf(jwk.alg) || 'ECDH-ES');
      const { plaintext } = await compactDecrypt(jwe, key, { maxDecompressedLength: 2_000_000 });
      return new TextDecoder().decode(plaintext);
    } catch (error) {
      reason = (error as Error).message;
    }
  }
  throw new InputError(`The token cannot be decrypted: ${reason}.`);
}

/** The nonce that a wallet puts as `apu` into the header of an encrypted response (ISO/IEC 18013-7 annex B.4.4.2). */
export function generatedNonce(jwe: string): string | undefined {
  const [header = {}] = objectsOfToken(jwe);
  const apu = fromBase64url(textOf(header.apu));
  return apu?.length ? utf8(apu) : undefined;
}
