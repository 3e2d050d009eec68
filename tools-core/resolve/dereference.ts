import { isObject, type Json, type JsonObject, objectsOf, ownEntry } from '../base/index.ts';
import { type DidUrl, fullId } from './didUrl.ts';
import { METHODS } from './methods/definitions.ts';
import { needsOf } from './methods/drivers.ts';
import { DidProblem } from './problem.ts';

/** What a DID URL leads to. */
export interface Dereferenced {
  content: Json;
  /** What the content is, for a reader. */
  what: 'document' | 'verification method' | 'service' | 'selected services' | 'address';
  /** Address of a selected service, or of a file. */
  location?: string;
}

/** Parameters that a DID URL may have (DID 1.1 section 3.2, DID Resolution section 3). */
const PARAMETERS = ['service', 'serviceType', 'relativeRef', 'versionId', 'versionTime', 'versionNumber'];

/** The query of a DID URL as parameters; a plus sign means itself, unlike in forms. */
export function parametersOf({ query }: DidUrl): URLSearchParams {
  return new URLSearchParams(query?.replaceAll('+', '%2B') ?? '');
}

/**
 * Dereferences a DID URL in the document of its DID (DID Resolution section 5.4).
 * @param relationship The option `verificationRelationship`: a use that the key must be allowed for.
 * @throws DidProblem NOT_FOUND if the URL leads nowhere, INVALID_OPTIONS for a relationship that the key lacks.
 */
export function dereference(url: DidUrl, document: JsonObject, relationship?: string): Dereferenced {
  const query = parametersOf(url);
  if (url.path !== '') return file(url, document);
  const unknown = [...query.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined) throw new DidProblem('NOT_FOUND', `did:${url.method} defines no parameter ${unknown}`);
  if (query.has('service') || query.has('serviceType')) return selectService(url, document, query);
  if (url.fragment === undefined) return { content: document, what: 'document' };
  return part(url, document, relationship);
}

function part({ did, fragment }: DidUrl, document: JsonObject, relationship?: string): Dereferenced {
  const id = `${did}#${fragment}`;
  const embedded = Object.values(document).flatMap(objectsOf);
  const found = embedded.find((one) => fullId(one.id, did) === id);
  if (!found) throw new DidProblem('NOT_FOUND', `The document has no ${id}`);
  const isService = objectsOf(document.service).includes(found);
  const uses = relationship === undefined ? [found] : document[relationship];
  const isAllowed = (Array.isArray(uses) ? uses : []).some((use) => fullId(isObject(use) ? use.id : use, did) === id);
  if (!isAllowed) throw new DidProblem('INVALID_OPTIONS', `The key ${id} is not listed under ${relationship}`);
  // Alone, a part needs the contexts of its document to mean the same (DID Resolution section 5.5.1).
  const content = document['@context'] === undefined ? found : { '@context': document['@context'], ...found };
  return { content, what: isService ? 'service' : 'verification method' };
}

function selectService(url: DidUrl, document: JsonObject, query: URLSearchParams): Dereferenced {
  const [name, type] = [query.get('service'), query.get('serviceType')];
  const services = objectsOf(document.service).filter(
    (service) =>
      (name === null || fullId(service.id, url.did) === `${url.did}#${name}`) &&
      (type === null || [service.type].flat().includes(type)),
  );
  if (services.length === 0) {
    throw new DidProblem('NOT_FOUND', `The document has no service ${name ?? `of the type ${type}`}`);
  }
  const location = name === null ? undefined : endpointOf(services[0], query.get('relativeRef'), url.fragment);
  return { content: { ...document, service: services }, what: 'selected services', ...(location && { location }) };
}

/** The address of a service with a relative reference on it (RFC 3986 section 5), where the endpoint is one address. */
function endpointOf(
  { serviceEndpoint }: JsonObject,
  relativeRef: string | null,
  fragment?: string,
): string | undefined {
  const endpoint = Array.isArray(serviceEndpoint) ? serviceEndpoint[0] : serviceEndpoint;
  if (typeof endpoint !== 'string') return undefined;
  try {
    const address = new URL(relativeRef ?? '', endpoint);
    if (fragment !== undefined) address.hash = fragment;
    return address.href;
  } catch {
    throw new DidProblem('NOT_FOUND', `The endpoint ${endpoint} and ${relativeRef ?? 'no reference'} make no address`);
  }
}

/** Paths: a did:web and a did:webvh lead to files of their host; `/whois` of a did:webvh to a presentation. */
function file(url: DidUrl, document: JsonObject): Dereferenced {
  const { method, path } = url;
  const { address } = ownEntry(METHODS, method)?.hasPaths ? needsOf(url, {}) : {};
  if (address === undefined) {
    const why = ownEntry(METHODS, method)?.hasPaths
      ? 'only its ledger knows the resource at'
      : 'it defines no paths, such as';
    throw new DidProblem('NOT_FOUND', `did:${method}: ${why} ${path}`);
  }
  const folder = address.replace(/(?:\.well-known\/)?[^/]+$/, '');
  const location = method === 'webvh' ? implied(path, folder, document) : folder + path.slice(1);
  return { content: location, what: 'address', location };
}

/** A did:webvh has two services unless its document has others (did:webvh v1.0, "DID URL Path Resolution Service"). */
function implied(path: string, folder: string, document: JsonObject): string {
  const isWhois = path === '/whois';
  const own = objectsOf(document.service).find(({ id }) => String(id).endsWith(isWhois ? '#whois' : '#files'));
  const endpoint = typeof own?.serviceEndpoint === 'string' ? own.serviceEndpoint : undefined;
  if (isWhois) return endpoint ?? `${folder}whois.vp`;
  return (endpoint ?? folder).replace(/\/$/, '') + path;
}
