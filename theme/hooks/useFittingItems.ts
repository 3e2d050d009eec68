import { type RefObject, useLayoutEffect, useState } from 'react';
import { fittingCount } from '../logic/nav.ts';
import { observeSize } from './observeSize.ts';

/** Pixels of the button that stands for the items without room. */
const BUTTON_WIDTH = 40;

/** Counts the items of a bar for which it has room. Undefined until it was measured. */
export function useFittingItems(bar: RefObject<HTMLElement | null>): number | undefined {
  const [count, setCount] = useState<number>();
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const widthsOf = (items: string) =>
      [...element.querySelectorAll(`:scope > ul > ${items}`)].map((item) => item.getBoundingClientRect().width);
    const measure = () => {
      const taken = widthsOf('.nav__slot').reduce((sum, width) => sum + width, 0);
      setCount(fittingCount(widthsOf(':not(.nav__slot)'), element.clientWidth - taken, BUTTON_WIDTH));
    };
    measure();
    return observeSize([element, ...element.querySelectorAll(':scope > ul > li')], measure);
  }, [bar]);
  return count;
}
