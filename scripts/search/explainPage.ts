import { type Counts, countWords, ENTRY, FIELDS } from '../../plugins/search/parts/countWords.ts';
import type { Expanded } from '../../theme/logic/search/expandQuery.ts';
import { stem } from '../../theme/logic/search/stem.ts';
import type { SiteIndex } from './siteIndex.ts';

const counted = new WeakMap<SiteIndex, Counts>();

/**
 * Says where on a page the words of a query stand: `key: title 1, heading 3, text 20`.
 * @param page position of the page among the records
 */
export function explainPage(site: SiteIndex, page: number, { slots, pieces }: Expanded): string[] {
  const counts = counted.get(site) ?? countWords(site.records, site.notes);
  counted.set(site, counts);
  const words = new Set([...slots, ...pieces].flatMap(({ variants }) => variants.map(({ surface }) => surface)));
  return [...words].flatMap((word) => {
    const found = fieldCounts(counts, stem(word), page).flatMap((count, field) =>
      count > 0 ? [`${FIELDS[field]} ${count}`] : [],
    );
    return found.length > 0 ? [`${word}: ${found.join(', ')}`] : [];
  });
}

function fieldCounts({ words, pageStarts }: Counts, key: string, page: number): number[] {
  const sums = FIELDS.map(() => 0);
  const entries = words.get(key)?.entries ?? [];
  for (let at = 0; at < entries.length; at += ENTRY) {
    if (entries[at] < pageStarts[page] || entries[at] >= pageStarts[page + 1]) continue;
    for (const [field] of FIELDS.entries()) sums[field] += entries[at + 1 + field];
  }
  return sums;
}
