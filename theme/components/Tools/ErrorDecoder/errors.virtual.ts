import { EMPTY_CATALOG, type ErrorCatalog } from '../../../../tools-core/diagnose/index.ts';

/** Filled by the build (`plugins/errorCauses`) with all that is published about errors. */
export const errors: ErrorCatalog = EMPTY_CATALOG;
