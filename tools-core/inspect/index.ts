export { type Chain, type ChainLink, OUTCOMES } from './chain.ts';
export { type InspectorFields, settingsOf } from './fields.ts';
export type { Disclosed } from './report.ts';
export { ended, inspectionReport, worstFirst } from './report.ts';
export { splitTexts } from './splitTexts.ts';
