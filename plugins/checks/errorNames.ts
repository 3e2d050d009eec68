import { isSoundAt, type SiteData } from '../data/siteData.ts';
import { ERROR_PAGES, errorEntries } from '../schemas/errorCatalogue.ts';
import type { Looking } from './dataFiles.ts';

/**
 * The pages of errors by the titles of the errors.
 * @param digest changes with the catalogue of errors
 */
export function errorNames({ known, sources }: Looking, digest: string): Map<string, string> {
  return new Map(known.get('titles of errors', digest, () => namesOf(sources.data())));
}

function namesOf(data: SiteData): [title: string, route: string][] {
  const { errors } = data.spec;
  if (!errors || !isSoundAt(data, 'errors.json')) return [];
  return errorEntries(errors).map(({ title, slug }) => [title, ERROR_PAGES + slug]);
}
