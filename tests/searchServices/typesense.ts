import { ADMIN_KEY, findWords, PUBLIC_KEY, pick, type Stored, startStandIn } from './standIn.ts';

interface Collection {
  documents: Stored[];
  fields: { name: string; type: string; index?: boolean; facet?: boolean; optional?: boolean }[];
  synonym_sets?: string[];
  synonyms: Map<string, Stored>;
}

/** Parameters of a search, by https://typesense.org/docs/30.0/api/search.html. */
const PARAMETERS = [
  'collection',
  'q',
  'query_by',
  'query_by_weights',
  'sort_by',
  'group_by',
  'group_limit',
  'per_page',
  'num_typos',
  'min_len_1typo',
  'min_len_2typo',
  'include_fields',
  'highlight_fields',
  'filter_by',
];

/**
 * Typesense. From version 30 on, synonyms are sets of their own; before, they belonged to a collection:
 * https://typesense.org/docs/30.0/api/synonyms.html
 */
export async function typesenseStandIn(version = '30.0') {
  const collections = new Map<string, Collection>();
  const aliases = new Map<string, string>();
  const synonymSets = new Map<string, Stored>();
  const collectionOf = (name: string) => collections.get(aliases.get(name) ?? name);
  const search = (parameters: Record<string, string>): unknown => {
    const collection = collectionOf(parameters.collection);
    if (!collection) return { code: 404, error: 'Not found.' };
    const unknown = Object.keys(parameters).filter((name) => !PARAMETERS.includes(name));
    const fieldOf = (name: string) => collection.fields.find((field) => field.name === name && field.index !== false);
    const fields = parameters.query_by.split(',');
    const weights = parameters.query_by_weights.split(',').map(Number);
    if (unknown.length > 0) return { code: 400, error: `Unknown parameters ${unknown}` };
    if (!fields.every(fieldOf)) return { code: 404, error: 'Could not find a field of query_by.' };
    if (weights.length !== fields.length || weights.some((weight) => !Number.isInteger(weight) || weight > 127)) {
      return { code: 400, error: 'Weights are wrong.' };
    }
    if (!fieldOf(parameters.group_by)?.facet) return { code: 400, error: 'Group by field should be a facet field.' };
    const conditions = (parameters.filter_by ?? '').split(' && ').filter(Boolean);
    const kept = collection.documents.filter((document) =>
      conditions.every((condition) => {
        const [, field, value] = /^(\w+):=`(.*)`$/.exec(condition) as RegExpExecArray;
        return document[field] === value;
      }),
    );
    const found = findWords(kept, parameters.q, fields);
    const groups = new Map<unknown, Stored[]>();
    for (const document of found) {
      const group = document[parameters.group_by];
      groups.set(group, [...(groups.get(group) ?? []), document]);
    }
    const grouped_hits = [...groups].slice(0, Number(parameters.per_page)).map(([group, documents]) => ({
      found: documents.length,
      group_key: [group],
      hits: documents.slice(0, Number(parameters.group_limit)).map((document) => ({
        document: pick(document, parameters.include_fields.split(',')),
        highlight: {},
        highlights: [],
        text_match: 1,
      })),
    }));
    return { facet_counts: [], found: groups.size, out_of: kept.length, page: 1, search_time_ms: 1, grouped_hits };
  };
  const standIn = await startStandIn(({ route, params, headers, body }) => {
    const key = headers['x-typesense-api-key'];
    const isSearch = route === 'POST /multi_search';
    if (key !== ADMIN_KEY && !(isSearch && key === PUBLIC_KEY)) {
      return { status: 401, body: { message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.' } };
    }
    if (isSearch) return { body: { results: JSON.parse(body).searches.map(search) } };
    if (route === 'GET /keys') return { body: { keys: [] } };
    if (route === 'GET /debug') return { body: { state: 1, version } };
    const [, method, kind, name, rest] = /^(\w+) \/(\w+)(?:\/([\w-]+))?(?:\/(.+))?$/.exec(route) ?? [];
    const collection = collectionOf(name);
    if (kind === 'aliases') {
      if (method === 'PUT') aliases.set(name, JSON.parse(body).collection_name);
      if (!aliases.has(name)) return { status: 404, body: { message: 'Not Found' } };
      return { body: { name, collection_name: aliases.get(name) } };
    }
    if (kind === 'synonym_sets' && method === 'PUT' && Number.parseInt(version, 10) >= 30) {
      synonymSets.set(name, JSON.parse(body));
      return { body: { name, ...JSON.parse(body) } };
    }
    if (route === 'POST /collections') {
      const created = JSON.parse(body);
      if (created.synonym_sets?.some((set: string) => !synonymSets.has(set))) return { status: 400, body: {} };
      collections.set(created.name, { documents: [], synonyms: new Map(), ...created });
      return { status: 201, body: created };
    }
    if (kind !== 'collections' || !collection) return { status: 404, body: { message: 'Not Found' } };
    if (method === 'DELETE' && !rest) {
      collections.delete(name);
      return { body: { name } };
    }
    if (method === 'PUT' && rest?.startsWith('synonyms/') && Number.parseInt(version, 10) < 30) {
      collection.synonyms.set(rest, JSON.parse(body));
      return { body: { id: rest.slice('synonyms/'.length), ...JSON.parse(body) } };
    }
    if (method === 'POST' && rest === 'documents/import' && params.get('action') === 'create') {
      const answers = body.split('\n').map((line) => {
        const document = JSON.parse(line);
        const wrong = collection.fields.find(({ name: field, type, optional }) => {
          if (!(field in document)) return !optional;
          if (type.endsWith('[]')) return !Array.isArray(document[field]);
          return typeof document[field] !== (type === 'string' ? 'string' : 'number');
        });
        if (!wrong) collection.documents.push(document);
        return JSON.stringify(
          wrong ? { success: false, error: `Field \`${wrong.name}\` is wrong.` } : { success: true },
        );
      });
      return { body: answers.join('\n') };
    }
    return { status: 404, body: { message: 'Not Found' } };
  });
  return { ...standIn, collections, aliases, synonymSets };
}
