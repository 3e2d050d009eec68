import type { SampleForms } from './liveSample.ts';

/** Filled by the build (`plugins/preview`). Without that plugin there are no samples to run. */
export const sampleForms: SampleForms = {};
