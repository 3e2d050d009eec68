// Breaks signed samples, and signs them again with the test keys of the published examples.

export { type FaultSettings, faultReport } from './report.ts';
export { FAULTS, type FaultName, SAMPLES } from './samples.ts';
