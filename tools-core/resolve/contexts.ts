export const DID_CONTEXT = 'https://www.w3.org/ns/did/v1';
export const JWS_CONTEXT = 'https://w3id.org/security/suites/jws-2020/v1';
export const MULTIKEY_CONTEXT = 'https://w3id.org/security/multikey/v1';
