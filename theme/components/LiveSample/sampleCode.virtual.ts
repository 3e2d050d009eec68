import type { SampleCode, SampleTool } from './liveSample.ts';

/** Filled by the build (`plugins/preview`): fetches the code of a sample, with its libraries, by its name. */
export const sampleCode: Record<string, () => Promise<SampleCode>> = {};

/** The tool that the input of a sample opens in, by the name of the sample. */
export const sampleTools: Record<string, SampleTool> = {};
