import type { JsonObject } from '../base/index.ts';
import type { Location } from '../decode/index.ts';
import type { Contexts } from './canonical.ts';
import type { Resolver } from './resolving.ts';
import type { ChainPart, Expected, State } from './types.ts';

/** What a check of a proof works with. */
export interface Context {
  step: (text: string, state?: State, place?: Location, shows?: ChainPart) => void;
  resolver: Resolver;
  configuration: JsonObject;
  now: Date;
  expected: Expected;
  contexts?: Contexts | undefined;
}
