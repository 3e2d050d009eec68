// The packages below bring no types of their own. Only what the examples use is described.

declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, object>;
}

declare module '@digitalbazaar/data-integrity-context' {
  export const contexts: Map<string, object>;
}

declare module '@digitalbazaar/vc-status-list-context' {
  export const contexts: Map<string, object>;
}

declare module '@digitalbazaar/data-integrity' {
  export interface Cryptosuite {
    name: string;
  }
  export interface Signer {
    id: string;
    algorithm: string;
    sign(input: { data: Uint8Array }): Promise<Uint8Array>;
  }
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: Cryptosuite; signer?: Signer; date?: string });
  }
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: import('@digitalbazaar/data-integrity').Cryptosuite;
}

declare module '@digitalbazaar/ecdsa-rdfc-2019-cryptosuite' {
  export const cryptosuite: import('@digitalbazaar/data-integrity').Cryptosuite;
}

declare module '@digitalbazaar/eddsa-jcs-2022-cryptosuite' {
  export function createSignCryptosuite(): import('@digitalbazaar/data-integrity').Cryptosuite;
  export function createVerifyCryptosuite(): import('@digitalbazaar/data-integrity').Cryptosuite;
}

declare module '@digitalbazaar/ecdsa-jcs-2019-cryptosuite' {
  export function createSignCryptosuite(): import('@digitalbazaar/data-integrity').Cryptosuite;
  export function createVerifyCryptosuite(): import('@digitalbazaar/data-integrity').Cryptosuite;
}

declare module 'jsonld-signatures' {
  type Purpose = object;
  interface Options {
    suite: unknown;
    purpose: Purpose;
    documentLoader: (url: string) => Promise<object>;
  }
  interface Verification {
    verified: boolean;
    results?: { verificationMethod?: { controller: string } }[];
    error?: Error | Error[];
  }
  const jsigs: {
    sign<T extends object>(document: T, options: Options): Promise<T & { proof: Record<string, unknown> }>;
    derive(document: object, options: Options): Promise<import('../../tools-core/base/index.ts').JsonObject>;
    verify(document: object, options: Options): Promise<Verification>;
    purposes: {
      AssertionProofPurpose: new () => Purpose;
      AuthenticationProofPurpose: new (expected: { challenge: string; domain?: string }) => Purpose;
    };
  };
  export default jsigs;
}
