import { tryOr } from '../../../../tools-core/base/tryOr.ts';

/** Storage key of the recent searches. */
export const RECENT_KEY = 'site-recent-searches';
const MAX_RECENT = 5;

/** The queries whose results were opened, latest first. */
export function readRecent(stored: string | null): string[] {
  const list: unknown = tryOr(() => JSON.parse(stored ?? '[]'));
  if (!Array.isArray(list)) return [];
  return list.filter((query): query is string => typeof query === 'string' && query !== '').slice(0, MAX_RECENT);
}

/** Adds a query as the first one, and removes queries that are the beginning of it. */
export function withRecent(stored: string | null, query: string): string {
  const others = readRecent(stored).filter((other) => !query.toLowerCase().startsWith(other.toLowerCase()));
  return JSON.stringify([query, ...others].slice(0, MAX_RECENT));
}
