import { sectionsOf } from '../pageSections.ts';
import { readRecords } from '../searchRecord.ts';
import type { OwnService } from '../searchSetup.ts';
import type { SearchService } from './searchService.ts';

/** A service that takes four parameters and answers records of the search index, in groups. */
export const ownService: SearchService<OwnService> = {
  request({ apiUrl, searchIndexes }, { text, limit, lang }) {
    const url = new URL(apiUrl);
    url.searchParams.set('keyword', text);
    url.searchParams.set('limit', String(limit));
    url.searchParams.set('searchIndexes', searchIndexes.map(({ value }) => value).join(','));
    url.searchParams.set('lang', lang);
    return { url: url.href };
  },
  read(_, answer) {
    if (!Array.isArray(answer)) throw new Error('The answer is not a list.');
    return answer
      .filter((group) => typeof group?.index === 'string')
      .map((group) => ({
        index: group.index as string,
        pages: readRecords(group.hits ?? []).map((record) => ({
          record,
          title: record.title,
          sections: sectionsOf(record),
        })),
      }));
  },
};
