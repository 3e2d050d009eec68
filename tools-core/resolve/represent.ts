import type { Json, JsonObject } from '../base/index.ts';
import type { Dereferenced } from './dereference.ts';
import { DidProblem } from './problem.ts';

const RESULT = 'application/did-resolution';
const DEREFERENCING = 'application/did-url-dereferencing';
const URI_LIST = 'text/uri-list';
const DOCUMENT = 'application/did+ld+json';

/** Values of `Accept` that ask for the full result (DID Resolution section 12.1, and older names of it). */
const RESULT_TYPES = [RESULT, 'application/json', 'application/ld+json;profile="https://w3id.org/did-resolution"'];
/** Values of `Accept` that ask for the document alone. */
const DOCUMENT_TYPES = ['application/did', DOCUMENT, 'application/did+json'];
/** Values of `Accept` that ask for what a DID URL leads to. */
export const URL_TYPES = [DEREFERENCING, URI_LIST];

/** The response of the platform. */
export interface ResolverResponse {
  status: number;
  contentType: string;
  body: Json;
  /** The header `Location` of a response 303. */
  location?: string;
}

/** The media type that a request gets: its `Accept`, or without one that of the configuration. */
export function acceptedType(accept: string | undefined, configuration: JsonObject): string {
  if (accept !== undefined && accept !== '' && accept !== '*/*') return accept.replace(/;\s+/g, ';');
  return typeof configuration.contentType === 'string' ? configuration.contentType : RESULT;
}

/** The response for a deactivated DID is 410 with its metadata (DID Resolution section 12.1). */
const statusOf = ({ deactivated }: JsonObject) => (deactivated === true ? 410 : 200);

/** The response that carries a document. */
export function documentResponse(type: string, document: JsonObject, metadata: JsonObject): ResolverResponse {
  const status = statusOf(metadata);
  if (DOCUMENT_TYPES.includes(type)) return { status, contentType: type, body: document };
  if (!RESULT_TYPES.includes(type))
    throw new DidProblem('REPRESENTATION_NOT_SUPPORTED', `The resolver doesn't return ${type}`);
  const didResolutionMetadata = { contentType: DOCUMENT };
  const body = { didDocument: document, didDocumentMetadata: metadata, didResolutionMetadata };
  return { status, contentType: type, body };
}

/** The response that carries what a DID URL leads to. */
export function dereferencedResponse(type: string, found: Dereferenced, metadata: JsonObject): ResolverResponse {
  const { content, location, what } = found;
  const contentType = what === 'address' ? URI_LIST : DOCUMENT;
  if (type === URI_LIST && location !== undefined) return { status: 303, contentType: URI_LIST, body: null, location };
  const status = statusOf(metadata);
  if (type !== DEREFERENCING) return { status, contentType, body: content };
  const body = { content, contentMetadata: metadata, dereferencingMetadata: { contentType } };
  return { status, contentType: type, body };
}

/** The response without a document: that of an error, or of a deactivated DID (DID Resolution section 12.1). */
export function emptyResponse(
  status: number,
  type: string,
  isUrl: boolean,
  metadata: JsonObject,
  error?: Json,
): ResolverResponse {
  const result: JsonObject = error === undefined ? {} : { error };
  if (isUrl) {
    const body = { content: null, contentMetadata: metadata, dereferencingMetadata: result };
    return { status, contentType: DEREFERENCING, body };
  }
  const body = { didDocument: null, didDocumentMetadata: metadata, didResolutionMetadata: result };
  return { status, contentType: RESULT_TYPES.includes(type) ? type : RESULT, body };
}
