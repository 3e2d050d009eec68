export type { Concern, Error as ErrorEntry, Fix as ErrorFix } from './published/error-catalogue.ts';

/** Folder of the error pages, as a route. */
export const ERROR_PAGES = '/reference/errors/';
