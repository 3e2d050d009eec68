import { type FoldedText, foldText } from './foldText.ts';
import type { SearchRecord } from './searchRecord.ts';

/** A heading with the text below it, up to the next heading. */
export interface Section {
  id: string;
  /** Left out for the text above the first heading. */
  header?: FoldedText;
  body: FoldedText;
}

/** A page in the form in which queries are compared with it. */
export interface PreparedRecord {
  record: SearchRecord;
  title: FoldedText;
  sections: Section[];
}

/** Folds the title of a page and takes its content apart at the headings. */
export function prepareRecord(record: SearchRecord): PreparedRecord {
  const { content, toc } = record;
  const headings = toc
    .filter(({ charIndex }) => charIndex >= 0 && charIndex <= content.length)
    .sort((a, b) => a.charIndex - b.charIndex);
  const sections: Section[] = headings.map(({ id, text, charIndex }, index) => ({
    id,
    header: foldText(text),
    body: foldText(content.slice(charIndex + text.length, headings[index + 1]?.charIndex).trim()),
  }));
  const lead = content.slice(0, headings[0]?.charIndex).trim();
  if (lead) sections.unshift({ id: '', body: foldText(lead) });
  return { record, title: foldText(record.title), sections };
}
