import type { SectionDocument } from '../../../theme/logic/search/services/sectionDocument.ts';
import { batchesOf, type Call, type Pushing, ServiceError } from './serviceClient.ts';

/** Fields of a collection. Weights and typos are said by each search. */
const typesenseFields = [
  { name: 'page', type: 'string', facet: true },
  ...(['title', 'heading', 'text', 'summary'] satisfies (keyof SectionDocument)[]).map((name) => ({
    name,
    type: 'string',
  })),
  ...(['defines', 'answers', 'linked'] satisfies (keyof SectionDocument)[]).map((name) => ({ name, type: 'string[]' })),
  ...(['lang', 'version'] satisfies (keyof SectionDocument)[]).map((name) => ({ name, type: 'string', facet: true })),
  ...(['domain', 'anchor'] satisfies (keyof SectionDocument)[]).map((name) => ({
    name,
    type: 'string',
    index: false,
    optional: true,
  })),
  { name: 'position', type: 'int32' },
];

/** From this version on, other names are a set of their own, which a collection refers to. */
const VERSION_WITH_SETS = 30;

/** Fills a new collection, and lets the name of the index stand for it once it is whole. */
export const pushToTypesense: Pushing = async (call, { name, documents, otherNames }) => {
  const before = await aliasOf(call, name);
  // Two names in turn: the one that is not in use may be left from a push that was stopped.
  const collection = before === `${name}-a` ? `${name}-b` : `${name}-a`;
  const { version } = await call('GET', '/debug');
  const hasSets = Number.parseInt(String(version), 10) >= VERSION_WITH_SETS;
  const items = otherNames.map((synonyms, at) => ({ id: String(at), synonyms }));
  if (hasSets) await call('PUT', `/synonym_sets/${collection}`, { items });
  await call('DELETE', `/collections/${collection}`).catch(unlessMissing);
  await call('POST', '/collections', {
    name: collection,
    fields: typesenseFields,
    ...(hasSets && { synonym_sets: [collection] }),
  });
  for (const batch of batchesOf(documents)) await importAll(call, collection, batch);
  if (!hasSets) {
    for (const { id, synonyms } of items) await call('PUT', `/collections/${collection}/synonyms/${id}`, { synonyms });
  }
  await call('PUT', `/aliases/${name}`, { collection_name: collection });
  if (before) await call('DELETE', `/collections/${before}`).catch(unlessMissing);
};

async function aliasOf(call: Call, name: string): Promise<unknown> {
  const alias = await call('GET', `/aliases/${name}`).catch(unlessMissing);
  return alias?.collection_name;
}

/** Documents go as lines of JSON, and each line has an answer of its own. */
async function importAll(call: Call, collection: string, documents: SectionDocument[]): Promise<void> {
  const lines = documents.map((document) => JSON.stringify(document)).join('\n');
  const { lines: answers } = await call('POST', `/collections/${collection}/documents/import?action=create`, lines);
  const failed = (answers as { success: boolean; error?: string }[]).filter(({ success }) => !success);
  if (failed.length > 0) throw new Error(`${failed.length} documents were refused: ${failed[0].error}`);
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof ServiceError && error.status === 404) return undefined;
  throw error;
}
