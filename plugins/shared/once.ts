/** Makes a value when it is first asked for. */
export function once<Value>(make: () => Value): () => Value {
  let value: { made: Value } | undefined;
  return () => {
    value ??= { made: make() };
    return value.made;
  };
}

/** Makes the value of each key when it is first asked for. */
export function onceEach<Key extends string, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, { made: Value }>();
  return (key) => {
    const known = values.get(key) ?? { made: make(key) };
    values.set(key, known);
    return known.made;
  };
}
