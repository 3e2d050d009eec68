import type { ExpandedTerm } from './expandQuery.ts';
import { decodePostings } from './postings.ts';

/** The pages of a site, and where its words occur. */
export interface Corpus {
  /** Position of each page's first section among all sections, virtual ones included; one more for the end. */
  pageStarts: ArrayLike<number>;
  /** Number of text sections of each page. */
  textSections: ArrayLike<number>;
  /** Number of mentions of each page. They're its last virtual sections. */
  mentions: ArrayLike<number>;
  related: number[][];
  /** Encoded postings of a word. */
  postingsOf: (word: number) => number[];
}

/** How well pages and sections match one term of a query. */
export interface TermScores {
  /** Inverse document frequency. */
  rarity: number;
  /** The highest impact on any section. */
  mostOfSection: number;
  pages: Float32Array;
  sections: Float32Array;
}

/** Impact of a term that is only inside a word of a title, heading or lead. */
const INSIDE_WORD = 0.3;

/** Takes the best variant of a term for each page and section. */
export function termScores({ variants, pages: inside = [] }: Omit<ExpandedTerm, 'term'>, corpus: Corpus): TermScores {
  const { pageStarts, postingsOf } = corpus;
  const count = pageStarts.length - 1;
  const pages = new Float32Array(count);
  const sections = new Float32Array(pageStarts[count]);
  let found = 0;
  let foundExactly = 0;
  let mostOfSection = 0;
  // Weights compare the variants of one term: a half-typed word counts as much as a complete one.
  const heaviest = Math.max(...variants.map(({ weight }) => weight));
  for (const { number, weight: own, match } of variants) {
    const weight = own / heaviest;
    decodePostings(postingsOf(number), {
      page(page, impact) {
        if (page >= count) return;
        if (pages[page] === 0) found++;
        if (match === 'exact') foundExactly++;
        pages[page] = Math.max(pages[page], impact * weight);
      },
      section(page, section, impact) {
        const at = pageStarts[page] + section;
        mostOfSection = Math.max(mostOfSection, impact * weight);
        if (at < sections.length) sections[at] = Math.max(sections[at], impact * weight);
      },
    });
  }
  for (const page of inside) {
    found++;
    pages[page] = INSIDE_WORD;
  }
  const rare = foundExactly || found;
  return { rarity: Math.log(1 + (count - rare + 0.5) / (rare + 0.5)), mostOfSection, pages, sections };
}
