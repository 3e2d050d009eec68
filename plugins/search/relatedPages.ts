import type { Field } from '../../theme/components/Search/engine/rankWeights.ts';
import type { SearchRecord } from '../../theme/components/Search/engine/searchRecord.ts';
import { FILLERS } from '../../theme/components/Search/engine/stopWords.ts';
import { PAIR_MARK } from '../../theme/components/Search/engine/tokenize.ts';
import { ENTRY, FIELDS, type TermCount, type TermCounts } from './countTerms.ts';
import type { PageMetadata } from './pageMetadata.ts';

const MAX_RELATED = 8;
/** On a site with more pages, the lists would be too large for a manifest. */
const LARGE_SITE = 1000;
const SUBJECT_WEIGHTS: Record<Field, number> = {
  title: 4,
  defines: 1,
  answers: 1,
  summary: 1,
  linked: 0.3,
  heading: 1,
  name: 0,
  text: 0.1,
  links: 0,
};
/** Terms on more pages say little about what two of them have in common, and take long to compare. */
const MAX_PAGES = 150;

/**
 * Finds the pages that are about the same subject: by terms in common (cosine of TF-IDF) and by links between them,
 * which count equally.
 * @returns for each record the positions of the related ones, ascending
 */
export function relatedPages(
  records: Pick<SearchRecord, 'routePath'>[],
  metadata: ReadonlyMap<string, PageMetadata> = new Map(),
  counts: TermCounts,
): number[][] {
  if (records.length > LARGE_SITE) return [];
  const rows = records.map(() => new Map<number, number>());
  addTerms(rows, counts);
  const closest = rows.map((row) => sharesOf(best(row)));
  for (const [page, row] of linkRows(records, metadata).entries()) {
    for (const [other, share] of sharesOf(row)) closest[page].set(other, (closest[page].get(other) ?? 0) + share);
  }
  return closest.map((row) => [...best(row).keys()].sort((a, b) => a - b));
}

function addTerms(rows: Map<number, number>[], counts: TermCounts): void {
  const lengths = rows.map(() => 0);
  const lists: { page: number; weight: number }[][] = [];
  for (const [key, term] of counts.terms) {
    if (key.endsWith(PAIR_MARK) || FILLERS.has(key)) continue;
    const pages = subjectWeights(term, counts.pageStarts);
    const rarity = Math.log(rows.length / pages.size);
    if (rarity === 0) continue;
    const list = [...pages].map(([page, sum]) => ({ page, weight: Math.log1p(sum) * rarity }));
    for (const { page, weight } of list) lengths[page] += weight ** 2;
    if (list.length > 1 && list.length <= MAX_PAGES) lists.push(list);
  }
  for (const list of lists) {
    for (const a of list) {
      for (const b of list) {
        if (a.page === b.page) continue;
        const like = (a.weight * b.weight) / Math.sqrt(lengths[a.page] * lengths[b.page] || 1);
        rows[a.page].set(b.page, (rows[a.page].get(b.page) ?? 0) + like);
      }
    }
  }
}

function subjectWeights({ entries }: TermCount, pageStarts: number[]): Map<number, number> {
  const pages = new Map<number, number>();
  for (let at = 0, page = 0; at < entries.length; at += ENTRY) {
    while (pageStarts[page + 1] <= entries[at]) page++;
    let sum = pages.get(page) ?? 0;
    for (const [field, name] of FIELDS.entries()) sum += SUBJECT_WEIGHTS[name] * entries[at + 1 + field];
    pages.set(page, sum);
  }
  return pages;
}

function linkRows(
  records: Pick<SearchRecord, 'routePath'>[],
  metadata: ReadonlyMap<string, PageMetadata>,
): Map<number, number>[] {
  const pages = new Map(records.map(({ routePath }, page) => [routePath, page]));
  const rows = records.map(() => new Map<number, number>());
  for (const [from, { routePath }] of records.entries()) {
    for (const route of metadata.get(routePath)?.linksTo ?? []) {
      const to = pages.get(route);
      if (to === undefined || to === from) continue;
      rows[from].set(to, (rows[from].get(to) ?? 0) + 1);
      rows[to].set(from, (rows[to].get(from) ?? 0) + 1);
    }
  }
  return rows;
}

function best(row: Map<number, number>): Map<number, number> {
  return new Map([...row].sort(([a, x], [b, y]) => y - x || a - b).slice(0, MAX_RELATED));
}

/** A row scaled so that its values add up to 1. */
function sharesOf(row: Map<number, number>): Map<number, number> {
  let sum = 0;
  for (const value of row.values()) sum += value;
  return new Map([...row].map(([page, value]) => [page, value / (sum || 1)]));
}
