import { isObject, type JsonObject, readPlaces, textOf } from '../base/index.ts';
import { type DidErrorCode, DidProblem, orProblem, STATUS } from './problem.ts';

/** What a reader pasted for a DID: a document, or the result of a deactivated DID. */
export interface Given {
  document?: JsonObject;
  metadata?: JsonObject;
}

/** A response with its headers, as `curl -i` prints it. */
const WITH_HEADERS = /^\s*HTTP\/[\s\S]*?\r?\n\r?\n/;

/**
 * Reads a document, or a whole resolution result (DID Resolution section 4.1).
 * @throws DidProblem for anything else, and for a result without a document, with its reason
 */
export function readGiven(text: string): Given {
  const value = orProblem('INVALID_DID_DOCUMENT', () => readPlaces(text.replace(WITH_HEADERS, '')).value);
  const operation = Array.isArray(value) ? value[0] : value;
  if (isObject(operation) && ('operation' in operation || /^(?:plc_|create$)/.test(textOf(operation.type)))) {
    const detail =
      'This is a PLC operation log, not a document. Paste what https://plc.directory/ returns for the DID itself';
    throw new DidProblem('INVALID_DID_DOCUMENT', detail);
  }
  if (!isObject(value)) throw new DidProblem('INVALID_DID_DOCUMENT', 'The document is not a JSON object');
  return readResult(value);
}

/** Reads a document, or a resolution result. @throws DidProblem with the reason why the result has no document */
export function readResult(value: JsonObject): Given {
  const metadata = isObject(value.didDocumentMetadata) ? { metadata: value.didDocumentMetadata } : {};
  if (isObject(value.didDocument)) return { document: value.didDocument, ...metadata };
  if (!('didDocument' in value)) return { document: value, ...metadata };
  if (metadata.metadata?.deactivated === true) return metadata;
  const { error } = isObject(value.didResolutionMetadata) ? value.didResolutionMetadata : { error: undefined };
  if (error === undefined) throw new DidProblem('INVALID_DID_DOCUMENT', 'The result has no document and no error');
  const code = codeOf(isObject(error) ? textOf(error.type) || textOf(error.code) : textOf(error));
  const said = isObject(error) ? textOf(error.detail) || textOf(error.title) : '';
  throw new DidProblem(code, `The result has no document: ${code}${said ? `, ${said}` : ''}`);
}

/** A code of DID Resolution, section 11, also as drafts wrote it: `notFound`. */
function codeOf(type: string): DidErrorCode {
  const code = type
    .replace(/^.*#/, '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toUpperCase();
  return Object.hasOwn(STATUS, code) ? (code as DidErrorCode) : 'INTERNAL_ERROR';
}
