import type { PageSection } from '../pageSections.ts';
import type { SearchRecord } from '../searchRecord.ts';
import type { RemoteSearch } from '../searchSetup.ts';

/** What a reader asks a search service. */
export interface ServiceQuery {
  text: string;
  /** Pages to answer, for each index. */
  limit: number;
  /** Language of the page in view. */
  lang: string;
  /** Language and version that the answer is narrowed to. Empty where the site has only one. */
  only: { lang: string; version: string };
}

/** A request over HTTP. */
export interface ServiceRequest {
  url: string;
  init?: { method: string; headers: Record<string, string>; body: string };
}

/** A page that a service found, with the sections of it that the service handed out. */
export interface FoundPage {
  record: Pick<SearchRecord, 'routePath' | 'domain'>;
  title: string;
  sections: PageSection[];
}

/** What one index of a service found, best page first. */
export interface FoundGroup {
  index: string;
  pages: FoundPage[];
}

/** How a kind of search service is asked, and what its answer means. Neither has a side effect. */
export interface SearchService<Setup extends RemoteSearch = RemoteSearch> {
  request(setup: Setup, query: ServiceQuery): ServiceRequest;
  /** @throws Error where the answer is none */
  read(setup: Setup, answer: unknown): FoundGroup[];
}

/** The results of a request with a query for each index, in the order of the indexes. @throws Error for anything else */
export function resultsOf(answer: unknown): Record<string, unknown>[] {
  const results = (answer as { results?: unknown } | null)?.results;
  if (!Array.isArray(results)) throw new Error('The answer has no results.');
  for (const { error, message } of results) if (error) throw new Error(String(message ?? error));
  return results;
}

/** The part of an address that says which page and which heading it is. */
export function placeOfUrl(url: string): { record: FoundPage['record']; anchor: string } | undefined {
  if (!/^https?:\/\//.test(url)) return undefined;
  const { origin, pathname, hash } = new URL(url);
  return { record: { domain: origin, routePath: pathname }, anchor: decoded(hash.slice(1)) };
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
