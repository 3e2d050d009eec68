import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { decodeSafely } from '../logic/decode.ts';

/**
 * Brings the heading that the hash names below the header. It replaces Rspress's, whose page goes blank on a hash
 * such as `#100%`.
 */
export function useScrollAfterNav(): void {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash, chosen again, is a new location.
  useLayoutEffect(() => {
    const id = decodeSafely(window.location.hash.slice(1));
    // The scroll padding of the page keeps the header clear.
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, [location]);
}
