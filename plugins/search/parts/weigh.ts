import { FILLERS } from '../../../theme/logic/search/fillers.ts';
import { PAIR_MARK } from '../../../theme/logic/search/indexWords.ts';
import type { PagePosting } from '../../../theme/logic/search/packed.ts';
import type { Field, FieldWeights } from '../../../theme/logic/search/rankWeights.ts';
import { type Counts, ENTRY, FIELDS, type WordCounts } from './countWords.ts';

/** Fields of the whole page, which say nothing about one of its sections. */
const OF_PAGE: Field[] = ['title', 'defines', 'answers', 'summary', 'linked'];

/** How long fields are on average, of pages and of sections that have them. */
export interface Averages {
  page: number[];
  section: number[];
}

/**
 * Works out how much a word says about each page and section: the part of BM25F that does not depend on the query
 * (Zaragoza et al., Microsoft Cambridge at TREC-13, 2004). Counts are weighed by field and divided by the length of
 * the field before they are summed and saturated once.
 */
export function weigh(word: WordCounts, counts: Counts, averages: Averages, weights: FieldWeights): PagePosting[] {
  const { entries } = word;
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
        const share = shareOfQuestion(word, section, counts);
        // What is nothing of a question would only be loaded: fillers, and pairs, whose words are there.
        if (share > 0) sections.push({ section: section - pageStarts[page], impact: share });
        continue;
      }
      const own = found.map((count, field) => (OF_PAGE.includes(FIELDS[field]) ? 0 : count));
      const impact = saturate(own, averages.section, weights, (field) => counts.lengths[FIELDS[field]][section]);
      if (impact > 0) sections.push({ section: section - pageStarts[page], impact });
    }
    const lengthOf = (field: number) => pageLength(counts, field, page);
    postings.push({ page, impact: saturate(sums, averages.page, weights, lengthOf), sections });
  }
  return postings;
}

/** How much each word of a title or a question is worth, and all words of each. */
interface QuestionWorths {
  words: Map<WordCounts, number>;
  sections: Map<number, number>;
}

const worths = new WeakMap<Counts, QuestionWorths>();

/**
 * The share of a title or a question that a word is: a rare word is more of it than a common one, and one that only
 * says how something is asked is nothing of it. Two words in one piece are there already.
 */
function shareOfQuestion(word: WordCounts, section: number, counts: Counts): number {
  const known = worths.get(counts) ?? questionWorths(counts);
  worths.set(counts, known);
  return (known.words.get(word) ?? 0) / (known.sections.get(section) || 1);
}

function questionWorths({ words, pageStarts, textSections }: Counts): QuestionWorths {
  const worth: QuestionWorths = { words: new Map(), sections: new Map() };
  const count = textSections.length;
  for (const [key, word] of words) {
    if (key.endsWith(PAIR_MARK) || [...word.surfaces.keys()].some((surface) => FILLERS.has(surface))) continue;
    const questions: number[] = [];
    const pages = new Set<number>();
    for (let at = 0, page = 0; at < word.entries.length; at += ENTRY) {
      while (pageStarts[page + 1] <= word.entries[at]) page++;
      pages.add(page);
      if (word.entries[at] >= pageStarts[page] + textSections[page]) questions.push(word.entries[at]);
    }
    const rarity = Math.log(1 + count / pages.size);
    worth.words.set(word, rarity);
    for (const section of questions) worth.sections.set(section, (worth.sections.get(section) ?? 0) + rarity);
  }
  return worth;
}

/** Average lengths of the fields, over what has the field. */
export function averageLengths(counts: Counts): Averages {
  const pages = counts.pageStarts.slice(0, -1).map((_, page) => page);
  return {
    page: FIELDS.map((_, field) => average(pages.map((page) => pageLength(counts, field, page)))),
    section: FIELDS.map((name) => average(counts.lengths[name])),
  };
}

const known = new WeakMap<Counts, number[][]>();

function pageLength(counts: Counts, field: number, page: number): number {
  let lengths = known.get(counts);
  if (!lengths) {
    lengths = FIELDS.map((name) => {
      return counts.pageStarts.slice(0, -1).map((start, index) => {
        let sum = 0;
        for (let section = start; section < counts.pageStarts[index + 1]; section++)
          sum += counts.lengths[name][section];
        return sum;
      });
    });
    known.set(counts, lengths);
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
