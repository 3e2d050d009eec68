import { InputError, type JsonObject } from '../base/index.ts';

/** Algorithms of keys that a reader can give (RFC 7518 section 4). Passwords are left out: they take time by design. */
const KEY_ALGORITHMS = [
  'ECDH-ES',
  'ECDH-ES+A128KW',
  'ECDH-ES+A256KW',
  'RSA-OAEP',
  'RSA-OAEP-256',
  'A128KW',
  'A256KW',
  'dir',
];

/**
 * Text inside of an encrypted token (RFC 7516), by the first of the keys that opens it.
 *
 * @throws InputError if none does
 */
export async function decrypted(jwe: string, keys: readonly JsonObject[]): Promise<string> {
  const { compactDecrypt, importJWK } = await import('jose');
  let reason = 'no private key was given';
  for (const jwk of keys) {
    if (!('d' in jwk) && !('k' in jwk)) continue;
    try {
      const key = await importJWK(
        jwk as Parameters<typeof importJWK>[0],
        typeof jwk.alg === 'string' ? jwk.alg : 'ECDH-ES',
      );
      const { plaintext } = await compactDecrypt(jwe, key, {
        keyManagementAlgorithms: KEY_ALGORITHMS,
        maxDecompressedLength: 2_000_000,
      });
      return new TextDecoder().decode(plaintext);
    } catch (error) {
      reason = (error as Error).message;
    }
  }
  throw new InputError(`The token cannot be decrypted: ${reason}.`);
}
