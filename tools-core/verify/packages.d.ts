// These packages bring no types. Only what this package uses is described.

declare module 'jsonld' {
  interface Options {
    algorithm: 'RDFC-1.0';
    format: 'application/n-quads';
    rdfDirection?: 'i18n-datatype';
    canonizeOptions: { messageDigestAlgorithm: string };
    documentLoader: (url: string) => Promise<{ documentUrl: string; contextUrl: null; document: object }>;
    safe: boolean;
  }
  const jsonld: { canonize(document: object, options: Options): Promise<string> };
  export default jsonld;
}

declare module '@digitalbazaar/bbs-signatures' {
  interface ProofOptions {
    publicKey: Uint8Array;
    proof: Uint8Array;
    header: Uint8Array;
    presentationHeader: Uint8Array;
    disclosedMessages: Uint8Array[];
    disclosedMessageIndexes: number[];
    ciphersuite: string;
  }
  export const CIPHERSUITES: { BLS12381_SHA256: string };
  export function verifyProof(options: ProofOptions): Promise<boolean>;
}
