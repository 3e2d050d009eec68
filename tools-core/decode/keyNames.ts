/** Names of keys by their object identifiers (RFC 5480, RFC 8410, RFC 8017). */
export const KEY_NAMES: Record<string, string> = {
  '1.2.840.10045.3.1.7': 'P-256',
  '1.3.132.0.34': 'P-384',
  '1.3.132.0.35': 'P-521',
  '1.3.132.0.10': 'secp256k1',
  '1.3.101.112': 'Ed25519',
  '1.2.840.113549.1.1.1': 'RSA',
};
