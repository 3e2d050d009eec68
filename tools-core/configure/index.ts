export type { ErrorCause } from './causes.ts';
export type { Change } from './changes.ts';
export type { CheckedLayer, LayerFault } from './check.ts';
export type { Completion } from './complete.ts';
export { LAYERS, type Layer, type Merged, mergeLayers, readLayer } from './layers.ts';
export { reportOf, type Suggestions } from './report.ts';
export type { SampleResult } from './samples/sample.ts';
export { type Studied, Studio, type StudioInput } from './studio.ts';
