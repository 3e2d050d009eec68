import { type RefObject, useLayoutEffect, useState } from 'react';
import { observeSize } from './observeSize.ts';

/**
 * Tells whether the content of an element is wider or higher than the element, so that only what scrolls stops the
 * Tab key. Undefined until it was measured.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean | undefined {
  const [overflows, setOverflows] = useState<boolean>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      setOverflows(scrollWidth > clientWidth || scrollHeight > clientHeight);
    };
    measure();
    return observeSize([element, ...element.children], measure);
  }, [ref]);
  return overflows;
}
