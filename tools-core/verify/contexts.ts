import { contexts as credentials } from '@digitalbazaar/credentials-context';
import { contexts as dataIntegrity } from '@digitalbazaar/data-integrity-context';
import { contexts as statusList } from '@digitalbazaar/vc-status-list-context';

/** JSON-LD contexts by address. None is loaded, so that nothing is fetched and nothing changes under a proof. */
export const contexts = new Map<string, object>([
  ...credentials,
  ...dataIntegrity,
  ...statusList,
  // The W3C's context for examples defines every term that no other context does.
  [
    'https://www.w3.org/ns/credentials/examples/v2',
    { '@context': { '@vocab': 'https://www.w3.org/ns/credentials/examples#' } },
  ],
]);
