import { sectionsOf } from '../../../theme/logic/search/pageSections.ts';
import type { SectionDocument } from '../../../theme/logic/search/services/sectionDocument.ts';
import type { BuiltIndex } from '../buildIndexes.ts';

/** Characters of a document's text. Services refuse large documents, Algolia those above 10 kB. */
const MOST_TEXT = 4000;

/**
 * Makes a document of each section of the pages, which holds what the search in the browser knows of it. A long section
 * becomes several documents.
 * @param domain scheme, host and base of the site
 */
export function sectionDocuments(
  { info: { lang, version }, records, notes }: Pick<BuiltIndex, 'info' | 'records' | 'notes'>,
  domain: string,
): SectionDocument[] {
  return records.flatMap(({ routePath, title, ...record }) => {
    const parts = sectionsOf(record).flatMap(({ id, heading, text }) =>
      cut(text).map((piece) => ({ anchor: id, heading, text: piece })),
    );
    const known = notes.get(routePath);
    return parts.map(
      (part, position): SectionDocument => ({
        id: [lang, version, record.id, position].filter((name) => name !== '').join('-'),
        page: routePath,
        domain,
        title,
        ...part,
        defines: (position === 0 && known?.defines) || [],
        answers: (position === 0 && known?.answers) || [],
        summary: (position === 0 && known?.summary) || '',
        linked: (position === 0 && known?.linked) || [],
        lang,
        version,
        position,
      }),
    );
  });
}

/** Cuts a text into pieces at the ends of lines or else of words. */
function cut(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > MOST_TEXT) {
    const start = rest.slice(0, MOST_TEXT);
    const end = Math.max(start.lastIndexOf('\n'), 0) || Math.max(start.lastIndexOf(' '), 0) || MOST_TEXT;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}
