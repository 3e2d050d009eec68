import { isObject, type JsonObject, listOf } from '../base/index.ts';
import type { Place } from '../decode/index.ts';
import { type MethodFacts, methodOf, ownDocument, readDidUrl } from '../resolve/index.ts';
import { KeyError, keyOfMethod, type PublicKey } from './keys.ts';
import type { Material, ResolutionFailure } from './material.ts';
import type { Resolve } from './types.ts';
import { MissingInput, VerificationError } from './verificationError.ts';

export interface Resolver {
  material: Material;
  resolve?: Resolve | undefined;
  /** Configuration of the resolver. */
  configuration?: JsonObject | undefined;
}

/** A key that a proof names, with the document that holds it. */
export interface Found {
  did: string;
  document: JsonObject;
  method: JsonObject;
  key: PublicKey;
}

/**
 * The document of a DID: one that was given, or one that follows from the DID alone.
 *
 * @throws VerificationError if there is none, MissingInput if only a network could tell
 */
export async function documentOf(did: string, place: Place, resolver: Resolver): Promise<JsonObject> {
  const { material, resolve } = resolver;
  if (material.deactivated.has(did)) throw new VerificationError('did-missing', `${did} was deactivated`, place);
  const given = material.documents.get(did);
  if (given) return given;
  try {
    const document = (await resolve?.(did)) ?? ownDocument(readDidUrl(did, 'INVALID_DID'), OPTIONS);
    if (document) return document;
  } catch (error) {
    throw new VerificationError(
      'did-missing',
      `${did || 'An empty text'} could not be resolved: ${(error as Error).message}`,
      place,
    );
  }
  if (!supportedMethod(did, resolver)) throw unknownMethod(did, place);
  const [failure] = material.failures;
  if (failure) throw failedResolution(did, failure, place);
  throw new MissingInput(`${did} needs a network to resolve. Give its DID document, and the key is looked up there.`, [
    { kind: 'did-document', id: did },
  ]);
}

/** Causes of a resolver that gives no document, by the code of its error (DID Resolution section 10). */
const FAILURES: Record<string, string> = {
  INTERNAL_ERROR: 'did-late',
  METHOD_NOT_SUPPORTED: 'method-unknown',
};

function failedResolution(did: string, { code, detail }: ResolutionFailure, place: Place): VerificationError {
  const key = Object.hasOwn(FAILURES, code) ? (FAILURES[code] as string) : 'did-missing';
  return new VerificationError(
    key,
    `${did} could not be resolved: ${[code, detail].filter(Boolean).join(', ')}`,
    place,
  );
}

const OPTIONS = { encoding: 'multibase', enableEncryptionKeyDerivation: false } as const;

/** What the platform knows of the method of a DID; undefined for a method that it does not resolve. */
function supportedMethod(did: string, { configuration = {} }: Resolver): MethodFacts | undefined {
  const method = methodOf(did.split(':')[1] ?? '', configuration);
  return method?.key === undefined ? undefined : method;
}

const unknownMethod = (did: string, place: Place, more = ''): VerificationError =>
  new VerificationError(
    'method-unknown',
    `did:${did.split(':')[1]} is no method that the resolver knows${more}`,
    place,
  );

/**
 * Refuses a key whose signature holds, and whose DID the verifier could not have resolved.
 *
 * A document that the reader gave is taken as it is, since only its publisher knows who resolves it.
 */
export function rejectUnknownMethod({ did }: Found, place: Place, resolver: Resolver): void {
  if (supportedMethod(did, resolver) || resolver.material.documents.has(did)) return;
  throw unknownMethod(did, place, '. The signature itself holds');
}

/** Methods of a document: those of `verificationMethod`, and those that stand in a relationship themselves. */
export function methodsOf(document: JsonObject): JsonObject[] {
  const own = ['verificationMethod', 'assertionMethod', 'authentication'];
  return own.flatMap((name) => listOf(document[name])).filter(isObject);
}

const fullId = (id: unknown, did: string): string => (String(id).startsWith('#') ? did + String(id) : String(id));

/** The key that a DID URL names. @throws VerificationError, MissingInput */
export async function findKey(url: string, place: Place, resolver: Resolver): Promise<Found> {
  const did = url.split(/[#?]/)[0] as string;
  const document = await documentOf(did, place, resolver);
  const method = methodsOf(document).find(({ id }) => fullId(id, did) === url);
  if (!method && !url.includes('#')) throw withoutFragment(url, document, place);
  if (!method) {
    const known = methodsOf(document).map(({ id }) => String(id).replace(did, ''));
    throw new VerificationError(
      'key-missing',
      `${did} has no key ${url.slice(did.length)}. It has ${known.join(', ') || 'none'}`,
      place,
    );
  }
  if (isAccount(method)) {
    throw new MissingInput(
      `${url} is an account, and no key: its key is in the signature, from which none is read here.`,
    );
  }
  return foundIn(did, document, method, place);
}

/** A key by its verification method. @throws VerificationError */
export const foundIn = (did: string, document: JsonObject, method: JsonObject, place: Place): Found => ({
  did,
  document,
  method,
  key: readKey(() => keyOfMethod(method), place),
});

/** A DID in place of the URL of one of its keys. */
function withoutFragment(did: string, document: JsonObject, place: Place): VerificationError {
  const ids = methodsOf(document).map(({ id }) => fullId(id, did));
  const detail = `${did} is the DID alone: the URL of a key has # and the name of the key behind it`;
  return new VerificationError('key-missing', detail, place, ids.length === 1 ? ids[0] : undefined);
}

/** Whether a method has only the address of an account in place of a key (did:pkh method, section "Read"). */
const isAccount = ({ blockchainAccountId, publicKeyJwk, publicKeyMultibase }: JsonObject): boolean =>
  blockchainAccountId !== undefined && publicKeyJwk === undefined && publicKeyMultibase === undefined;

/** A key, or the failure that says what is wrong with it. */
export function readKey(read: () => PublicKey, place: Place): PublicKey {
  try {
    return read();
  } catch (error) {
    if (error instanceof KeyError) throw new VerificationError(error.key, `${error.message}`, place);
    throw error;
  }
}

/** Whether a document lists a key under a relationship (Controlled Identifiers 1.0 section 2.3). */
export function isListed({ document, method, did }: Found, relationship: string): boolean {
  return listOf(document[relationship]).some(
    (one) => fullId(isObject(one) ? one.id : one, did) === fullId(method.id, did),
  );
}
