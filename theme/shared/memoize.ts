type Cache<Key, Value> = Pick<Map<Key, Value>, 'has' | 'get'> & { set(key: Key, value: Value): unknown };

/** Caches what a pure function makes of a text. The texts of a site are few, so that none is dropped. */
export function memoizeByText<Value>(work: (text: string) => Value): (text: string) => Value {
  return memoize(new Map(), work);
}

/** Caches what a pure function makes of an object that never changes, as long as that object is in use. */
export function memoizeByObject<Key extends object, Value>(work: (object: Key) => Value): (object: Key) => Value {
  return memoize(new WeakMap(), work);
}

function memoize<Key, Value>(cache: Cache<Key, Value>, work: (key: Key) => Value): (key: Key) => Value {
  return (key) => {
    if (!cache.has(key)) cache.set(key, work(key));
    return cache.get(key) as Value;
  };
}
