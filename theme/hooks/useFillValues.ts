import { useMemo, useSyncExternalStore } from 'react';
import { FILL_KEY, type FillName, readFillValues } from '../logic/fillValues.ts';
import { useStorageValue } from './useStorageValue.ts';

/** In memory only: gone when the page is left or loaded again. */
let secret = '';
const listeners = new Set<() => void>();

/** Keeps an API secret until the page is left; an empty one forgets it. */
export function setFillSecret(next: string): void {
  secret = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The API secret that the reader typed since the page was loaded, or an empty text. */
export function useFillSecret(): string {
  return useSyncExternalStore(
    subscribe,
    () => secret,
    () => '',
  );
}

/** The value that a reader stored, or undefined where the example stays. */
export function useFillValue(name: FillName): string | undefined {
  const [stored] = useStorageValue(FILL_KEY);
  return useMemo(() => readFillValues(stored)[name], [stored, name]);
}
