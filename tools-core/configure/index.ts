export type { Completion } from './complete.ts';
export { mergeLayers, readLayer } from './layers.ts';
export { reportOf, type Suggestions } from './report.ts';
export { Studio } from './studio.ts';
