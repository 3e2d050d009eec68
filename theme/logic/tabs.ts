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
  const index = /^\d+$/.test(stored ?? '') ? Number(stored) : -1;
  if (index in tabs && !tabs[index].disabled) return index;
  return fallback in tabs ? fallback : 0;
}

/**
 * The tab that a key leads to. Arrows wrap around, and disabled tabs are left out.
 * @returns undefined for a key that means nothing here
 */
export function indexForKey(key: string, current: number, tabs: readonly TabState[]): number | undefined {
  const count = tabs.length;
  const find = (start: number, step: 1 | -1) => {
    for (let moves = 0; moves < count; moves++) {
      const index = (start + moves * step + count * (moves + 1)) % count;
      if (!tabs[index].disabled) return index;
    }
    return undefined;
  };
  if (key === 'ArrowRight') return find(current + 1, 1);
  if (key === 'ArrowLeft') return find(current - 1, -1);
  if (key === 'Home') return find(0, 1);
  if (key === 'End') return find(count - 1, -1);
  return undefined;
}
