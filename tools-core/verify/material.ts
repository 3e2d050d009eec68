import { InputError, isObject, type JsonObject, textOf } from '../base/index.ts';
import { type Decoded, decode } from '../decode/index.ts';

/** Why a resolver gave no document. */
export interface ResolutionFailure {
  /** As in `NOT_FOUND`. */
  code: string;
  detail: string;
}

/** What stands beside an input, sorted by what it is. */
export interface Material {
  documents: Map<string, JsonObject>;
  /** DIDs whose resolution result says that they ended (DID Resolution section 7.1.3). */
  deactivated: Set<string>;
  /** Resolution results without a document: why a resolver gave none (DID Resolution section 7.3). */
  failures: ResolutionFailure[];
  /** Status list credentials and status list tokens, by address. */
  lists: Map<string, Decoded>;
  schemas: Map<string, JsonObject>;
  /** Certificates of authorities that are trusted, as DER. */
  roots: Uint8Array[];
  keys: JsonObject[];
}

/** Sorts texts by what they are. Unreadable ones and other formats are left out. */
export function materialOf(texts: readonly string[]): Material {
  const material: Material = {
    documents: new Map(),
    deactivated: new Set(),
    failures: [],
    lists: new Map(),
    schemas: new Map(),
    roots: [],
    keys: [],
  };
  for (const text of texts) {
    try {
      sort(decode(text), material);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  }
  return material;
}

function sort(decoded: Decoded, material: Material): void {
  const { documents, deactivated, lists, schemas, roots, keys } = material;
  const document = decoded.document ?? {};
  const failure = decoded.format === 'did-document' ? failureIn(document) : undefined;
  if (failure) {
    material.failures.push(failure);
  } else if (decoded.format === 'did-document') {
    const found = isObject(document.didDocument) ? document.didDocument : document;
    documents.set(String(found.id), found);
    const { didDocumentMetadata: metadata } = document;
    if (isObject(metadata) && metadata.deactivated === true) deactivated.add(String(found.id));
  } else if (decoded.format === 'status-list') {
    lists.set(String(document.id), decoded);
  } else if (decoded.format === 'jwt' && isListCredential(document)) {
    lists.set(String(document.id), decoded);
  } else if (decoded.format === 'status-list-token') {
    lists.set(String(decoded.token?.payload.sub), decoded);
  } else if (decoded.format === 'json-schema') {
    schemas.set(String(document.$id), document);
  } else if (decoded.format === 'certificate') {
    roots.push(...(decoded.certificates ?? []));
  } else if (decoded.format === 'jwk') {
    keys.push(document);
  } else if (decoded.format === 'jwk-set' && Array.isArray(document.keys)) {
    keys.push(...document.keys.filter(isObject));
  }
}

const isListCredential = ({ credentialSubject }: JsonObject): boolean =>
  isObject(credentialSubject) && 'encodedList' in credentialSubject;

function failureIn({ didDocument, didResolutionMetadata: metadata }: JsonObject): ResolutionFailure | undefined {
  if (isObject(didDocument) || !isObject(metadata) || metadata.error === undefined) return undefined;
  const { error } = metadata;
  const type = isObject(error) ? textOf(error.type) : textOf(error);
  const detail = isObject(error) ? textOf(error.detail) || textOf(error.title) : '';
  return { code: type.replace(/^.*#/, ''), detail };
}
