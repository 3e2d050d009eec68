import type { PagePosting } from '../../theme/components/Search/engine/codec.ts';
import type { Field, FieldWeights } from '../../theme/components/Search/engine/rankWeights.ts';
import { FILLERS } from '../../theme/components/Search/engine/stopWords.ts';
import { PAIR_MARK } from '../../theme/components/Search/engine/tokenize.ts';
import { ENTRY, FIELDS, type TermCount, type TermCounts } from './countTerms.ts';

/** Fields of the whole page, which don't count for its sections. */
const PAGE_FIELDS: Field[] = ['title', 'defines', 'answers', 'summary', 'linked'];

/** Average lengths of the fields, over the pages and sections that have them. */
export interface AverageLengths {
  page: number[];
  section: number[];
}

/**
 * Scores a term on each page and section: the part of BM25F that doesn't depend on the query (Zaragoza et al.,
 * Microsoft Cambridge at TREC-13, 2004).
 */
export function scoreTerm(
  term: TermCount,
  counts: TermCounts,
  averages: AverageLengths,
  weights: FieldWeights,
): PagePosting[] {
  const { entries } = term;
  const { pageStarts } = counts;
  const postings: PagePosting[] = [];
  let page = 0;
  for (let at = 0; at < entries.length; ) {
    while (pageStarts[page + 1] <= entries[at]) page++;
    const questionsFrom = pageStarts[page] + counts.textSections[page];
    const sums = FIELDS.map(() => 0);
    const sections: PagePosting['sections'] = [];
    for (; at < entries.length && entries[at] < pageStarts[page + 1]; at += ENTRY) {
      const section = entries[at];
      const found = FIELDS.map((_, field) => entries[at + 1 + field]);
      for (const [field, count] of found.entries()) sums[field] += count;
      if (section >= questionsFrom) {
        const share = shareOfQuestion(term, section, counts);
        // Fillers and pairs have no share, so they would only be loaded.
        if (share > 0) sections.push({ section: section - pageStarts[page], impact: share });
        continue;
      }
      const own = found.map((count, field) => (PAGE_FIELDS.includes(FIELDS[field]) ? 0 : count));
      const impact = saturate(own, averages.section, weights, (field) => counts.lengths[FIELDS[field]][section]);
      if (impact > 0) sections.push({ section: section - pageStarts[page], impact });
    }
    const lengthOf = (field: number) => pageLength(counts, field, page);
    postings.push({ page, impact: saturate(sums, averages.page, weights, lengthOf), sections });
  }
  return postings;
}

interface Rarities {
  terms: Map<TermCount, number>;
  sections: Map<number, number>;
}

const rarities = new WeakMap<TermCounts, Rarities>();

/** The share of a title or question that a term makes up. Rare terms have a larger share than common ones. */
function shareOfQuestion(term: TermCount, section: number, counts: TermCounts): number {
  const cached = rarities.get(counts) ?? raritiesOf(counts);
  rarities.set(counts, cached);
  return (cached.terms.get(term) ?? 0) / (cached.sections.get(section) || 1);
}

function raritiesOf({ terms, pageStarts, textSections }: TermCounts): Rarities {
  const found: Rarities = { terms: new Map(), sections: new Map() };
  const count = textSections.length;
  for (const [key, term] of terms) {
    if (key.endsWith(PAIR_MARK) || [...term.surfaces.keys()].some((surface) => FILLERS.has(surface))) continue;
    const questions: number[] = [];
    const pages = new Set<number>();
    for (let at = 0, page = 0; at < term.entries.length; at += ENTRY) {
      while (pageStarts[page + 1] <= term.entries[at]) page++;
      pages.add(page);
      if (term.entries[at] >= pageStarts[page] + textSections[page]) questions.push(term.entries[at]);
    }
    const rarity = Math.log(1 + count / pages.size);
    found.terms.set(term, rarity);
    for (const section of questions) found.sections.set(section, (found.sections.get(section) ?? 0) + rarity);
  }
  return found;
}

export function averageLengths(counts: TermCounts): AverageLengths {
  const pages = counts.pageStarts.slice(0, -1).map((_, page) => page);
  return {
    page: FIELDS.map((_, field) => average(pages.map((page) => pageLength(counts, field, page)))),
    section: FIELDS.map((name) => average(counts.lengths[name])),
  };
}

const pageLengths = new WeakMap<TermCounts, number[][]>();

function pageLength(counts: TermCounts, field: number, page: number): number {
  let lengths = pageLengths.get(counts);
  if (!lengths) {
    lengths = FIELDS.map((name) => {
      return counts.pageStarts.slice(0, -1).map((start, index) => {
        let sum = 0;
        for (let section = start; section < counts.pageStarts[index + 1]; section++)
          sum += counts.lengths[name][section];
        return sum;
      });
    });
    pageLengths.set(counts, lengths);
  }
  return lengths[field][page];
}

function saturate(
  found: number[],
  averages: number[],
  { weight, byLength, saturation }: FieldWeights,
  lengthOf: (field: number) => number,
): number {
  let sum = 0;
  for (const [field, count] of found.entries()) {
    if (count === 0) continue;
    const name = FIELDS[field];
    const share = byLength[name];
    sum += (weight[name] * count) / (1 - share + (share * Math.max(1, lengthOf(field))) / (averages[field] || 1));
  }
  return sum / (saturation + sum);
}

function average(lengths: number[]): number {
  const some = lengths.filter((length) => length > 0);
  return some.reduce((sum, length) => sum + length, 0) / Math.max(1, some.length);
}
