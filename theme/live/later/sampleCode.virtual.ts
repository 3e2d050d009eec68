import type { SampleCode } from '../../logic/liveSample.ts';

/** Filled by the build (`plugins/preview`): fetches the code of a sample, with its libraries, by its name. */
export const sampleCode: Record<string, () => Promise<SampleCode>> = {};
