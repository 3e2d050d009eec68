import type { HitCard } from './searchHit.ts';

/** What kinds of parts the data of a search comes in. */
export type PartKind = 'words' | 'places' | 'texts' | 'cards';

/**
 * What is loaded first: the pages, and what the other parts hold. Parts are numbered from 0 within their kind; each is
 * named by what it begins with, so that a search knows which ones it needs.
 */
export interface SearchHead {
  /** Hash of all parts. It stands in the name and in the content of each, so that parts of two builds never mix. */
  build: string;
  titles: string[];
  /** Packed: routes in the order of the pages. */
  routes: string;
  /** Scheme, host and base of the site, for records that are shown elsewhere. */
  domain: string;
  /** Sections of each page. */
  sections: number[];
  /**
   * What each page is asked by: its title, the questions that it answers and the names that it defines. In the places of
   * a word they come behind the sections, with the share of them that the word is.
   */
  questions: number[];
  /** Pages with glosses, which say in a line what a name is, and how many of the last `questions` of each are such. */
  glosses: [page: number, count: number][];
  /** Packed: pages that each page is near to; empty on a site that is too large for it. */
  near: string;
  /** The first word of each part with words, and how many words it holds. */
  words: [first: string, count: number][];
  /** Words before each part with places. */
  places: number[];
  /** Sections before each part with texts. */
  texts: number[];
  /** The first key of each part with cards. */
  cards: string[];
  /** Words for the same thing, several of one piece written together. */
  synonyms: string[][];
  /** Words with which the titles of guides begin: who types one wants to do something. */
  tasks: string[];
}

/** Words in order, and how common each is. */
export interface WordsPart {
  build: string;
  /** Packed. */
  words: string;
  /** A digit for each word: how often the number of its pages can be halved. */
  common: string;
}

/** Where each word stands, packed. */
export interface PlacesPart {
  build: string;
  places: string[];
}

/** Sections with their headings and texts. */
export interface TextsPart {
  build: string;
  sections: [id: string, heading: string, text: string][];
}

/** Cards by the name that a reader types. */
export interface CardsPart {
  build: string;
  cards: [key: string, SearchCard][];
}

/** A card before its route has become an address. */
export interface SearchCard extends Omit<HitCard, 'link'> {
  /** Route with the hash of the place. */
  route: string;
}

/** File name of a part below `static/`. */
export function partFile(prefix: string, kind: PartKind, number: number, build: string): string {
  return [prefix, `${kind}-${number}`, build, 'json'].filter(Boolean).join('.');
}
