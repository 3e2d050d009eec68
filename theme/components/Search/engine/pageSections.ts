import type { SearchRecord } from './searchRecord.ts';

/** A heading with the text below it, up to the next heading. */
export interface PageSection {
  /** Empty for the text above the first heading. */
  id: string;
  heading: string;
  text: string;
}

/** The headings that are in the content of a page, in order. */
export function headingsOf({ content, toc }: Pick<SearchRecord, 'content' | 'toc'>): SearchRecord['toc'] {
  return toc
    .filter(({ charIndex }) => charIndex >= 0 && charIndex <= content.length)
    .sort((a, b) => a.charIndex - b.charIndex);
}

/** Splits a page at its headings. The first section is always the text above them, which may be empty. */
export function sectionsOf(record: Pick<SearchRecord, 'content' | 'toc'>): PageSection[] {
  const { content } = record;
  const headings = headingsOf(record);
  const sections = headings.map(({ id, text, charIndex }, index) => ({
    id,
    heading: text,
    text: content.slice(charIndex + text.length, headings[index + 1]?.charIndex).trim(),
  }));
  return [{ id: '', heading: '', text: content.slice(0, headings[0]?.charIndex).trim() }, ...sections];
}
