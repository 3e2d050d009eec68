/** Calls back whenever one of the elements changes its size. Returns what ends that. */
export function observeSize(elements: Iterable<Element>, onChange: () => void): () => void {
  if (typeof ResizeObserver === 'function') {
    const observer = new ResizeObserver(onChange);
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
