import { EMPTY_CATALOG, type ErrorCatalog } from '../../../../tools-core/diagnose/index.ts';

/** Filled by the build (`plugins/errorCauses`) with the first cause of each error. Without that plugin nothing is known. */
export const facts: ErrorCatalog = EMPTY_CATALOG;
