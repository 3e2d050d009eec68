export type { Chain, ChainLink } from './chain.ts';
export type { Disclosed } from './disclosed.ts';
export { type InspectorFields, settingsOf } from './fields.ts';
export { reportOf } from './report.ts';
export { splitTexts } from './splitTexts.ts';
