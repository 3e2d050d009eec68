import { safeStorage } from '../shared/safeStorage.ts';

const storage = safeStorage(() => window.localStorage);
const listeners = new Map<string, Set<() => void>>();

/** What the reader's browser keeps for a key. */
export function readStored(key: string): string | null {
  return storage.get(key);
}

/** Keeps a value, or forgets it, and tells those who follow the key. */
export function store(key: string, value: string | null): void {
  storage.set(key, value);
  for (const listener of listeners.get(key) ?? []) listener();
}

/** Calls back when the value of a key changes, in this window or another. Returns what ends that. */
export function followStored(key: string, callback: () => void, signal?: AbortSignal): () => void {
  const all = listeners.get(key) ?? new Set();
  listeners.set(key, all.add(callback));
  const end = () => void all.delete(callback);
  signal?.addEventListener('abort', end);
  return end;
}

/** Follows other windows. A cleared storage names no key. */
export function followOtherWindows(): void {
  window.addEventListener('storage', ({ key }) => {
    for (const [name, all] of listeners) if (key === name || key === null) for (const listener of all) listener();
  });
}
