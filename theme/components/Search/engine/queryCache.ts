/** Most results in the cache. The least recently used one is dropped first. */
const CACHE_SIZE = 100;

/** Caches the latest results by query. */
export function createQueryCache<Result>(size = CACHE_SIZE) {
  const results = new Map<string, Result>();
  return {
    get(query: string): Result | undefined {
      const result = results.get(query);
      if (result !== undefined) {
        results.delete(query);
        results.set(query, result);
      }
      return result;
    },
    set(query: string, result: Result): void {
      results.delete(query);
      results.set(query, result);
      const [oldest] = results.keys();
      if (results.size > size) results.delete(oldest);
    },
    clear: () => results.clear(),
  };
}
