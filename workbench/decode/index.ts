export { type CborMap, readCbor, viewOf } from './cbor.ts';
export { type CertificateFacts, KEY_NAMES, readCertificate } from './certificate.ts';
export { decode } from './decode.ts';
export { coseSign1Of, mdocKindOf } from './mdoc.ts';
export type { CoseSign1, Element, Mdoc, MdocInput } from './mdocTypes.ts';
export { decodeSdJwt, digestOf } from './sdJwt.ts';
export { jsonOfPart } from './token.ts';
export type { Decoded, Disclosure, FormatFault, FormatId, Level, Part, Place, SdJwt, Token } from './types.ts';
export { isInstant, versionOf } from './w3c.ts';
