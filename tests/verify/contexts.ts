import { contexts as credentialContexts } from '@digitalbazaar/credentials-context';
import { contexts as dataIntegrityContexts } from '@digitalbazaar/data-integrity-context';
import { contexts as statusListContexts } from '@digitalbazaar/vc-status-list-context';
import { findKey, type Resolve, type VerificationMethod } from './didDocuments.ts';

/** What JSON-LD asks for a URL. */
export interface LoadedDocument {
  documentUrl: string;
  contextUrl: null;
  document: object;
}

export const EXAMPLES_CONTEXT = 'https://www.w3.org/ns/credentials/examples/v2';

/** JSON-LD contexts by URL. They come from packages, so that nothing is fetched and nothing changes under a proof. */
const contexts = new Map<string, object>([
  ...credentialContexts,
  ...dataIntegrityContexts,
  ...statusListContexts,
  // The context of the W3C for examples gives every term that is not defined elsewhere a name in one vocabulary.
  [EXAMPLES_CONTEXT, { '@context': { '@vocab': 'https://www.w3.org/ns/credentials/examples#' } }],
]);

/** Answers for contexts, DIDs and keys without a network; throws for any other URL. */
export function documentLoader(resolve: Resolve): (url: string) => Promise<LoadedDocument> {
  return async (url) => {
    const document = contexts.get(url) ?? (url.includes('#') ? loadKey(url, resolve) : resolve(url));
    return { documentUrl: url, contextUrl: null, document };
  };
}

/** The key on its own. Data Integrity wants a context beside it. */
function loadKey(url: string, resolve: Resolve): VerificationMethod & { '@context': string } {
  const document = resolve(url.split('#')[0] ?? '');
  const relationship = document.assertionMethod?.includes(url) ? 'assertionMethod' : 'authentication';
  return { '@context': 'https://w3id.org/security/multikey/v1', ...findKey(url, relationship, resolve) };
}
