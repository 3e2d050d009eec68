import type { KnownErrors } from '../../logic/diagnose.ts';

/** Filled by the build (`plugins/errorCauses`). Without that plugin no error has a page. */
export const errorCauses: KnownErrors = {};
