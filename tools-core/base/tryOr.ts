/** The result of a function; undefined if it throws. */
export function tryOr<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
