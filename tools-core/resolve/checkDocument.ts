import {
  isObject,
  type Json,
  type JsonObject,
  member,
  objectsOf,
  PRIVATE_MEMBERS,
  RELATIONSHIPS,
  textOf,
  tryOr,
} from '../base/index.ts';
import { keyOfMethod } from '../verify/keyOfMethod.ts';
import { fullId, readDidUrl } from './didUrl.ts';

/** Something wrong in a DID document. */
export interface DocumentFault {
  /** Where, as a JSON Pointer (RFC 6901). */
  pointer: string;
  message: string;
  /** Whether the document is rejected for it, or used all the same. */
  severity: 'error' | 'warning';
}

/**
 * What keeps a document from being that of a DID (DID Resolution section 4; DID 1.1 sections 5.1 to 5.4).
 * @returns The faults in the order of the document; none for a document that may be used.
 */
export function checkDocument(document: Json, did: string): DocumentFault[] {
  const faults: DocumentFault[] = [];
  const report: Report = (pointer, message, severity = 'error') => faults.push({ pointer, message, severity });
  if (!isObject(document)) {
    report('', 'The document is not a JSON object.');
    return faults;
  }
  const id = JSON.stringify(document.id) ?? 'missing';
  if (document.id !== did) report('/id', `The id must be exactly ${did}, but it is ${id}.`);
  for (const [index, method] of arrayAt(document, 'verificationMethod', report).entries()) {
    checkMethod(method, `/verificationMethod/${index}`, report);
  }
  for (const name of RELATIONSHIPS) {
    for (const [index, one] of arrayAt(document, name, report).entries()) {
      if (isObject(one)) checkMethod(one, `/${name}/${index}`, report);
      else if (!isReference(one))
        report(`/${name}/${index}`, 'A relationship can contain only keys and DID URLs of keys.');
    }
  }
  if ('publicKey' in document)
    report('/publicKey', 'publicKey is the name in early drafts. Resolvers read only verificationMethod.', 'warning');
  checkReferences(document, did, report);
  for (const [index, service] of arrayAt(document, 'service', report).entries()) {
    checkService(service, `/service/${index}`, report);
  }
  for (const [index, name] of arrayAt(document, 'alsoKnownAs', report).entries()) {
    if (typeof name !== 'string' || !/^[a-z][a-z0-9+.-]*:/i.test(name))
      report(`/alsoKnownAs/${index}`, 'This is not a URI.');
  }
  return faults;
}

type Report = (pointer: string, message: string, severity?: DocumentFault['severity']) => void;

/** References of relationships to keys of the same document that are not in it. */
function checkReferences(document: JsonObject, did: string, report: Report): void {
  const full = (id: unknown) => fullId(id, did);
  const own = ['verificationMethod', ...RELATIONSHIPS].flatMap((name) => objectsOf(document[name]));
  const ids = own.map(({ id }) => full(id));
  for (const [index, id] of ids.entries()) {
    const isTwice = ids.indexOf(id) < index;
    if (isTwice)
      report(
        '/verificationMethod',
        `Two verification methods have the id ${id}, so it doesn't identify a key.`,
        'warning',
      );
  }
  for (const name of RELATIONSHIPS) {
    const value = document[name];
    for (const [index, one] of (Array.isArray(value) ? value : []).entries()) {
      if (typeof one === 'string' && full(one).startsWith(`${did}#`) && !ids.includes(full(one)))
        report(`/${name}/${index}`, `No verification method of the document has the id ${one}.`, 'warning');
    }
  }
}

function arrayAt(document: JsonObject, name: string, report: Report): Json[] {
  const value = document[name];
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  report(`/${name}`, `The member ${name} is not an array.`);
  return [];
}

/** A DID URL, or what is relative to the DID of the document. */
function isReference(value: Json | undefined): boolean {
  if (typeof value !== 'string') return false;
  if (value.startsWith('#')) return value.length > 1;
  return tryOr(() => readDidUrl(value, 'INVALID_DID_URL')) !== undefined;
}

type Rule = [isWrong: boolean, place: string, message: string, severity?: DocumentFault['severity']];

function reportAll(pointer: string, rules: Rule[], report: Report): void {
  for (const [isWrong, place, message, severity] of rules) if (isWrong) report(pointer + place, message, severity);
}

function checkMethod(method: Json, pointer: string, report: Report): void {
  if (!isObject(method)) {
    report(pointer, 'A verification method must be an object.');
    return;
  }
  const { id, type, controller, publicKeyJwk: jwk } = method;
  const hasTwo = jwk !== undefined && 'publicKeyMultibase' in method;
  const noController = 'The verification method has no controller, which the standard requires.';
  const secret = isObject(jwk) ? PRIVATE_MEMBERS.find((name) => name in jwk) : undefined;
  const privateKey = Object.keys(method).find((name) => /^(?:private|secret)Key/.test(name));
  const [place, why] = keyProblem(method) ?? [];
  const rules: Rule[] = [
    [!isReference(id), '/id', 'The id of a verification method must be a DID URL.'],
    [typeof type !== 'string', '/type', 'A verification method must have a type, which is one string.'],
    // Many documents leave it out, and resolvers read them.
    [controller === undefined, '', noController, 'warning'],
    [
      controller !== undefined && !textOf(controller).startsWith('did:'),
      '/controller',
      'The controller of a verification method must be a DID.',
    ],
    [hasTwo, '', 'A verification method can contain its key in only one form, but this one has two.'],
    [jwk !== undefined && !textOf(member(jwk, 'kty')), '/publicKeyJwk', 'The key is not a JWK: it has no member kty.'],
    [secret !== undefined, `/publicKeyJwk/${secret}`, 'The member is a private key. Replace the key.'],
    [privateKey !== undefined, `/${privateKey}`, 'The member is a private key. Replace the key.'],
    [why !== undefined, `/${place}`, `The key cannot be used: ${why}`, 'warning'],
  ];
  reportAll(pointer, rules, report);
}

/** Why nobody can use a key, with the member that contains it. Documents with such a key are resolved all the same. */
function keyProblem(method: JsonObject): [place: string, why: string] | undefined {
  const name = ['publicKeyJwk', 'publicKeyMultibase'].find((one) => method[one] !== undefined);
  if (!name) return undefined;
  try {
    keyOfMethod(method);
    return undefined;
  } catch (error) {
    return [name, (error as Error).message];
  }
}

function checkService(service: Json, pointer: string, report: Report): void {
  if (!isObject(service)) {
    report(pointer, 'A service must be an object.');
    return;
  }
  const { id, type, serviceEndpoint: endpoint } = service;
  const rules: Rule[] = [
    [id === undefined, '', 'The service has no id, which the standard requires.', 'warning'],
    [id !== undefined && typeof id !== 'string', '/id', 'The id of a service must be a URI.'],
    [typeof type !== 'string' && !Array.isArray(type), '/type', 'A service must have a type.'],
    [endpoint === undefined || endpoint === null, '/serviceEndpoint', 'A service must have a serviceEndpoint.'],
  ];
  reportAll(pointer, rules, report);
}
