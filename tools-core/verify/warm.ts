/**
 * Fetches what is otherwise fetched when an input needs it: canonicalization with its contexts, the suites for
 * selective disclosure, decryption, and the validator of schemas. From then on, every input works without a network.
 */
export async function warm(): Promise<void> {
  await Promise.all([
    import('./dataIntegrity.ts'),
    import('./statusPolicy.ts'),
    import('./mdocProof.ts'),
    import('./chain.ts'),
    import('../decode/fromCbor.ts'),
    import('../decode/fromCertificates.ts'),
    import('../explain/index.ts'),
    import('jsonld'),
    import('./contexts.ts'),
    import('./ecdsaSd.ts'),
    import('./bbs.ts'),
    import('jose'),
    import('@cfworker/json-schema'),
  ]);
}
