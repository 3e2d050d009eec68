/** Steps of an impact: the weight of a word in a page or section, from 0 to 1. */
const STEPS = 63;

/** A page that contains a word. */
export interface PagePosting {
  page: number;
  /** Weight of the word in the whole page, from 0 to 1. */
  impact: number;
  /** Sections of the page with the word. */
  sections: { section: number; impact: number }[];
}

/**
 * Encodes the pages of a word, in order, as numbers: of each page the distance from the one before, the impact, the
 * number of sections, and of each section its distance and its impact. Distances compress better than positions.
 */
export function encodePostings(postings: PagePosting[]): number[] {
  return postings.flatMap(({ page, impact, sections }, at) => [
    page - (at > 0 ? postings[at - 1].page + 1 : 0),
    stepsOf(impact),
    sections.length,
    ...sections.flatMap((found, index) => [
      found.section - (index > 0 ? sections[index - 1].section + 1 : 0),
      stepsOf(found.impact),
    ]),
  ]);
}

function stepsOf(impact: number): number {
  return Math.max(1, Math.min(STEPS, Math.round(impact * STEPS)));
}

/** Called for each page and section, so that decoding creates no objects. */
export interface PostingReader {
  page(page: number, impact: number): void;
  section(page: number, section: number, impact: number): void;
}

/** Decodes the pages of a word. */
export function decodePostings(numbers: number[], reader: PostingReader): void {
  let at = 0;
  let page = -1;
  while (at < numbers.length) {
    page += numbers[at++] + 1;
    reader.page(page, numbers[at++] / STEPS);
    let section = -1;
    for (let left = numbers[at++]; left > 0; left--) {
      section += numbers[at++] + 1;
      reader.section(page, section, numbers[at++] / STEPS);
    }
  }
}
