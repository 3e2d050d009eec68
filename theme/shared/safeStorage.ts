/** A storage that never fails. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string | null): void;
}

/**
 * Wraps a storage that may be blocked, full or missing. What it does not take is remembered until the page is left.
 * @param open gives the storage; it may throw
 */
export function safeStorage(open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): SafeStorage {
  const unsaved = new Map<string, string | null>();
  return {
    get(key) {
      const kept = unsaved.get(key);
      if (kept !== undefined) return kept;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      unsaved.delete(key);
      try {
        if (value === null) open().removeItem(key);
        else open().setItem(key, value);
      } catch {
        unsaved.set(key, value);
      }
    },
  };
}
