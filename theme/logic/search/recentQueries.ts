/** Under which a browser keeps what its reader searched for. */
export const RECENT_KEY = 'site-recent-searches';
/** Queries that are kept. */
const MOST_RECENT = 5;

/** The queries whose hits were opened, the latest first. What is no such list counts as none. */
export function readRecent(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter((query): query is string => typeof query === 'string' && query !== '').slice(0, MOST_RECENT);
  } catch {
    return [];
  }
}

/** Puts a query first, and writes the list. A query of which it is a beginning was only on the way to it. */
export function withRecent(stored: string | null, query: string): string {
  const others = readRecent(stored).filter((other) => !query.toLowerCase().startsWith(other.toLowerCase()));
  return JSON.stringify([query, ...others].slice(0, MOST_RECENT));
}
