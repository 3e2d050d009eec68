import type { Json, JsonObject } from '../plugins/openapi/specFiles.ts';
import type { Call } from './call.ts';
import { DidError, type DidUrl, resolveDocument } from './didResolution.ts';
import { linkedResources } from './linkedResources.ts';

export interface Dereferenced {
  content: Json;
  contentType: string;
  /** Address of a selected service. */
  location?: string;
}

const DOCUMENT = 'application/did+ld+json';
/** Methods that define paths and queries of their own. */
const METHODS_WITH_RESOURCES = ['cheqd', 'web', 'webvh'];

/** Dereferences a DID URL (DID Resolution section 5.4). */
export function dereference(url: DidUrl, call: Call): Dereferenced {
  const { did, method, path, query, fragment } = url;
  if (query.has('versionId') || query.has('versionTime')) {
    throw new DidError('FEATURE_NOT_SUPPORTED', `did:${method} has no earlier versions`);
  }
  if (method === 'cheqd' && query.has('resourceMetadata'))
    return { content: linkedResources(url), contentType: DOCUMENT };
  const document = resolveDocument(did, call);
  if (path !== '' && !METHODS_WITH_RESOURCES.includes(method)) {
    throw new DidError('NOT_FOUND', `did:${method} defines no paths`);
  }
  if (path !== '') throw new DidError('NOT_FOUND', `There is nothing at ${path}`);
  if (query.has('service')) return selectService(document, query);
  if (fragment !== undefined) return { content: findPart(document, `${did}#${fragment}`), contentType: DOCUMENT };
  return { content: document, contentType: DOCUMENT };
}

const listOf = (value: Json | undefined) => (Array.isArray(value) ? value : []) as JsonObject[];

function findPart(document: JsonObject, id: string): JsonObject {
  const parts = [...listOf(document.verificationMethod), ...listOf(document.service)];
  const part = parts.find((one) => one.id === id || document.id + String(one.id) === id);
  if (!part) throw new DidError('NOT_FOUND', `The document has no ${id}`);
  // Alone, a part needs the contexts of its document to mean the same (DID Resolution section 5.5.1).
  return document['@context'] === undefined ? part : { '@context': document['@context'], ...part };
}

function selectService(document: JsonObject, query: URLSearchParams): Dereferenced {
  const name = String(query.get('service'));
  const service = listOf(document.service).find(({ id }) => String(id).endsWith(`#${name}`));
  if (!service) throw new DidError('NOT_FOUND', `The document has no service ${name}`);
  const location = new URL(query.get('relativeRef') ?? '', String(service.serviceEndpoint)).href;
  return { content: { ...document, service: [service] }, contentType: DOCUMENT, location };
}
