import { EMPTY_CATALOG, type ErrorCatalog } from '../../../../tools-core/diagnose/index.ts';

/** Filled by the build (`plugins/virtualModules`) with all that is published about errors. */
export const errorCatalog: ErrorCatalog = EMPTY_CATALOG;
