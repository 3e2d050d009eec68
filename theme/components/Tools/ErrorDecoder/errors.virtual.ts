import { type Facts, NO_FACTS } from '../../../../tools-core/diagnose/index.ts';

/** Filled by the build (`plugins/errorCauses`) with all that is published about errors. */
export const facts: Facts = NO_FACTS;
