// Reads responses and what is around them, and finds what went wrong. "Check your response" and the error decoder share
// it. Problem objects: RFC 9457. Errors of DIDs: DID Resolution, section 11. Exit codes of curl: its manual.
export { decodeError } from './decodeError.ts';
export { type Diagnosis, diagnose } from './diagnose.ts';
export * from './errorCatalog.ts';
export { findResponses, findStatuses } from './findResponses.ts';
export { readResponse } from './readResponse.ts';
