import type { Location } from '../decode/index.ts';
import type { Need } from './types.ts';

/** Stops a check: something in the input fails it. */
export class VerificationError extends Error {
  readonly key: string;
  readonly place: Location;
  /** The value with its slip fixed. */
  readonly corrected: string | undefined;
  constructor(key: string, detail: string, place: Location, corrected?: string) {
    super(detail);
    this.key = key;
    this.place = place;
    this.corrected = corrected;
  }
}

/** Stops a check that lacks something: without it, nobody can say here how it comes out. */
export class MissingInput extends Error {
  readonly needs: Need[];
  constructor(reason: string, needs: Need[] = []) {
    super(reason);
    this.needs = needs;
  }
}
