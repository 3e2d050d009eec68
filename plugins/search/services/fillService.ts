import type { RemoteSearch } from '../../../theme/logic/search/searchSetup.ts';
import { pushToDocSearch } from './docSearch.ts';
import { pushToMeilisearch } from './meilisearch.ts';
import { type Call, type Pause, type PushedIndex, type Pushing, ServiceError } from './serviceClient.ts';
import { pushToTypesense } from './typesense.ts';

/** A service that is filled by us. */
export type FilledService = Extract<RemoteSearch, { searchKey: string }>;

/** Makes what asks a host with headers. */
export type Connect = (apiUrl: string, headers: Record<string, string>) => Call;

/**
 * Hands an index to the service of a site.
 * @param adminKey a key that may write, which never becomes part of the site
 * @throws Error where the public key of the site may do more than search, before anything is written
 */
export async function fillService(
  service: FilledService,
  adminKey: string,
  index: Omit<PushedIndex, 'name'>,
  connect: Connect,
  pause: Pause,
): Promise<void> {
  if (!(await isPublicKey(service, connect))) {
    throw new Error(
      'The searchKey of site.json may do more than search, and every reader has it. Nothing was written.',
    );
  }
  const [{ value: name }] = service.searchIndexes;
  await PUSHING[service.engine](connectWith(service, adminKey, connect), { ...index, name }, pause);
}

const PUSHING: Record<FilledService['engine'], Pushing> = {
  meilisearch: pushToMeilisearch,
  typesense: pushToTypesense,
  docsearch: pushToDocSearch,
};

function connectWith(service: FilledService, key: string, connect: Connect): Call {
  switch (service.engine) {
    case 'meilisearch':
      return connect(service.apiUrl, { Authorization: `Bearer ${key}` });
    case 'typesense':
      return connect(service.apiUrl, { 'X-TYPESENSE-API-KEY': key });
    case 'docsearch':
      // The hosts that are nearest to readers take no records.
      return connect(service.apiUrl.replace('-dsn.algolia.net', '.algolia.net'), {
        'X-Algolia-Application-Id': service.appId,
        'X-Algolia-API-Key': key,
      });
  }
}

/** A key that may only search is not shown the list of keys, in each of the services. */
async function isPublicKey(service: FilledService, connect: Connect): Promise<boolean> {
  try {
    await connectWith(service, service.searchKey, connect)('GET', service.engine === 'docsearch' ? '/1/keys' : '/keys');
    return false;
  } catch (error) {
    if (error instanceof ServiceError && [401, 403].includes(error.status)) return true;
    throw error;
  }
}
