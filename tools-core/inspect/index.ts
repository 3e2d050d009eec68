export { type Chain, type ChainLink, OUTCOMES } from './chain.ts';
export type { Disclosed } from './disclosed.ts';
export { type InspectorFields, settingsOf } from './fields.ts';
export { reportOf, worstFirst } from './report.ts';
export { splitTexts } from './splitTexts.ts';
