import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the component stands for a part of the page that the host sent. It stays so until the component goes. */
export function useHydrating(): boolean {
  const isFirst = useSyncExternalStore(
    subscribe,
    () => false,
    () => typeof document !== 'undefined',
  );
  const [isHydrating] = useState(isFirst);
  return isHydrating;
}
