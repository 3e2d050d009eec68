import { usePage } from '@rspress/core/runtime';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { type Heading, mergeHeadings } from '../logic/outline.ts';

const HEADINGS = ':is(h2, h3, h4).rp-toc-include[id]';
const NONE: Heading[] = [];
const LEFT_OUT = '.rp-toc-exclude, .rspress-toc-exclude';

/**
 * The one list of headings of the page in view. It starts as the page's own list and then follows what is shown:
 * headings that a component draws join it, those of a hidden tab leave it.
 */
export function useHeadings(content: RefObject<HTMLElement | null>): Heading[] {
  const { page } = usePage();
  const listed: Heading[] = page.toc ?? NONE;
  const [shown, setShown] = useState<{ page: string; headings: Heading[] }>();
  useEffect(() => {
    const element = content.current;
    if (!element) return;
    const read = () =>
      setShown((before) => keepSame(before, { page: page.routePath, headings: readHeadings(element) }));
    read();
    const observer = new MutationObserver(read);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['hidden', 'open'] });
    return () => observer.disconnect();
  }, [content, page.routePath]);
  return useMemo(
    () => (shown?.page === page.routePath ? mergeHeadings(shown.headings, listed) : listed),
    [shown, listed, page.routePath],
  );
}

function readHeadings(content: HTMLElement): Heading[] {
  return [...content.querySelectorAll<HTMLElement>(HEADINGS)]
    .filter((element) => !element.closest(LEFT_OUT) && element.getClientRects().length > 0)
    .map((element) => ({ id: element.id, text: textOf(element), depth: Number(element.tagName[1]) }));
}

function textOf(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll(`.rp-header-anchor, ${LEFT_OUT}`)) part.remove();
  return (copy.textContent ?? '').trim();
}

/** Most changes of a page leave its headings as they were; those need no new drawing. */
function keepSame<T>(before: T, now: T): T {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}
