import {
  ADMIN_KEY,
  findWords,
  firstOfEach,
  PUBLIC_KEY,
  pick,
  type Reply,
  type Stored,
  startStandIn,
} from './standIn.ts';

interface Index {
  documents: Map<unknown, Stored>;
  settings: Stored;
}

/** Settings that an index has, by https://www.meilisearch.com/docs/reference/api/settings. */
const SETTINGS = [
  'searchableAttributes',
  'displayedAttributes',
  'filterableAttributes',
  'distinctAttribute',
  'rankingRules',
  'typoTolerance',
  'synonyms',
];
/** Parameters of a query, by https://www.meilisearch.com/docs/reference/api/search. */
const PARAMETERS = ['indexUid', 'q', 'limit', 'filter', 'attributesToRetrieve'];

/** Meilisearch: writing answers 202 with a task, which succeeds or fails later. */
export async function meilisearchStandIn() {
  const indexes = new Map<string, Index>();
  const tasks: Stored[] = [];
  /** A task is looked at once before it is done. */
  const enqueue = (work: () => unknown): Reply => {
    const uid = tasks.length;
    const error = work();
    tasks.push({ uid, status: 'enqueued', ends: error ? 'failed' : 'succeeded', error: error ?? null });
    return { status: 202, body: { taskUid: uid, status: 'enqueued' } };
  };
  const missing = (uid: string) => ({
    message: `Index \`${uid}\` not found.`,
    code: 'index_not_found',
    type: 'invalid_request',
  });
  const search = ({ indexUid, q, limit, filter, attributesToRetrieve, ...rest }: Record<string, never>) => {
    const { documents, settings } = indexes.get(indexUid) as Index;
    const known = PARAMETERS.length + Object.keys(rest).length;
    if (known > PARAMETERS.length) throw new Error(`Unknown fields ${Object.keys(rest)}`);
    const conditions = ((filter ?? []) as string[]).map(
      (condition) => /^(\w+) = "(.*)"$/.exec(condition) as RegExpExecArray,
    );
    for (const [, field] of conditions) {
      if (!(settings.filterableAttributes as string[]).includes(field)) throw new Error(`${field} is not filterable.`);
    }
    const all = [...documents.values()].filter((document) =>
      conditions.every(([, field, value]) => document[field] === value),
    );
    const found = firstOfEach(
      findWords(all, q, settings.searchableAttributes as string[]),
      settings.distinctAttribute as string,
    );
    const shown = (attributesToRetrieve as string[]).filter((field) =>
      (settings.displayedAttributes as string[]).includes(field),
    );
    const hits = found.slice(0, limit).map((document) => pick(document, shown));
    return { indexUid, hits, query: q, processingTimeMs: 1, limit, offset: 0, estimatedTotalHits: found.length };
  };
  const standIn = await startStandIn(({ route, headers, body }) => {
    const key = headers.authorization?.replace('Bearer ', '');
    const isSearch = route === 'POST /multi-search';
    if (key !== ADMIN_KEY && !(isSearch && key === PUBLIC_KEY)) {
      return {
        status: 403,
        body: { message: 'The provided API key is invalid.', code: 'invalid_api_key', type: 'auth' },
      };
    }
    const data = body === '' ? undefined : JSON.parse(body);
    const [, uid, part] = /^\w+ \/indexes\/([\w-]+)(?:\/(\w+))?$/.exec(route) ?? [];
    const index = indexes.get(uid);
    if (isSearch) {
      const unknown = data.queries.find(({ indexUid }: { indexUid: string }) => !indexes.has(indexUid));
      if (unknown) return { status: 400, body: missing(unknown.indexUid) };
      return { body: { results: data.queries.map(search) } };
    }
    if (route === 'GET /keys') return { body: { results: [], offset: 0, limit: 20, total: 0 } };
    if (route.startsWith('GET /tasks/')) {
      const task = tasks[Number(route.slice('GET /tasks/'.length))];
      const { ends, ...shown } = task;
      task.status = ends;
      return { body: shown };
    }
    if (route === 'POST /indexes') {
      return enqueue(() => {
        if (indexes.has(data.uid)) return { code: 'index_already_exists' };
        indexes.set(data.uid, { documents: new Map(), settings: {} });
      });
    }
    if (route === 'POST /swap-indexes') {
      return enqueue(() => {
        const [a, b]: string[] = data[0].indexes;
        const [first, second] = [indexes.get(a), indexes.get(b)];
        if (!first || !second) return missing(first ? b : a);
        indexes.set(a, second).set(b, first);
      });
    }
    if (uid && !index) return { status: 404, body: missing(uid) };
    if (route.startsWith('GET /indexes/') && !part) return { body: { uid, primaryKey: 'id' } };
    if (route.startsWith('DELETE /indexes/')) return enqueue(() => void indexes.delete(uid));
    if (index && route.startsWith('PATCH ') && part === 'settings') {
      const unknown = Object.keys(data).filter((name) => !SETTINGS.includes(name));
      if (unknown.length > 0)
        return { status: 400, body: { message: `Unknown field ${unknown}`, code: 'bad_request' } };
      return enqueue(() => void Object.assign(index.settings, data));
    }
    if (index && route.startsWith('POST ') && part === 'documents') {
      return enqueue(() => {
        const wrong = data.find(({ id }: Stored) => !/^[\w-]{1,511}$/.test(String(id)));
        if (wrong) return { code: 'invalid_document_id' };
        for (const document of data) index.documents.set(document.id, document);
      });
    }
    return { status: 404, body: { message: route } };
  });
  return { ...standIn, indexes };
}
