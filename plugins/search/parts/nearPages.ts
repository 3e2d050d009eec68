import { FILLERS } from '../../../theme/logic/search/fillers.ts';
import { PAIR_MARK } from '../../../theme/logic/search/indexWords.ts';
import type { Field } from '../../../theme/logic/search/rankWeights.ts';
import type { SearchRecord } from '../../../theme/logic/search/searchRecord.ts';
import type { PageNotes } from '../knowledge/pageNotes.ts';
import { type Counts, ENTRY, FIELDS, type WordCounts } from './countWords.ts';

/** Pages that a page is near to. */
const MOST_NEAR = 8;
/** Pages of a site from which on the lists would weigh more than they give: every search begins with loading them. */
const LARGE_SITE = 1000;
/** What a word tells about the subject of a page, by where it stands. */
const TELLS: Record<Field, number> = {
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
/** Words on more pages tell little of what two of them have in common, and would take the time of all others. */
const MOST_HOLDERS = 150;

/**
 * Finds for each page those that are about the same: by words in common (cosine of TF-IDF), and by links between them,
 * which count as much.
 * @returns positions among the records, in rising order
 */
export function nearPages(
  records: Pick<SearchRecord, 'routePath'>[],
  notes: ReadonlyMap<string, PageNotes> = new Map(),
  counts: Counts,
): number[][] {
  if (records.length > LARGE_SITE) return [];
  const rows = records.map(() => new Map<number, number>());
  addWords(rows, counts);
  const likest = rows.map((row) => sharesOf(best(row)));
  for (const [page, row] of linkRows(records, notes).entries()) {
    for (const [other, share] of sharesOf(row)) likest[page].set(other, (likest[page].get(other) ?? 0) + share);
  }
  return likest.map((row) => [...best(row).keys()].sort((a, b) => a - b));
}

function addWords(rows: Map<number, number>[], counts: Counts): void {
  const lengths = rows.map(() => 0);
  const lists: { page: number; worth: number }[][] = [];
  for (const [key, word] of counts.words) {
    if (key.endsWith(PAIR_MARK) || FILLERS.has(key)) continue;
    const pages = tellsOf(word, counts.pageStarts);
    const rarity = Math.log(rows.length / pages.size);
    if (rarity === 0) continue;
    const list = [...pages].map(([page, tells]) => ({ page, worth: Math.log1p(tells) * rarity }));
    for (const { page, worth } of list) lengths[page] += worth ** 2;
    if (list.length > 1 && list.length <= MOST_HOLDERS) lists.push(list);
  }
  for (const list of lists) {
    for (const a of list) {
      for (const b of list) {
        if (a.page === b.page) continue;
        const like = (a.worth * b.worth) / Math.sqrt(lengths[a.page] * lengths[b.page] || 1);
        rows[a.page].set(b.page, (rows[a.page].get(b.page) ?? 0) + like);
      }
    }
  }
}

/** What a word tells about each page that has it. */
function tellsOf({ entries }: WordCounts, pageStarts: number[]): Map<number, number> {
  const pages = new Map<number, number>();
  for (let at = 0, page = 0; at < entries.length; at += ENTRY) {
    while (pageStarts[page + 1] <= entries[at]) page++;
    let tells = pages.get(page) ?? 0;
    for (const [field, name] of FIELDS.entries()) tells += TELLS[name] * entries[at + 1 + field];
    pages.set(page, tells);
  }
  return pages;
}

/** Links between pages, in both directions. */
function linkRows(
  records: Pick<SearchRecord, 'routePath'>[],
  notes: ReadonlyMap<string, PageNotes>,
): Map<number, number>[] {
  const pages = new Map(records.map(({ routePath }, page) => [routePath, page]));
  const rows = records.map(() => new Map<number, number>());
  for (const [from, { routePath }] of records.entries()) {
    for (const route of notes.get(routePath)?.leadsTo ?? []) {
      const to = pages.get(route);
      if (to === undefined || to === from) continue;
      rows[from].set(to, (rows[from].get(to) ?? 0) + 1);
      rows[to].set(from, (rows[to].get(from) ?? 0) + 1);
    }
  }
  return rows;
}

/** The best of a row, the first pages where several are as good. */
function best(row: Map<number, number>): Map<number, number> {
  return new Map([...row].sort(([a, x], [b, y]) => y - x || a - b).slice(0, MOST_NEAR));
}

/** A row whose values add up to 1. */
function sharesOf(row: Map<number, number>): Map<number, number> {
  let sum = 0;
  for (const value of row.values()) sum += value;
  return new Map([...row].map(([page, value]) => [page, value / (sum || 1)]));
}
