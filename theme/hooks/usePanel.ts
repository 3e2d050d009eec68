import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';

export interface Panel {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  toggle: () => void;
}

/**
 * State of a part that only narrow windows hide behind a button. It closes when the page changes and when the window
 * becomes wide enough to show it without.
 * @param width pixels from which the part needs no button
 */
export function usePanel(width: number): Panel {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the page changes
  useEffect(() => setIsOpen(false), [pathname, hash]);
  useEffect(() => {
    if (!isOpen) return;
    const onResize = () => {
      if (window.innerWidth >= width) setIsOpen(false);
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [isOpen, width]);
  return {
    isOpen,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    toggle: () => setIsOpen((wasOpen) => !wasOpen),
  };
}
