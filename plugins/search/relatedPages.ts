import { fieldWeights } from '../../theme/components/Search/engine/rankWeights.ts';
import { FILLERS } from '../../theme/components/Search/engine/stopWords.ts';
import { PAIR_MARK } from '../../theme/components/Search/engine/tokenize.ts';
import { ENTRY, FIELDS, type TermCount, type TermCounts } from './countTerms.ts';

const MAX_RELATED = 8;
/** On a site with more pages, the lists would be too large for a manifest. */
const LARGE_SITE = 1000;
/** Terms on more pages say little about what two of them have in common, and take long to compare. */
const MAX_PAGES = 150;

/**
 * Finds the pages that are about the same subject, by terms in common (cosine of TF-IDF).
 * @returns for each page the positions of the related ones, ascending
 */
export function relatedPages(counts: TermCounts): number[][] {
  const rows = counts.textSections.map(() => new Map<number, number>());
  if (rows.length > LARGE_SITE) return [];
  addTerms(rows, counts);
  return rows.map((row) => best(row).sort((a, b) => a - b));
}

function addTerms(rows: Map<number, number>[], counts: TermCounts): void {
  const lengths = rows.map(() => 0);
  const lists: { page: number; weight: number }[][] = [];
  for (const [key, term] of counts.terms) {
    if (key.endsWith(PAIR_MARK) || FILLERS.has(key)) continue;
    const pages = subjectWeights(term, counts.pageStarts);
    const rarity = Math.log(rows.length / pages.size);
    if (rarity === 0) continue;
    const list = [...pages].map(([page, sum]) => ({ page, weight: sum * rarity }));
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
    for (const [field, name] of FIELDS.entries()) sum += fieldWeights.weight[name] * entries[at + 1 + field];
    pages.set(page, sum);
  }
  return pages;
}

function best(row: Map<number, number>): number[] {
  const sorted = [...row].sort(([a, x], [b, y]) => y - x || a - b);
  return sorted.slice(0, MAX_RELATED).map(([page]) => page);
}
