import { sha256, sha384 } from '@noble/hashes/sha2.js';
import canonicalize from 'canonicalize';
import { bytesOfText, type Json, type JsonObject, joined } from '../base/index.ts';
import type { Location } from '../decode/index.ts';
import { MissingInput, VerificationError } from './verificationError.ts';

export type Canonicalization = 'rdfc' | 'jcs';
/** JSON-LD contexts by address, beside those that are bundled. */
export interface Contexts {
  get(url: string): object | undefined;
  set?(url: string, context: object): unknown;
  /** Contexts that were pasted without their address. */
  loose?: object[];
}

type Hash = 'sha-256' | 'sha-384';

interface Hashing {
  form: Canonicalization;
  hash: Hash;
  place: Location;
  contexts?: Contexts | undefined;
}

/** Hash data of a document and its proof options (VC Data Integrity 1.0 section 4.2; suites, "Hashing"). */
export async function hashData(
  document: JsonObject,
  options: JsonObject,
  { form, hash, place, contexts }: Hashing,
): Promise<Uint8Array> {
  const digest = hash === 'sha-384' ? sha384 : sha256;
  const canonical = (value: JsonObject) => (form === 'jcs' ? jcs(value) : rdfc(value, { place, contexts, hash }));
  const texts = [await canonical(options), await canonical(document)];
  return joined(...texts.map((text) => digest(bytesOfText(text))));
}

/** JSON Canonicalization Scheme (RFC 8785). */
const jcs = (value: JsonObject): string => canonicalize(value) as string;

/** Any value by RFC 8785, to compare it; undefined for none. */
export const canonicalOf = (value: Json | undefined): string | undefined =>
  value === undefined ? undefined : (canonicalize(value) as string);

/**
 * RDF Dataset Canonicalization 1.0 as N-Quads. Contexts are those that are bundled or given: none is ever loaded.
 *
 * @param hash numbers the blank nodes, and has to be that of the suite (ECDSA Cryptosuites 1.0 section 3.2.3)
 * @throws VerificationError for a document that is no JSON-LD, MissingInput for a context that is neither bundled nor given
 */
export async function rdfc(
  document: JsonObject,
  { place, contexts: given, hash = 'sha-256' }: Pick<Hashing, 'place' | 'contexts'> & { hash?: Hash },
): Promise<string> {
  const [{ default: jsonld }, { contexts }] = await Promise.all([import('jsonld'), import('./contexts.ts')]);
  const missing: string[] = [];
  // A context that was pasted without its address stands in for the first that is missing.
  const takeLoose = (url: string): object | undefined => {
    const loose = given?.loose?.shift();
    if (loose) given?.set?.(url, loose);
    return loose;
  };
  const documentLoader = async (url: string) => {
    const found = contexts.get(url) ?? given?.get(url) ?? takeLoose(url);
    if (!found) missing.push(url);
    if (!found) throw new Error('This context is not bundled.');
    return { documentUrl: url, contextUrl: null, document: found };
  };
  try {
    return await jsonld.canonize(document, {
      algorithm: 'RDFC-1.0',
      format: 'application/n-quads',
      // The direction of a text becomes part of its datatype, as those who sign have it (JSON-LD 1.1 API section 8.2.2).
      rdfDirection: 'i18n-datatype',
      canonizeOptions: { messageDigestAlgorithm: hash.toUpperCase() },
      documentLoader,
      // A term without a meaning is an error: it would not be signed (VC Data Integrity 1.0 section 2.4.1).
      safe: true,
    });
  } catch (error) {
    if (missing[0]) {
      throw new MissingInput(
        `Give the JSON-LD context ${missing[0]}: it is not built in, and none is loaded. Paste its JSON next to the credential, as it is or as {"${missing[0]}": …}.`,
        [{ kind: 'context', id: missing[0] }],
      );
    }
    throw new VerificationError('canonicalization', `The document cannot be canonicalized: ${reasonOf(error)}`, place);
  }
}

interface JsonLdError extends Error {
  details?: {
    event?: {
      message?: string;
      details?: { expandedProperty?: string; property?: string; type?: string; value?: unknown };
    };
  };
}

function reasonOf(error: unknown): string {
  const { details, message } = error as JsonLdError;
  const event = details?.event;
  const { type, property, expandedProperty } = event?.details ?? {};
  const term = type ?? property ?? expandedProperty;
  if (!term) return (event?.message ?? message).replace(/\.$/, '');
  return `no context in @context defines the ${type ? 'type' : 'term'} ${JSON.stringify(term)}`;
}
