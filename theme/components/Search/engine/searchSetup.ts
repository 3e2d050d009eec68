/** One index of the site, for one language and version. */
export interface IndexInfo {
  /** Unique among the indexes. */
  name: string;
  label: string;
  lang: string;
  /** Empty on a site without versions, and if all versions share an index. */
  version: string;
  /** Name of the file with the records, below `static/`. */
  file: string;
  /** Name of the shard manifest, below `static/`. */
  manifest: string;
}

/** A search service that is used instead of the index files. */
export interface RemoteSearch {
  /** Takes `keyword`, `limit`, `searchIndexes` and `lang`. */
  apiUrl: string;
  /** The service's names for its indexes, with the labels of their tabs. The first is the index of this site. */
  searchIndexes: { value: string; label: string }[];
}

/** What the build passes to the search. */
export interface SearchSetup {
  indexes: IndexInfo[];
  remote?: RemoteSearch;
}

/** The index of the current page, or the site's only one. */
export function currentIndex({ indexes }: SearchSetup, lang: string, version: string): IndexInfo | undefined {
  const ofLanguage = indexes.filter((index) => index.lang === lang);
  const exact = ofLanguage.find((index) => index.version === version || index.version === '');
  return exact ?? ofLanguage[0] ?? indexes[0];
}
