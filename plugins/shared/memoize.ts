import { statSync } from 'node:fs';

/** Makes a value when it is first asked for. */
export function memoize<Value>(make: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => {
    known ??= { value: make() };
    return known.value;
  };
}

type Cache<Key, Value> = Pick<Map<Key, Value>, 'has' | 'get'> & { set(key: Key, value: Value): unknown };

/** Caches what a pure function makes of a text. The texts of a site are few, so none is dropped. */
export function memoizeByText<Value>(work: (text: string) => Value): (text: string) => Value {
  return memoizeIn(new Map(), work);
}

/** Caches what a pure function makes of an object that never changes, as long as that object is in use. */
export function memoizeByObject<Key extends object, Value>(work: (object: Key) => Value): (object: Key) => Value {
  return memoizeIn(new WeakMap(), work);
}

function memoizeIn<Key, Value>(cache: Cache<Key, Value>, work: (key: Key) => Value): (key: Key) => Value {
  return (key) => {
    if (!cache.has(key)) cache.set(key, work(key));
    return cache.get(key) as Value;
  };
}

/** Makes a value once in a turn of the event loop. */
function memoizeInTurn<Value>(make: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => {
    if (known) return known.value;
    known = { value: make() };
    setImmediate(() => {
      known = undefined;
    });
    return known.value;
  };
}

/**
 * When each file was last written: in a turn of the event loop the same for all callers, so that a value never seems
 * newer than what was read in the same turn.
 */
const stamps = memoizeInTurn(() =>
  memoizeByText((file) => `${file}:${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`),
);

/**
 * Makes a value again when one of its files has changed, so that a build makes it once and the dev server follows edits.
 * A value that can't be made throws for each caller. The files are read once in a turn of the event loop, since a build
 * asks for the same data on every page.
 * @param files absolute paths
 */
export function memoizeUntilChange<Value>(files: () => string[], make: () => Value): () => Value {
  let known: { stamp: string; value: Value } | undefined;
  return memoizeInTurn(() => {
    const stamp = files().map(stamps()).join('\n');
    if (known?.stamp !== stamp) {
      known = undefined;
      known = { stamp, value: make() };
    }
    return known.value;
  });
}
