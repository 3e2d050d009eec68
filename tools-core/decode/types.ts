import type { Json, JsonObject, Span } from '../base/index.ts';
import type { CoseInput } from './cose.ts';
import type { MdocInput } from './mdoc.ts';
import type { TokenKind } from './tokenKinds.ts';

/** Formats that are recognized. The first five are those of the verifier. */
export type FormatId =
  | 'w3c-1.1'
  | 'w3c-2.0'
  | 'jwt'
  | 'sd-jwt'
  | 'mdoc'
  | 'status-list'
  | 'status-list-token'
  | 'device-request'
  | 'openid4vp-request'
  | 'openid4vp-response'
  | 'presentation-definition'
  | 'dcql-query'
  | 'did-document'
  | 'jwk'
  | 'jwk-set'
  | 'certificate'
  | 'jwe'
  | 'json-schema'
  | 'anoncreds'
  | 'other-json'
  | 'several'
  | 'other-token'
  | 'cbor'
  | 'unknown';

export type Level = 'credential' | 'presentation' | 'other';

/** One part of an input as readable JSON: the document itself, or header, payload, a disclosure, and so on. */
export interface Part {
  /** Name by which places refer to it, such as `payload`. */
  id: string;
  title: string;
  value: Json;
  /** Which list of explanations fits its members: an id of `explain/`. */
  kind: string;
  span?: Span;
  /** Where each value is in the input, by JSON Pointer, if the part is there as readable text. */
  places?: Map<string, Span>;
}

/** A rule of a format that an input breaks. */
export interface FormatFault {
  /** Key of a cause in `verify/causes.ts`. */
  cause: string;
  detail: string;
  place: Location;
  corrected?: string;
}

/** A JWS in compact form, taken apart (RFC 7515 section 7.1). */
export interface Token {
  header: JsonObject;
  payload: JsonObject;
  signed: string;
  signature: Uint8Array | undefined;
}

/** A disclosure of an SD-JWT (RFC 9901 section 4.2). */
export interface Disclosure {
  text: string;
  /** Digest under the algorithm that the payload names, in base64url. */
  digest: string;
  salt: string;
  /** Absent in a disclosure of an array item. */
  claim?: string;
  value: Json;
  /** Whether a digest of the signed part or of another disclosure names it. */
  isNamed: boolean;
  /** Where it is in the claims, as names and indexes; absent where it is in none. */
  path?: (string | number)[];
}

export interface SdJwt {
  token: Token;
  disclosures: Disclosure[];
  /** The text that the key binding signs by its `sd_hash`. */
  bound: string;
  keyBinding?: Token;
  /** Payload with every disclosed claim in its place. */
  claims: JsonObject;
  /** Digests that nothing discloses: withheld claims or decoys. */
  withheld: number;
}

export interface Decoded {
  format: FormatId;
  name: string;
  /** What in the input shows that it is of this format. */
  why: string[];
  level: Level;
  /** What to do with an input that is not checked here, as a sentence. */
  advice?: string;
  parts: Part[];
  faults: FormatFault[];
  /** The W3C credential or presentation, bare or from a token, or any other JSON object. */
  document?: JsonObject;
  token?: Token;
  /** What kind of token it is, where it is no credential. */
  tokenKind?: TokenKind;
  jwe?: string;
  sdJwt?: SdJwt;
  mdoc?: MdocInput;
  /** A COSE_Sign1 that is not part of an mdoc. */
  cose?: CoseInput;
  certificates?: Uint8Array[];
  /** Credentials inside a presentation or a response, each with its JSON Pointer. */
  contains: { decoded: Decoded; pointer: string }[];
  /** Whether a private key or a secret is in the input. Its value is masked in the parts. */
  hasSecret: boolean;
}

/** Where a value is in a decoded input: the name of a part, and behind it a JSON Pointer, as in `header/kid`. */
export type Location = string;

export function splitLocation(place: Location): { part: string; pointer: string } {
  const part = place.split('/', 1)[0] as string;
  return { part, pointer: place.slice(part.length) };
}

/** What every decoded input has, before anything was found in it. */
export const empty = { faults: [], contains: [], parts: [], hasSecret: false, why: [], level: 'other' as const };
