/** What a function gives; undefined where it throws. */
export function tryOr<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
