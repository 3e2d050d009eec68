import type { StandardEntry } from './publishedData.ts';

/** Days after which a standard is due to be looked up again. */
const DAYS_FRESH = 90;

const DAY_IN_MS = 24 * 60 * 60 * 1000;

/** A standard that is due, with the days since it was last checked. */
export interface StaleStandard {
  entry: StandardEntry;
  days: number;
}

/**
 * The standards that nobody has checked for more than `DAYS_FRESH` days, those that wait longest first.
 * @param today as `2026-11-21`
 */
export function staleStandards(standards: readonly StandardEntry[], today: string): StaleStandard[] {
  return standards
    .map((entry) => ({ entry, days: Math.round((Date.parse(today) - Date.parse(entry.checked)) / DAY_IN_MS) }))
    .filter(({ days }) => days > DAYS_FRESH)
    .sort((a, b) => b.days - a.days);
}

/** The list for a terminal: a line for each standard with the address to look at. */
export function staleText(stale: readonly StaleStandard[]): string {
  if (stale.length === 0) return `Every standard was checked in the last ${DAYS_FRESH} days.`;
  const lines = stale.map(({ entry, days }) => `${entry.id}  ${days} days  ${entry.address}`);
  const hint = 'Look each of them up, hold the pages against it, and set "checked" in docs/public/spec/standards.json.';
  return [...lines, '', hint].join('\n');
}
