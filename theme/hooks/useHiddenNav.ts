import { type RefObject, useEffect, useRef, useState } from 'react';
import { HIDE_THROTTLE, type HideNavbar, isHiddenAfter } from '../logic/navHiding.ts';
import { useThrottledScroll } from './useThrottledScroll.ts';

/** Tells whether scrolling has put the navigation bar out of the way. It comes back when the focus enters it. */
export function useHiddenNav(bar: RefObject<HTMLElement | null>, hideNavbar: HideNavbar): boolean {
  const [isHidden, setIsHidden] = useState(false);
  const lastTop = useRef(0);
  useThrottledScroll(() => {
    const from = lastTop.current;
    const to = Math.max(0, window.scrollY);
    lastTop.current = to;
    setIsHidden((wasHidden) => isHiddenAfter(wasHidden, from, to));
  }, HIDE_THROTTLE);
  useEffect(() => {
    const element = bar.current;
    const show = () => setIsHidden(false);
    element?.addEventListener('focusin', show);
    return () => element?.removeEventListener('focusin', show);
  }, [bar]);
  return hideNavbar === 'auto' && isHidden;
}
