import type { ErrorTexts } from '../../../../tools-core/verify/index.ts';

/** Filled by the build (`plugins/errorCauses`) with title, causes and fixes of each error. */
export const errors: ErrorTexts = {};
