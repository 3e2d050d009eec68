/** Relationships of a key that signs (Controlled Identifiers 1.0 section 2.3), in the order in which documents list them. */
export const SIGNING = ['authentication', 'assertionMethod', 'capabilityInvocation', 'capabilityDelegation'];

/** All relationships between a subject and its keys. */
export const RELATIONSHIPS = [...SIGNING, 'keyAgreement'];

export const DID_CONTEXT = 'https://www.w3.org/ns/did/v1';
export const JWS_CONTEXT = 'https://w3id.org/security/suites/jws-2020/v1';
export const MULTIKEY_CONTEXT = 'https://w3id.org/security/multikey/v1';
