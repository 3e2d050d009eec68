import { SEARCHED_FIELDS } from '../../../theme/logic/search/services/searchSettings.ts';
import { type SectionDocument, SHOWN_FIELDS } from '../../../theme/logic/search/services/sectionDocument.ts';
import { ONE_TYPO, TWO_TYPOS } from '../../../theme/logic/search/typoLengths.ts';
import { batchesOf, type Call, type Pushing, ServiceError, untilDone } from './serviceClient.ts';

/** Settings of an index: the fields in the order of their weight, one section of a page, typos, other names. */
function meilisearchSettings(otherNames: string[][]) {
  return {
    searchableAttributes: SEARCHED_FIELDS,
    displayedAttributes: SHOWN_FIELDS,
    filterableAttributes: ['lang', 'version'],
    distinctAttribute: 'page' satisfies keyof SectionDocument,
    rankingRules: ['words', 'typo', 'proximity', 'attribute', 'exactness', 'position:asc'],
    typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: ONE_TYPO, twoTypos: TWO_TYPOS } },
    synonyms: synonymsOf(otherNames),
  };
}

/** Each name with all others of its groups. */
function synonymsOf(groups: string[][]): Record<string, string[]> {
  const synonyms = new Map<string, Set<string>>();
  for (const group of groups.map((names) => names.map((name) => name.toLowerCase()))) {
    for (const name of group) {
      const others = group.filter((other) => other !== name);
      synonyms.set(name, new Set([...(synonyms.get(name) ?? []), ...others]));
    }
  }
  return Object.fromEntries([...synonyms].map(([name, others]) => [name, [...others]]));
}

/** Fills a new index, and exchanges it for the one in use once it is whole. */
export const pushToMeilisearch: Pushing = async (call, { name, documents, otherNames }, pause) => {
  const filling = `${name}-filling`;
  const task = async (request: ReturnType<Call>) => {
    const { taskUid } = await request;
    let failure: unknown;
    await untilDone(async () => {
      const { status, error } = await call('GET', `/tasks/${taskUid}`);
      if (status === 'failed' || status === 'canceled') failure = error ?? status;
      return failure !== undefined || status === 'succeeded';
    }, pause);
    if (failure !== undefined) throw new Error(`Task ${taskUid} failed: ${JSON.stringify(failure)}`);
  };
  const exists = async (uid: string) => {
    try {
      await call('GET', `/indexes/${uid}`);
      return true;
    } catch (error) {
      if (error instanceof ServiceError && error.status === 404) return false;
      throw error;
    }
  };
  // What a push left behind that was stopped.
  if (await exists(filling)) await task(call('DELETE', `/indexes/${filling}`));
  await task(call('POST', '/indexes', { uid: filling, primaryKey: 'id' }));
  await task(call('PATCH', `/indexes/${filling}/settings`, meilisearchSettings(otherNames)));
  for (const batch of batchesOf(documents)) await task(call('POST', `/indexes/${filling}/documents`, batch));
  if (!(await exists(name))) await task(call('POST', '/indexes', { uid: name, primaryKey: 'id' }));
  await task(call('POST', '/swap-indexes', [{ indexes: [filling, name] }]));
  await task(call('DELETE', `/indexes/${filling}`));
};
