import { tryOr } from '../../tools-core/base/tryOr.ts';

const listeners = new Map<string, Set<() => void>>();
/** What the storage did not take, until the page is left: it may be blocked, full or missing. */
const unsaved = new Map<string, string | null>();

/** What the reader's browser has stored for a key. */
export function readStored(key: string): string | null {
  const value = unsaved.get(key);
  return value === undefined ? (tryOr(() => window.localStorage.getItem(key)) ?? null) : value;
}

/** Stores a value, or removes it, and notifies those who follow the key. */
export function store(key: string, value: string | null): void {
  unsaved.delete(key);
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    unsaved.set(key, value);
  }
  for (const listener of listeners.get(key) ?? []) listener();
}

/** What the session of the tab has stored for a key, for a reload or a return from another site. */
export function readSession<Value>(key: string): Value | undefined {
  return tryOr(() => JSON.parse(window.sessionStorage.getItem(key) ?? 'null')) ?? undefined;
}

/** Stores a value for the session of the tab. Without a storage, the next page opens as it was built. */
export function storeSession(key: string, value: unknown): void {
  tryOr(() => window.sessionStorage.setItem(key, JSON.stringify(value)));
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
