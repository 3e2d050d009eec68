import { InputError, type JsonObject, textOf } from '../base/index.ts';

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
