import { createHash } from 'node:crypto';

/** Values that were worked out before, by a name that changes with all that they depend on. */
export interface LookUp {
  /** Gives the value of a name, which is made where it is not known. It has to survive JSON. */
  get<Value>(kind: string, name: string, make: () => Value): Value;
  has(kind: string, name: string): boolean;
  /** Takes over a value that was made elsewhere. */
  put(kind: string, name: string, value: unknown): void;
  /** What was asked for since the last call of `used`, to keep for a later run. */
  used(): Record<string, unknown>;
  /** Lets go of what was made and taken over since the last call of `used`. */
  forget(): void;
  /** Whether anything had to be made since the last call of `used`. */
  isNew(): boolean;
  /** Whether nothing is known of any earlier run. */
  isEmpty(): boolean;
}

/** @param known values of an earlier run */
export function lookUp(known: Record<string, unknown> = {}): LookUp {
  let asked: Record<string, unknown> = {};
  let kept = known;
  let isNew = false;
  return {
    get(kind, name, make) {
      const key = `${kind} ${name}`;
      if (key in asked) return asked[key] as never;
      const isKnown = key in kept;
      asked[key] = isKnown ? kept[key] : make();
      isNew ||= !isKnown;
      return asked[key] as never;
    },
    has: (kind, name) => [asked, kept].some((values) => `${kind} ${name}` in values),
    put(kind, name, value) {
      asked[`${kind} ${name}`] = value;
      isNew = true;
    },
    isNew: () => isNew,
    isEmpty: () => Object.keys(kept).length === 0,
    forget() {
      asked = {};
      isNew = false;
    },
    used() {
      // What nobody asked for in two runs is let go.
      const result = asked;
      Object.assign(kept, asked);
      if (Object.keys(kept).length > MOST) kept = asked;
      asked = {};
      isNew = false;
      return result;
    },
  };
}

const MOST = 5000;

/** A short name for texts, which is another one as soon as a character differs. */
export function digestOf(...texts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha1');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('base64url');
}
