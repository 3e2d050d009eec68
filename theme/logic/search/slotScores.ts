import type { Variant } from './expandQuery.ts';
import { readPostings } from './packed.ts';
import type { PageKind } from './searchHit.ts';

/** Where the words of a site stand. */
export interface Corpus {
  /** Position of each page's first section among all, what it is asked by behind them; one more for the end. */
  pageStarts: ArrayLike<number>;
  /** Sections of each page's text. */
  textSections: ArrayLike<number>;
  /** How many names each page has a gloss of; they come last among what it is asked by. */
  glosses: ArrayLike<number>;
  /** Pages that each page is near to. */
  near: number[][];
  kindOf: (page: number) => PageKind;
  /** Where a word stands, packed. */
  placesOf: (word: number) => string;
}

/** What a word of a query says about pages and sections. */
export interface SlotScores {
  /** How rare the word is among the pages (inverse document frequency). */
  rarity: number;
  /** The most that it says about any page: a word in no title and no heading is hardly what a query is about. */
  most: number;
  mostOfSection: number;
  pages: Float32Array;
  sections: Float32Array;
}

/** Finds the best that any variant of a word says about each page and section. */
export function slotScores(variants: Variant[], { pageStarts, placesOf }: Corpus): SlotScores {
  const count = pageStarts.length - 1;
  const pages = new Float32Array(count);
  const sections = new Float32Array(pageStarts[count]);
  let holders = 0;
  let exactHolders = 0;
  let most = 0;
  let mostOfSection = 0;
  // Weights only tell the variants of one word apart: a word that is half typed says as much as another.
  const heaviest = Math.max(...variants.map(({ weight }) => weight));
  for (const { number, weight: own, likeness } of variants) {
    const weight = own / heaviest;
    readPostings(placesOf(number), {
      page(page, impact) {
        if (page >= count) return;
        most = Math.max(most, impact);
        if (pages[page] === 0) holders++;
        if (likeness === 'exact') exactHolders++;
        pages[page] = Math.max(pages[page], impact * weight);
      },
      section(page, section, impact) {
        const at = pageStarts[page] + section;
        mostOfSection = Math.max(mostOfSection, impact * weight);
        if (at < sections.length) sections[at] = Math.max(sections[at], impact * weight);
      },
    });
  }
  const rare = exactHolders || holders;
  return { rarity: Math.log(1 + (count - rare + 0.5) / (rare + 0.5)), most, mostOfSection, pages, sections };
}
