/** One index of the site: that of a language and a version. */
export interface IndexInfo {
  /** Unique among the indexes. */
  name: string;
  /** What its tab says. */
  label: string;
  lang: string;
  /** Empty on a site without versions, and where all versions share an index. */
  version: string;
  /** File name below `static/` of the whole index, which is published for others. */
  file: string;
  /** File name below `static/` of what a search in the browser loads first. It names the other parts. */
  head: string;
}

interface Service {
  apiUrl: string;
  /** Names that the service knows its indexes by, with what their tabs say. The first is that of this site. */
  searchIndexes: { value: string; label: string }[];
}

/** A service of your own, whose address takes `keyword`, `limit`, `searchIndexes` and `lang`. */
export interface OwnService extends Service {
  engine?: undefined;
}

/** A service that others make. */
export interface HostedService extends Service {
  engine: 'meilisearch' | 'typesense';
  /** A key that may search and nothing else: every reader has it. */
  searchKey: string;
}

/** Algolia, with the records of DocSearch. */
export interface DocSearchService extends Service {
  engine: 'docsearch';
  appId: string;
  searchKey: string;
}

/** A search service that answers in place of the index files. */
export type RemoteSearch = OwnService | HostedService | DocSearchService;

/** What the build tells the theme about search. */
export interface SearchSetup {
  indexes: IndexInfo[];
  remote?: RemoteSearch;
}

/** The index of the page in view, or the site's only one. */
export function currentIndex({ indexes }: SearchSetup, lang: string, version: string): IndexInfo | undefined {
  const ofLanguage = indexes.filter((index) => index.lang === lang);
  const exact = ofLanguage.find((index) => index.version === version || index.version === '');
  return exact ?? ofLanguage[0] ?? indexes[0];
}
