import { EMPTY_CATALOG, type ErrorCatalog } from '../../../../tools-core/diagnose/index.ts';

/** Filled by the build (`plugins/virtualModules`) with the first cause of each error. */
export const errorSummaries: ErrorCatalog = EMPTY_CATALOG;
