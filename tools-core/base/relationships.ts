/** Relationships of a key that signs (Controlled Identifiers 1.0 section 2.3), in the order in which documents list them. */
export const SIGNING = ['authentication', 'assertionMethod', 'capabilityInvocation', 'capabilityDelegation'];

/** All relationships between a subject and its keys. */
export const RELATIONSHIPS = [...SIGNING, 'keyAgreement'];
