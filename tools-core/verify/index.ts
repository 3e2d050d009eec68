export { CAUSES, type Catalog, type Cause, type ErrorText, type ErrorTexts } from './causes.ts';
export { pointerOf } from './check.ts';
export { CHECKS_BY_KIND, type CheckName, type InputKind, inputKindOf } from './checksByKind.ts';
export { merged } from './configuration.ts';
export { inspect } from './inspect.ts';
export { bitAt, bitsOf, statusName, tokenList, tokenStatusAt } from './statusBits.ts';
export type {
  ChainPart,
  Check,
  Expected,
  Fault,
  Inspection,
  Need,
  PolicyName,
  PolicyResult,
  Resolve,
  Settings,
  State,
  Step,
} from './types.ts';
export { warm } from './warm.ts';
