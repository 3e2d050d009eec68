/**
 * Keeps what a pure function makes of a text. Every page draws the same links and names again, a thousand times in a
 * build of a thousand pages; the texts of a site are few, so that nothing needs to be forgotten.
 */
export function memoizeByText<Value>(work: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) {
      value = work(text);
      known.set(text, value);
    }
    return value;
  };
}

/** Keeps what a pure function makes of an object that never changes, as long as that object is in use. */
export function memoizeByObject<Key extends object, Value>(work: (object: Key) => Value): (object: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (object) => {
    let value = known.get(object);
    if (value === undefined) {
      value = work(object);
      known.set(object, value);
    }
    return value;
  };
}
