import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { type Heading, headingInView, OUTLINE_THROTTLE } from '../logic/outline.ts';
import { useThrottledScroll } from './useThrottledScroll.ts';

/** Pixels below the bars within which a heading counts as reached. */
const SLACK = 24;

/** The id of the heading that is being read. */
export function useActiveHeading(headings: Heading[]): string | undefined {
  const [active, setActive] = useState<string>();
  const { hash } = useLocation();
  const look = () => setActive(findActive(headings));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list or address moves the highlight too
  useEffect(look, [headings, hash]);
  useThrottledScroll(look, OUTLINE_THROTTLE);
  return active;
}

function findActive(headings: Heading[]): string | undefined {
  const root = document.documentElement;
  const places = headings.flatMap(({ id }) => {
    const element = document.getElementById(id);
    return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
  });
  return headingInView(places, {
    line: (Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0) + SLACK,
    height: window.innerHeight,
    isScrolled: window.scrollY > 0,
    isAtEnd: window.innerHeight + window.scrollY >= root.scrollHeight - 2,
    target: hashTarget(),
  });
}

function hashTarget(): string | undefined {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return undefined;
  }
}
