import * as readers from '../decode/readers.ts';

/**
 * Fetches what is otherwise fetched when an input needs it: proofs, canonicalization with its contexts, the suites for
 * selective disclosure, decryption, and the validator of schemas. From then on, every input works without a network.
 */
export async function preload(): Promise<void> {
  await Promise.all([
    import('./dataIntegrity.ts'),
    import('./ecdsaSd.ts'),
    import('./bbs.ts'),
    import('./jws.ts'),
    import('./keysOfDid.ts'),
    import('./keyNotes.ts'),
    import('./statusPolicy.ts'),
    import('./schemaPolicy.ts'),
    import('./mdocProof.ts'),
    import('../faults/mdocSample.ts'),
    import('./sdJwtProof.ts'),
    import('./chain.ts'),
    import('./checkClient.ts'),
    import('../request/index.ts'),
    ...Object.values(readers).map((load) => load()),
    import('../explain/index.ts'),
    import('../explain/tokens.ts'),
    import('jsonld'),
    import('./contexts.ts'),
    import('jose'),
    import('./decrypt.ts'),
    import('@cfworker/json-schema'),
  ]);
}
