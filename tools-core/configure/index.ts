export type { Completion } from './complete.ts';
export { mergeLayers, readLayer } from './layers.ts';
export { type Suggestions, studioReport } from './report.ts';
export { Studio } from './studio.ts';
