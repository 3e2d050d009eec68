import { contexts as credentials } from '@digitalbazaar/credentials-context';
import { contexts as dataIntegrity } from '@digitalbazaar/data-integrity-context';
import { contexts as statusList } from '@digitalbazaar/vc-status-list-context';

/** JSON-LD contexts by address. None is loaded, so that nothing is fetched and nothing changes under a proof. */
export const contexts = new Map<string, object>([
  ...credentials,
  ...dataIntegrity,
  ...statusList,
  // The context of the W3C for examples gives every term that is not defined elsewhere a name in one vocabulary.
  [
    'https://www.w3.org/ns/credentials/examples/v2',
    { '@context': { '@vocab': 'https://www.w3.org/ns/credentials/examples#' } },
  ],
]);
