import { useEffect, useEffectEvent } from 'react';
import { throttle } from '../logic/throttle.ts';

/** Calls back when the page was scrolled or the window resized, at most once in a while. */
export function useThrottledScroll(onScroll: () => void, milliseconds: number): void {
  const call = useEffectEvent(onScroll);
  useEffect(() => {
    const throttled = throttle(() => call(), milliseconds);
    window.addEventListener('scroll', throttled, { passive: true });
    window.addEventListener('resize', throttled);
    return () => {
      throttled.cancel();
      window.removeEventListener('scroll', throttled);
      window.removeEventListener('resize', throttled);
    };
  }, [milliseconds]);
}
