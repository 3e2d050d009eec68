import { ADMIN_KEY, findWords, firstOfEach, PUBLIC_KEY, pick, type Stored, startStandIn } from './standIn.ts';

interface Index {
  records: Map<unknown, Stored>;
  settings: Record<string, string[] | string | number | boolean>;
  synonyms: Stored[];
}

export const APP_ID = 'TESTAPP';
/** What Algolia takes in a record on its smallest plan, in bytes. */
const MOST_BYTES = 10_000;

/** Algolia, by https://www.algolia.com/doc/rest-api/search: writing answers a task, which is published later. */
export async function algoliaStandIn() {
  const indexes = new Map<string, Index>();
  const published = new Set<string>();
  let tasks = 0;
  const indexOf = (name: string) => {
    const index = indexes.get(name) ?? { records: new Map(), settings: {}, synonyms: [] };
    indexes.set(name, index);
    return index;
  };
  const search = ({ indexName, query, hitsPerPage, attributesToRetrieve, facetFilters }: Record<string, never>) => {
    const { records, settings } = indexes.get(indexName) as Index;
    const fields = (settings.searchableAttributes as string[]).map((field) =>
      field.replace(/^unordered\((.*)\)$/, '$1'),
    );
    const facets = ((facetFilters ?? []) as string[]).map((filter) => filter.split(':'));
    const kept = [...records.values()].filter((record) =>
      facets.every(
        ([name, value]) => (settings.attributesForFaceting as string[]).includes(name) && record[name] === value,
      ),
    );
    const found = firstOfEach(findWords(kept, query, fields), settings.attributeForDistinct as string);
    const hits = found
      .slice(0, hitsPerPage)
      .map((record) => pick(record, ['objectID', ...(attributesToRetrieve as string[])]));
    return {
      hits,
      nbHits: found.length,
      page: 0,
      nbPages: 1,
      hitsPerPage,
      index: indexName,
      query,
      processingTimeMS: 1,
    };
  };
  const standIn = await startStandIn(({ route, params, headers, body }) => {
    const given = (name: string) => headers[name] ?? params.get(name);
    const key = given('x-algolia-api-key');
    const isSearch = route === 'POST /1/indexes/*/queries';
    if (given('x-algolia-application-id') !== APP_ID || (key !== ADMIN_KEY && !(isSearch && key === PUBLIC_KEY))) {
      return { status: 403, body: { message: 'Invalid Application-ID or API key', status: 403 } };
    }
    const data = body === '' ? undefined : JSON.parse(body);
    if (isSearch) {
      const unknown = data.requests.find(({ indexName }: { indexName: string }) => !indexes.has(indexName));
      if (unknown) return { status: 404, body: { message: `Index ${unknown.indexName} does not exist`, status: 404 } };
      return { body: { results: data.requests.map(search) } };
    }
    if (route === 'GET /1/keys') return { body: { keys: [] } };
    const [, method, name, part] = /^(\w+) \/1\/indexes\/([\w-]+)\/(.+)$/.exec(route) ?? [];
    if (method === 'GET' && part?.startsWith('task/')) {
      const status = published.has(part) ? 'published' : 'notPublished';
      published.add(part);
      return { body: { status, pendingTask: status !== 'published' } };
    }
    const index = indexOf(name);
    switch (`${method} ${part}`) {
      case 'PUT settings':
        Object.assign(index.settings, data);
        break;
      case 'POST clear':
        index.records.clear();
        break;
      case 'POST synonyms/batch':
        index.synonyms = data;
        break;
      case 'POST batch': {
        const bodies: Stored[] = data.requests.map((request: Stored) => request.body);
        const large = bodies.find((record) => Buffer.byteLength(JSON.stringify(record)) > MOST_BYTES);
        if (large) return { status: 400, body: { message: `Record ${large.objectID} is too big`, status: 400 } };
        for (const record of bodies) index.records.set(record.objectID, record);
        break;
      }
      case 'POST operation':
        indexes.set(data.destination, index);
        indexes.delete(name);
        break;
      default:
        return { status: 404, body: { message: route, status: 404 } };
    }
    tasks++;
    return { body: { taskID: tasks, updatedAt: '2026-01-01T00:00:00.000Z' } };
  });
  return { ...standIn, indexes };
}
