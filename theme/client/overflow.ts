/** What each element is called where it can be scrolled. */
const names = new WeakMap<Element, string>();

/** One observer serves all elements of the page, because a page may have hundreds. */
const observer = new ResizeObserver((entries) => {
  const elements = new Set(entries.map(({ target }) => (names.has(target) ? target : target.parentElement)));
  // All are measured before any is changed, so that the page is laid out once.
  const found = [...elements].flatMap((element) => (element ? [[element, measure(element)] as const] : []));
  for (const [element, measures] of found) mark(element, measures);
});

/** An element stops the Tab key only where its content is wider or higher, and has a name then. */
export function followOverflow(element: HTMLElement, name: string, signal: AbortSignal): void {
  names.set(element, name);
  const all = [element, ...element.children];
  for (const one of all) observer.observe(one);
  signal.addEventListener('abort', () => {
    for (const one of all) observer.unobserve(one);
  });
}

/** Follows what is scrolled: at the far end nothing is cut any more. */
export function followCuts(): void {
  const onScroll = ({ target }: Event) =>
    target instanceof Element && names.has(target) && markCut(target, measure(target));
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
}

interface Measures {
  isWide: boolean;
  /** Whether more would come to light at this edge. A page that reads to the left counts down. */
  start: boolean;
  end: boolean;
  /** Whether a text has more lines on the screen than by itself, with the height of its margins in mind. */
  wraps: boolean;
}

function measure(element: Element): Measures {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight, scrollLeft, firstElementChild, textContent } = element;
  const at = Math.abs(scrollLeft);
  const lineHeight = Number.parseFloat(getComputedStyle(firstElementChild ?? element).lineHeight);
  return {
    isWide: scrollWidth > clientWidth || scrollHeight > clientHeight,
    start: at > 1,
    end: at + clientWidth < scrollWidth - 1,
    wraps: scrollHeight / lineHeight > textContent.trimEnd().split('\n').length + 2,
  };
}

function mark(element: Element, measures: Measures): void {
  if (measures.isWide) {
    element.setAttribute('tabindex', '0');
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', names.get(element) ?? '');
  } else for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name);
  element.toggleAttribute('data-wraps', measures.wraps);
  markCut(element, measures);
}

function markCut(element: Element, { start, end }: Measures): void {
  element.toggleAttribute('data-cut-start', start);
  element.toggleAttribute('data-cut-end', end);
}
