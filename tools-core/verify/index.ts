export { merged } from '../base/index.ts';
export { type Catalog, type ErrorText, type ErrorTexts, INSPECTED } from './causes.ts';
export { POLICIES } from './check.ts';
export { CHECKS_BY_KIND, inputKindOf } from './checksByKind.ts';
export { inspect } from './inspect.ts';
export { preload } from './preload.ts';
export { bitAt, bitsOf, tokenList, tokenStatusAt } from './statusBits.ts';
export type { ChainPart, Check, Expected, Fault, Inspection, PolicyName, Settings, State, Step } from './types.ts';
export { EXPECTED } from './types.ts';
