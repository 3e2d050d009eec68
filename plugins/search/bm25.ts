import type { PagePosting } from '../../theme/components/Search/engine/postings.ts';
import type { FieldWeights } from '../../theme/components/Search/engine/rankWeights.ts';
import { FILLERS } from '../../theme/components/Search/engine/stopWords.ts';
import { PAIR_MARK } from '../../theme/components/Search/engine/tokenize.ts';
import { ENTRY, FIELDS, type TermCount, type TermCounts } from './countTerms.ts';

/**
 * Makes what scores a term on each page and section: the part of BM25F that doesn't depend on the query (Zaragoza et
 * al., Microsoft Cambridge at TREC-13, 2004).
 */
export function termScorer(counts: TermCounts, weights: FieldWeights): (term: TermCount) => PagePosting[] {
  const { pageStarts } = counts;
  const { pages, averages } = lengthsOf(counts);
  const shareOfQuestion = questionShares(counts);
  return (term) => {
    const { entries } = term;
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
          const share = shareOfQuestion(term, section);
          // Fillers and pairs have no share, so they would only be loaded.
          if (share > 0) sections.push({ section: section - pageStarts[page], impact: share });
          continue;
        }
        // What links say is about the whole page.
        const own = found.map((count, field) => (FIELDS[field] === 'linked' ? 0 : count));
        const impact = saturate(own, averages.section, weights, (field) => counts.lengths[FIELDS[field]][section]);
        if (impact > 0) sections.push({ section: section - pageStarts[page], impact });
      }
      postings.push({ page, impact: saturate(sums, averages.page, weights, (field) => pages[field][page]), sections });
    }
    return postings;
  };
}

/** The share of a title or question that a term makes up. Rare terms have a larger share than common ones. */
function questionShares({ terms, pageStarts, textSections }: TermCounts): (term: TermCount, section: number) => number {
  const ofTerms = new Map<TermCount, number>();
  const ofSections = new Map<number, number>();
  for (const [key, term] of terms) {
    if (key.endsWith(PAIR_MARK) || [...term.surfaces.keys()].some((surface) => FILLERS.has(surface))) continue;
    const questions: number[] = [];
    const pages = new Set<number>();
    for (let at = 0, page = 0; at < term.entries.length; at += ENTRY) {
      while (pageStarts[page + 1] <= term.entries[at]) page++;
      pages.add(page);
      if (term.entries[at] >= pageStarts[page] + textSections[page]) questions.push(term.entries[at]);
    }
    const rarity = Math.log(1 + textSections.length / pages.size);
    ofTerms.set(term, rarity);
    for (const section of questions) ofSections.set(section, (ofSections.get(section) ?? 0) + rarity);
  }
  return (term, section) => (ofTerms.get(term) ?? 0) / (ofSections.get(section) || 1);
}

/** Lengths of the fields, by page, and their averages over the pages and sections that have them. */
function lengthsOf({ pageStarts, lengths }: TermCounts) {
  const pages = FIELDS.map((name) =>
    pageStarts.slice(0, -1).map((start, page) => {
      let sum = 0;
      for (let section = start; section < pageStarts[page + 1]; section++) sum += lengths[name][section] ?? 0;
      return sum;
    }),
  );
  return { pages, averages: { page: pages.map(average), section: FIELDS.map((name) => average(lengths[name])) } };
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
