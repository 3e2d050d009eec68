/** What each element is called where it can be scrolled. */
const names = new WeakMap<Element, string>();

/** One observer serves all elements of the page, because a page may have hundreds. */
const observer =
  typeof ResizeObserver === 'function'
    ? new ResizeObserver((entries) => {
        const elements = new Set(entries.map(({ target }) => (names.has(target) ? target : target.parentElement)));
        // All are measured before any is changed, so that the page is laid out once.
        const found = [...elements].flatMap((element) => (element ? [[element, overflows(element)] as const] : []));
        for (const [element, isWide] of found) mark(element, isWide);
      })
    : undefined;

/** An element stops the Tab key only where its content is wider or higher, and has a name then. */
export function followOverflow(element: HTMLElement, name: string, signal: AbortSignal): void {
  names.set(element, name);
  const all = [element, ...element.children];
  if (!observer) {
    mark(element, overflows(element));
    return;
  }
  for (const one of all) observer.observe(one);
  signal.addEventListener('abort', () => {
    for (const one of all) observer.unobserve(one);
  });
}

function overflows({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}

function mark(element: Element, isWide: boolean): void {
  if (isWide) {
    element.setAttribute('tabindex', '0');
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', names.get(element) ?? '');
  } else for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name);
}
