// What the worker loads behind its first result, in one chunk.

export { breakSample } from '../FaultSimulator/breakSample.ts';
export { examples as faultExamples } from '../FaultSimulator/examples.virtual.ts';
export { claimsSection } from './claimsSection.ts';
export { readPicture } from './readPicture.ts';
