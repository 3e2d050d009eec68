import type { JsonObject } from '../base/index.ts';
import type { Decoded, Place } from '../decode/index.ts';
import type { Catalog } from './causes.ts';

/** Verifies the proof of a list and its time; throws `VerificationError` or `MissingInput`. */
type VerifyList = (list: Decoded) => Promise<void>;

/** What a status policy works with. */
export interface World {
  path: string[];
  configuration: JsonObject;
  catalog: Catalog;
  lists: Map<string, Decoded>;
  verifyList: VerifyList;
}

/** A status entry of a credential. */
export interface Entry {
  entry: JsonObject;
  place: Place;
}

/** What to do about a status that is not good. */
export const FIX =
  'For a revoked credential, ask for a new one: revocation is final, while a suspension can be lifted. When another host is the cause, its own problem may stand under `external`.';

/** The cause of a list that cannot be used, as the page of the policy says it. */
export function causeOf(detail: string): string {
  if (/fewer than/.test(detail)) return 'A bitstring is shorter than 131072 entries';
  if (/out of range/.test(detail)) return '`statusListIndex` is out of range';
  return 'The list credential fails its integrity check';
}

/** The lists that were given, where none has the right address. */
export function otherLists(lists: Map<string, Decoded>): string {
  const given = [...lists.values()].map(({ document, token }) => String(token?.payload.sub ?? document?.id));
  return given.length > 0 ? ` The list that you gave is ${given.join(', ')}.` : '';
}
