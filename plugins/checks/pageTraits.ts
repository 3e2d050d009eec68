import { titleIn } from '../data/pageTitles.ts';
import { tagRows } from '../pages/expandPage.ts';
import { matchesOf } from '../shared/matchesOf.ts';

/** What tells by the text of a page, without a parse, on what else depends what is found of it: plain values. */
export interface PageTraits {
  /** Names at the beginnings of lines that may be the tags of parts. */
  tags: string[];
  /** Lines that are a tag. */
  rows: string[];
  title?: string;
  hasSamples: boolean;
  /** Whether samples may show files beside their own text. */
  showsFiles: boolean;
}

/** A line that may begin with the tag of a part. */
const TAG = /^<([A-Z]\w*)(?:\s[^>]*)?\/>/gm;
const FENCE = /^\s*(?:`{3}|~{3})/m;
const SHOWS_FILE = /\sfile=/;

export function traitsOf(source: string): PageTraits {
  return {
    tags: matchesOf(source, TAG).map(([, name]) => name),
    rows: tagRows(source),
    title: titleIn(source),
    hasSamples: FENCE.test(source),
    showsFiles: SHOWS_FILE.test(source),
  };
}
