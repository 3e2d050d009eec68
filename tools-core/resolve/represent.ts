import type { Json, JsonObject } from '../base/index.ts';
import { DidProblem } from './problem.ts';

export const RESULT = 'application/did-resolution';
export const DEREFERENCING = 'application/did-url-dereferencing';
export const URI_LIST = 'text/uri-list';

/** Values of `Accept` that ask for the full result (DID Resolution section 12.1, and older names of it). */
export const RESULT_TYPES = [
  RESULT,
  'application/json',
  'application/ld+json;profile="https://w3id.org/did-resolution"',
];
/** Values of `Accept` that ask for the document alone. */
export const DOCUMENT_TYPES = ['application/did', 'application/did+ld+json', 'application/did+json'];

/** What the platform answers. */
export interface Answer {
  status: number;
  contentType: string;
  body: Json;
  /** The header `Location` of an answer 303. */
  location?: string;
}

/** The media type that a request gets: its `Accept`, or without one what the configuration says. */
export function acceptedType(accept: string | undefined, configuration: JsonObject): string {
  if (accept !== undefined && accept !== '' && accept !== '*/*') return accept.replace(/;\s+/g, ';');
  return typeof configuration.contentType === 'string' ? configuration.contentType : RESULT;
}

/** The answer that carries a document. */
export function documentAnswer(type: string, document: JsonObject, metadata: JsonObject): Answer {
  // A deactivated DID answers 410 with its metadata (DID Resolution section 12.1).
  const status = metadata.deactivated === true ? 410 : 200;
  if (DOCUMENT_TYPES.includes(type)) return { status, contentType: type, body: document };
  if (!RESULT_TYPES.includes(type)) {
    throw new DidProblem('REPRESENTATION_NOT_SUPPORTED', `The resolver does not answer with ${type}`);
  }
  return {
    status,
    contentType: type,
    body: {
      didDocument: document,
      didDocumentMetadata: metadata,
      didResolutionMetadata: { contentType: 'application/did+ld+json' },
    },
  };
}
