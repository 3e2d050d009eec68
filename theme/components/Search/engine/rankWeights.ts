import fitted from './rankWeights.json';

/**
 * Where a word can be: the title and headings, questions that the page answers and names that it defines, texts of links
 * to it with its description, its text, and lines that several pages have.
 */
export type Field = 'heading' | 'answers' | 'linked' | 'text' | 'shared';

/** Weights that the build uses (BM25F). */
export interface FieldWeights {
  weight: Record<Field, number>;
  /** How much a long field lowers the weight of its words, from 0 to 1: `b` of BM25F. */
  byLength: Record<Field, number>;
  /** How soon more occurrences stop counting: `k1` of BM25F. */
  saturation: number;
}

/** Weights that the search uses. A typed word has weight 1. */
export interface QueryWeights {
  family: number;
  synonym: number;
  /** Added to the rarity of every word. */
  common: number;
  /** Of adjacent words written as one. */
  compound: number;
  /** Of a name that is the whole query. */
  name: number;
  /** Of the best section. */
  section: number;
  /** Exponent that lowers sections that lack terms. */
  together: number;
  filler: number;
  /** What a page gains if it answers the question or defines the name. */
  question: number;
  /** What a page gains that is related to the first one, as a share of that page's score. */
  beside: number;
  /** Of the best section of a page below the first one. */
  behind: number;
  /** Of a line that mentions the name, on a page below the first one. */
  mention: number;
}

/** Fitted on the judged questions for tuning (`tests/search`). */
export const fieldWeights: FieldWeights = fitted.fields;
export const queryWeights: QueryWeights = fitted.query;
