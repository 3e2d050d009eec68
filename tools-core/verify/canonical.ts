import canonicalize from 'canonicalize';
import type { Json, JsonObject } from '../base/index.ts';
import type { Location } from '../decode/index.ts';
import { MissingInput, VerificationError } from './types.ts';

export type Canonicalization = 'rdfc' | 'jcs';
export type HashName = 'sha-256' | 'sha-384';

/** What canonicalization needs in addition to a document. */
export interface Canonicalizing {
  place: Location;
  /** A JSON-LD context by its address, in addition to those that are bundled. */
  findContext?: ((url: string) => object | undefined) | undefined;
  /** Numbers the blank nodes, and has to be that of the suite (ECDSA Cryptosuites 1.0 section 3.2.3). */
  hash?: HashName;
}

export const jcs = (value: Json | undefined): string | undefined =>
  value === undefined ? undefined : (canonicalize(value) as string);

/**
 * RDF Dataset Canonicalization 1.0 as N-Quads. Contexts are those that are bundled or given: none is ever loaded.
 *
 * @throws VerificationError for a document that is no JSON-LD, MissingInput for a context that is neither bundled nor given
 */
export async function rdfc(
  document: JsonObject,
  { place, findContext, hash = 'sha-256' }: Canonicalizing,
): Promise<string> {
  const [{ default: jsonld }, { contexts }] = await Promise.all([import('jsonld'), import('./contexts.ts')]);
  let missing: string | undefined;
  const documentLoader = async (url: string) => {
    const found = contexts.get(url) ?? findContext?.(url);
    if (!found) missing ??= url;
    if (!found) throw new Error("This context isn't included in the tool.");
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
    if (missing === undefined) {
      const detail = `The document cannot be canonicalized: ${reasonOf(error)}`;
      throw new VerificationError('canonicalization', detail, place);
    }
    throw new MissingInput(
      `Add the JSON-LD context ${missing}, which isn't built in and can't be fetched. Paste its JSON with the supporting documents, as it is or as {"${missing}": …}.`,
      [{ kind: 'context', id: missing }],
    );
  }
}

interface JsonLdError extends Error {
  details?: {
    event?: { message?: string; details?: { expandedProperty?: string; property?: string; type?: string } };
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
