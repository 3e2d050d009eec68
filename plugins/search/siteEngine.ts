import type { RemoteSearch } from '../../theme/logic/search/searchSetup.ts';

/** Names of the modules in `theme/logic/search/services/` that speak to each kind of service. */
const SERVICES: Record<NonNullable<RemoteSearch['engine']>, string> = {
  meilisearch: 'meilisearch',
  typesense: 'typesense',
  docsearch: 'docSearch',
};

/** The module that makes the engine of a site whose search asks a service: that one, and no other is loaded. */
export function siteEngineModule({ engine }: RemoteSearch): string {
  const name = engine ? SERVICES[engine] : 'ownService';
  return [
    `import { ${name} } from '../../logic/search/services/${name}.ts';`,
    `import { remoteSite } from './engine/remoteSite.ts';`,
    `export const createSiteEngine = remoteSite(${name});`,
  ].join('\n');
}
