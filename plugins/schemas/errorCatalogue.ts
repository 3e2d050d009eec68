import type { JsonFile } from '../shared/jsonFile.ts';
import type { Concern, ErrorCatalogue, Error as ErrorEntry, Fix as ErrorFix } from './published/error-catalogue.ts';

export type { Concern, ErrorEntry, ErrorFix };

/** Folder of the error pages, as a route. */
export const ERROR_PAGES = '/reference/errors/';

/** The entries of the catalogue, which matches its schema; none without it. */
export function errorEntries(file: JsonFile | undefined): ErrorEntry[] {
  return (file?.value as ErrorCatalogue | undefined)?.errors ?? [];
}
