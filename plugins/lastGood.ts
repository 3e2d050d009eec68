/**
 * Reads data for modules that every page has: on the dev server the last ones stand while the new ones cannot be read.
 * What is wrong is said where they are shown, and by the checks. A build stops on it.
 * @param first what stands before anything could be read
 */
export function lastGood<Value>(isBuild: boolean, first: Value, read: () => Value): () => Value {
  let last = first;
  return () => {
    try {
      last = read();
    } catch (error) {
      if (isBuild) throw error;
    }
    return last;
  };
}
