import type { RemoteSearch } from '../../../logic/search/searchSetup.ts';
import type { SearchService } from '../../../logic/search/services/searchService.ts';
import { createRemoteEngine } from './remoteEngine.ts';
import type { CreateSiteEngine } from './siteEngine.ts';

/** Asks a search service, in the language and the version of the page in view where the site has several. */
export function remoteSite<Setup extends RemoteSearch>(service: SearchService<Setup>): CreateSiteEngine {
  return ({ setup: { indexes, remote }, current, lang, addressOf }) => {
    const page = indexes.find(({ name }) => name === current);
    const isOneOf = (value: 'lang' | 'version') => new Set(indexes.map((index) => index[value])).size > 1;
    const only = { lang: isOneOf('lang') ? lang : '', version: isOneOf('version') ? (page?.version ?? '') : '' };
    return createRemoteEngine({ service, remote: remote as Setup, lang, only, addressOf });
  };
}
