import { useCallback, useLayoutEffect, useState } from 'react';
import { safeStorage } from '../logic/storage.ts';

const storage = safeStorage(() => window.localStorage);

/** Tells the other users of a key in the same window; the browser tells those in other windows. */
const CHANGE_EVENT = 'site-storage-change';

/**
 * A value that stays after the page is left and is the same everywhere. It replaces Rspress's, whose page goes blank
 * where storage is blocked and whose callers fail where it is full. There the value is kept until the page is left.
 */
export function useStorageValue<T extends string | null | undefined>(key: string, defaultValue?: T) {
  const [value, setValue] = useState<string | null>(null);
  useLayoutEffect(() => {
    const read = () => setValue(storage.get(key));
    const onOtherWindow = (event: StorageEvent) => {
      // A cleared storage names no key.
      if (event.key === key || event.key === null) read();
    };
    const onThisWindow = (event: Event) => {
      if ((event as CustomEvent<string>).detail === key) read();
    };
    read();
    window.addEventListener('storage', onOtherWindow);
    window.addEventListener(CHANGE_EVENT, onThisWindow);
    return () => {
      window.removeEventListener('storage', onOtherWindow);
      window.removeEventListener(CHANGE_EVENT, onThisWindow);
    };
  }, [key]);
  const store = useCallback(
    (next: T) => {
      storage.set(key, next ?? null);
      window.dispatchEvent(new CustomEvent(CHANGE_EVENT, { detail: key }));
    },
    [key],
  );
  return [(value ?? defaultValue) as T, store] as const;
}
