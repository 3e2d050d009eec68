// Breaks signed samples, and signs them again with the test keys of the published examples.

export { FAULTS, type FaultName } from './faultNames.ts';
export { type FaultSettings, faultReport } from './report.ts';
export { SAMPLES, type Sources } from './samples.ts';
