import type { Place } from '../decode/index.ts';
import type { Need } from './types.ts';

/** Stops a check: something in the input fails it. */
export class Refusal extends Error {
  readonly key: string;
  readonly place: Place;
  constructor(key: string, detail: string, place: Place) {
    super(detail);
    this.key = key;
    this.place = place;
  }
}

/** Stops a check that lacks something: nobody can say here how it comes out. */
export class Lacking extends Error {
  readonly needs: Need[];
  constructor(reason: string, needs: Need[] = []) {
    super(reason);
    this.needs = needs;
  }
}
