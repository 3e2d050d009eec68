// What the worker loads for pictures and for samples with faults, in one chunk.

export { breakSample } from '../FaultSimulator/breakSample.ts';
export { examples as faultExamples } from '../FaultSimulator/examples.virtual.ts';
export { readPicture } from './readPicture.ts';
