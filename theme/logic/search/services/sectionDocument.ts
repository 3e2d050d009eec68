import type { FoundPage } from './searchService.ts';

/** A section of a page, as it is handed to a search service and comes back from it. */
export interface SectionDocument {
  id: string;
  /** Route of the page. Of the sections of one page, a service answers the best one. */
  page: string;
  /** Scheme, host and base of the site. */
  domain: string;
  /** Id of the heading. Empty above the first one. */
  anchor: string;
  title: string;
  heading: string;
  text: string;
  /** What is known of the page beside its text, with its first section only. */
  defines: string[];
  answers: string[];
  summary: string;
  linked: string[];
  lang: string;
  version: string;
  /** Place of the section on its page: of two that say as much, the first one is shown. */
  position: number;
}

/** Fields that an answer needs. */
export const SHOWN_FIELDS = [
  'page',
  'domain',
  'anchor',
  'title',
  'heading',
  'text',
] as const satisfies readonly (keyof SectionDocument)[];

/**
 * Reads a document of an answer.
 * @param isOwn whether it is of the index of this site, whose pages are opened where they are read
 */
export function pageOfDocument(value: unknown, isOwn: boolean): FoundPage[] {
  const { page, domain = '', anchor, title, heading, text } = (value ?? {}) as Partial<SectionDocument>;
  if (typeof title !== 'string' || typeof page !== 'string' || !page.startsWith('/')) return [];
  const site = !isOwn && /^https?:\/\//.test(domain) ? domain : '';
  return [
    {
      record: { routePath: page, domain: site },
      title,
      sections: [{ id: anchor ?? '', heading: heading ?? '', text: text ?? '' }],
    },
  ];
}
