import fitted from './rankWeights.json';

/**
 * Where on a page a word can stand: its title, the names that the page defines, the questions that it answers, its
 * description, what links on other pages say of it, a heading, a name such as `notBefore` in one piece, the text, and
 * lists that only lead elsewhere.
 */
export type Field = 'title' | 'defines' | 'answers' | 'summary' | 'linked' | 'heading' | 'name' | 'text' | 'links';

/** What the build needs to weigh a word on a page. */
export interface FieldWeights {
  weight: Record<Field, number>;
  /** How much the length of a field lowers what a word in it says, from 0 to 1: `b` of BM25F. */
  byLength: Record<Field, number>;
  /** How soon more of the same word stops to count: `k1` of BM25F. */
  saturation: number;
}

/** What the search needs to weigh the words of a query. The word itself has the weight 1. */
export interface QueryWeights {
  /** Of a word that the typed one begins. */
  prefix: number;
  /** Of a word of the same family, such as `verification` for `verify`. */
  family: number;
  /** Of another word for the same thing. */
  synonym: number;
  /** Of a word one edit away; of two edits, its square. */
  corrected: number;
  /** Of a word that holds the typed one inside. */
  inner: number;
  /** What every word is worth, on top of how rare it is. */
  common: number;
  /** How much less a word is worth that stands in no title and no heading: an exponent. */
  topic: number;
  /** Of two words in one piece, on top of the words. */
  compound: number;
  /** Of a name that is all of a query, where it stands in one piece: it is what is meant. */
  name: number;
  /** Of the single words of a name that is found in one piece. */
  insideName: number;
  /** Of the best section, on top of the whole page. */
  section: number;
  /** How much a section loses for words that it lacks: the exponent of the share that it has. */
  together: number;
  /** How much a page loses for words that it lacks: the exponent of the share that it has. */
  coverage: number;
  /** Of words that only say how a reader asks. */
  filler: number;
  /** Of words of everyday English. */
  general: number;
  /** What a page gains whose title is the query. */
  titled: number;
  /** What a page gains that answers the very question, or defines the very name. */
  question: number;
  /** What it gains on top where another of its questions is like the query. */
  secondQuestion: number;
  /** What the question counts that is most like the query, against all words of the query. */
  answer: number;
  /** What a page gains from the pages near to it, of their mean. */
  near: number;
  /** What a page gains behind the first one that it is near to, of that one's score. */
  beside: number;
  /** What it gains from each of the next pages that it is near to, of that one's score, divided by its place. */
  besideNext: number;
  /** What its best section gains behind the first page, of that one's score where it has all that the query says. */
  behind: number;
  /** What a page gains behind the first one that has a gloss of the very name, of that one's score. */
  gloss: number;
  /** What a guide or tutorial gains where the query asks how to do something. */
  task: number;
  /** What an explanation gains where the query asks what something is. */
  concept: number;
}

/** The weights that `npm run search:fit` found. */
export const fieldWeights: FieldWeights = fitted.fields;
export const queryWeights: QueryWeights = fitted.query;
