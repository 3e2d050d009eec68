/** Rspress's prefix of the keys under which groups of tabs store their choice. */
export const TABS_KEY = 'rspress.tabs.';

/** What choosing a tab depends on. */
export interface TabState {
  disabled?: boolean;
}

/**
 * The tab to open: the stored one, where it names a tab that can be opened, else the tab asked for.
 * @param stored index as text, as somebody else may have written it
 */
export function openIndex(stored: string | null, fallback: number, tabs: readonly TabState[]): number {
  const index = /^\d+$/.test(String(stored)) ? Number(stored) : -1;
  if (index in tabs && !tabs[index].disabled) return index;
  return fallback in tabs ? fallback : 0;
}

/**
 * The tab that a key leads to. Arrows wrap around, and disabled tabs are left out.
 * @returns undefined for a key that means nothing here
 */
export function indexForKey(key: string, current: number, tabs: readonly TabState[]): number | undefined {
  const first = (indexes: number[]) => indexes.find((index) => !tabs[index].disabled);
  const from = (start: number) => tabs.map((_, moves) => (start + moves) % tabs.length);
  if (key === 'ArrowRight') return first(from(current + 1));
  if (key === 'ArrowLeft') return first(from(current).reverse());
  if (key === 'Home') return first(from(0));
  if (key === 'End') return first(from(0).reverse());
  return undefined;
}
