import type { JsonObject } from '../base/index.ts';
import type { Location } from '../decode/index.ts';
import type { Canonicalizing } from './canonical.ts';
import type { Resolver } from './resolving.ts';
import type { ChainPart, Expected, State } from './types.ts';

/** What a check of a proof works with. */
export interface Context extends Pick<Canonicalizing, 'findContext'> {
  step: (text: string, state?: State, place?: Location, shows?: ChainPart) => void;
  resolver: Resolver;
  configuration: JsonObject;
  now: Date;
  expected: Expected;
}
