// The packages below bring no types of their own. Only what the tests use is described.

interface SelectiveCryptosuite {
  name: string;
}

declare module '@digitalbazaar/ecdsa-sd-2023-cryptosuite' {
  export function createSignCryptosuite(options: { mandatoryPointers: string[] }): SelectiveCryptosuite;
  export function createDiscloseCryptosuite(options: { selectivePointers: string[] }): SelectiveCryptosuite;
}

declare module '@digitalbazaar/bbs-2023-cryptosuite' {
  export function createSignCryptosuite(options: { mandatoryPointers: string[] }): SelectiveCryptosuite;
  export function createDiscloseCryptosuite(options: { selectivePointers: string[] }): SelectiveCryptosuite;
}

declare module '@digitalbazaar/bls12-381-multikey' {
  interface KeyPair {
    export(options: { publicKey: true }): Promise<{ publicKeyMultibase: string }>;
    signer(): import('@digitalbazaar/data-integrity').Signer;
  }
  export function generateBbsKeyPair(options: { algorithm: string; seed: Uint8Array }): Promise<KeyPair>;
}
