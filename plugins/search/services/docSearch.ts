import { kindOfRoute } from '../../../theme/logic/search/finder.ts';
import type { DocSearchRecord } from '../../../theme/logic/search/services/docSearch.ts';
import { SEARCHED_FIELDS } from '../../../theme/logic/search/services/searchSettings.ts';
import type { SectionDocument } from '../../../theme/logic/search/services/sectionDocument.ts';
import { ONE_TYPO, TWO_TYPOS } from '../../../theme/logic/search/typoLengths.ts';
import { addressOfRoute } from '../../shared/routes.ts';
import { batchesOf, type Call, type Pushing, untilDone } from './serviceClient.ts';

/** Where DocSearch has the fields of ours that it has. */
const FIELDS: Partial<Record<keyof SectionDocument, string>> = {
  title: 'hierarchy.lvl1',
  heading: 'hierarchy.lvl2',
  text: 'content',
};

/** What our records have beside those of DocSearch's crawler. */
type PushedRecord = DocSearchRecord &
  Pick<SectionDocument, 'page' | 'defines' | 'answers' | 'summary' | 'linked' | 'lang' | 'version' | 'position'>;

/** Makes a record of DocSearch of a section, which its own dialogs can show as well. */
function docSearchRecord({ id, title, heading, text, anchor, domain, ...rest }: SectionDocument): PushedRecord {
  const page = domain + addressOfRoute(rest.page, '/');
  const isPage = rest.position === 0;
  return {
    objectID: id,
    hierarchy: {
      lvl0: kindOfRoute(rest.page),
      lvl1: title,
      lvl2: heading || null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    type: isPage ? 'lvl1' : 'content',
    content: text || null,
    url: anchor ? `${page}#${encodeURIComponent(anchor)}` : page,
    url_without_anchor: page,
    anchor: anchor || null,
    ...rest,
  };
}

/** Settings of an index: the fields in the order of their weight, one section of a page, typos. */
const docSearchSettings = {
  searchableAttributes: SEARCHED_FIELDS.map((field) => `unordered(${FIELDS[field] ?? field})`),
  attributesForFaceting: ['lang', 'version', 'type'],
  attributeForDistinct: 'url_without_anchor',
  distinct: true,
  customRanking: ['asc(position)'],
  minWordSizefor1Typo: ONE_TYPO,
  minWordSizefor2Typos: TWO_TYPOS,
  ignorePlurals: true,
  removeWordsIfNoResults: 'allOptional',
};

/** Fills a new index, and moves it to the place of the one in use once it is whole. */
export const pushToDocSearch: Pushing = async (call, { name, documents, otherNames }, pause) => {
  const filling = `${name}_filling`;
  const task = async (index: string, request: ReturnType<Call>) => {
    const { taskID } = await request;
    const look = async () => (await call('GET', `/1/indexes/${index}/task/${taskID}`)).status === 'published';
    await untilDone(look, pause);
  };
  // Settings make an index that is not there. One that is there was left by a push that was stopped.
  await task(filling, call('PUT', `/1/indexes/${filling}/settings`, docSearchSettings));
  await task(filling, call('POST', `/1/indexes/${filling}/clear`));
  const synonyms = otherNames.map((names, at) => ({ objectID: String(at), type: 'synonym', synonyms: names }));
  await task(filling, call('POST', `/1/indexes/${filling}/synonyms/batch?replaceExistingSynonyms=true`, synonyms));
  for (const batch of batchesOf(documents)) {
    const requests = batch.map((document) => ({ action: 'addObject', body: docSearchRecord(document) }));
    await task(filling, call('POST', `/1/indexes/${filling}/batch`, { requests }));
  }
  await task(name, call('POST', `/1/indexes/${filling}/operation`, { operation: 'move', destination: name }));
};
