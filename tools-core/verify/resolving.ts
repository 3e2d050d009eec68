import { isObject, type JsonObject, listOf, ownEntry, tryOr } from '../base/index.ts';
import type { Location } from '../decode/index.ts';
import { fullId, methodOf, ownDocument, readDidUrl } from '../resolve/index.ts';
import { keyOfMethod } from './keyOfMethod.ts';
import { type PublicKey, readKey } from './keys.ts';
import type { Material } from './material.ts';
import { MissingInput, VerificationError } from './types.ts';

export interface Resolver {
  material: Material;
  configuration?: JsonObject | undefined;
}

/** A key that a proof names, with the document that contains it. */
export interface Found {
  did: string;
  document: JsonObject;
  method: JsonObject;
  key: PublicKey;
}

/** Causes of a resolution without a document, by the code of its error (DID Resolution section 11). */
const FAILURES: Record<string, string> = { INTERNAL_ERROR: 'did-late', METHOD_NOT_SUPPORTED: 'method-unknown' };

const OPTIONS = { encoding: 'multibase', enableEncryptionKeyDerivation: false } as const;

/**
 * The document of a DID: from the material, or derived from the DID alone.
 *
 * @throws VerificationError if there is none, MissingInput if it has to be fetched
 */
export function documentOf(did: string, place: Location, resolver: Resolver): JsonObject {
  const { material } = resolver;
  if (material.deactivated.has(did)) throw new VerificationError('did-missing', `${did} was deactivated`, place);
  const given = material.documents.get(did);
  if (given) return given;
  try {
    const document = ownDocument(readDidUrl(did, 'INVALID_DID'), OPTIONS);
    if (document) return document;
  } catch (error) {
    const detail = `${did || 'An empty text'} could not be resolved: ${(error as Error).message}`;
    throw new VerificationError('did-missing', detail, place);
  }
  if (!isSupported(did, resolver)) throw unknownMethod(did, place);
  const [failure] = material.failures;
  if (failure) {
    const detail = `${did} could not be resolved: ${failure.message}`;
    throw new VerificationError(ownEntry(FAILURES, failure.code) ?? 'did-missing', detail, place);
  }
  const text = `The tool can't resolve ${did}. Add its DID document, so the tool can look for the key there.`;
  throw new MissingInput(text, 'did-document');
}

/** Whether the platform resolves the method of a DID. */
const isSupported = (did: string, { configuration = {} }: Resolver): boolean =>
  methodOf(did.split(':')[1] ?? '', configuration)?.key !== undefined;

function unknownMethod(did: string, place: Location, more = ''): VerificationError {
  const detail = `did:${did.split(':')[1]} is not a method that the resolver knows${more}`;
  return new VerificationError('method-unknown', detail, place);
}

/**
 * Rejects a key whose signature is valid, and whose DID the verifier could not have resolved.
 *
 * A document in the material counts for any method, since only its publisher knows who resolves it.
 */
export function rejectUnknownMethod({ did }: Found, place: Location, resolver: Resolver): void {
  if (isSupported(did, resolver) || resolver.material.documents.has(did)) return;
  throw unknownMethod(did, place, '. The signature itself is valid');
}

/** Methods of a document: those of `verificationMethod`, and those that are in a relationship themselves. */
export function methodsOf(document: JsonObject): JsonObject[] {
  const own = ['verificationMethod', 'assertionMethod', 'authentication'];
  return own.flatMap((name) => listOf(document[name])).filter(isObject);
}

/** The other keys of a document that can be read, each with its id. */
export const otherKeys = ({ document, method }: Found): { id: string; key: PublicKey }[] =>
  methodsOf(document).flatMap((other) => {
    const key = other === method ? undefined : tryOr(() => keyOfMethod(other));
    return key ? [{ id: String(other.id), key }] : [];
  });

/** A DID URL without white space around it, percent-encoding of the whole and capitals in its scheme and method. */
export function plainDidUrl(written: string): string {
  const bare = written.trim();
  const url = (/^did%3a/i.test(bare) ? tryOr(() => decodeURIComponent(bare)) : undefined) ?? bare;
  return url.replace(/^(?:DID|Did):\w+/, (start) => start.toLowerCase());
}

/** The keys that a DID URL names: several if a document has its id more than once. @throws VerificationError, MissingInput */
export function findKeys(url: string, place: Location, resolver: Resolver): Found[] {
  const did = didOf(url);
  const id = url.replace(/\?[^#]*/, '');
  const document = documentOf(did, place, resolver);
  const methods = methodsOf(document);
  const [method, ...twins] = methods.filter((one) => fullId(one.id, did) === id);
  if (!method) {
    const [only, ...more] = methods;
    const known = methods.map((one) => String(one.id).replace(did, '')).join(', ');
    const detail = url.includes('#')
      ? `${did} has no key ${id.slice(did.length)}. It has ${known || 'none'}`
      : `${did} is only the DID: the URL of a key has # and the key's name after it`;
    const meant = only && more.length === 0 ? fullId(only.id, did) : undefined;
    throw new VerificationError('key-missing', detail, place, meant);
  }
  const { blockchainAccountId, ethereumAddress, ...others } = method;
  // Only the address of an account, and no key (did:pkh method, section "Read"; EIP-712 signatures).
  const account = blockchainAccountId ?? ethereumAddress;
  if (account !== undefined && !Object.keys(others).some((name) => name.startsWith('publicKey'))) {
    throw new MissingInput(
      `${url} is an account instead of a key. Its key can be recovered from the signature, which this tool doesn't do.`,
    );
  }
  return [
    foundIn(did, document, method, place),
    ...twins.flatMap((one) => tryOr(() => foundIn(did, document, one, place)) ?? []),
  ];
}

/** The DID that a DID URL begins with. */
export const didOf = (url: string): string => url.split(/[#?]/)[0] as string;

/** The warning about a name that different keys have. */
export const ambiguous = (name: string): string =>
  `Different keys have the id ${name}, so it doesn't identify a key. The signature is valid for one of them.`;

/** A key by its verification method. @throws VerificationError */
export const foundIn = (did: string, document: JsonObject, method: JsonObject, place: Location): Found => ({
  did,
  document,
  method,
  key: readKey(() => keyOfMethod(method), place),
});

/** Whether a document lists a key under a relationship (Controlled Identifiers 1.0 section 2.3). */
export function isListed({ document, method, did }: Found, relationship: string): boolean {
  return listOf(document[relationship]).some(
    (one) => fullId(isObject(one) ? one.id : one, did) === fullId(method.id, did),
  );
}
