import type { SearchRecord } from './searchRecord.ts';

/** A heading with the text below it, up to the next heading. */
export interface PageSection {
  /** Empty for the text above the first heading. */
  id: string;
  heading: string;
  text: string;
}

/** Takes a page apart at its headings. The first section is always the text above them, which may be empty. */
export function sectionsOf({ content, toc }: Pick<SearchRecord, 'content' | 'toc'>): PageSection[] {
  const headings = toc
    .filter(({ charIndex }) => charIndex >= 0 && charIndex <= content.length)
    .sort((a, b) => a.charIndex - b.charIndex);
  const sections = headings.map(({ id, text, charIndex }, index) => ({
    id,
    heading: text,
    text: content.slice(charIndex + text.length, headings[index + 1]?.charIndex).trim(),
  }));
  return [{ id: '', heading: '', text: content.slice(0, headings[0]?.charIndex).trim() }, ...sections];
}
