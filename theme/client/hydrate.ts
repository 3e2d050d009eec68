/** What an element does in the browser. */
export interface Behavior {
  /**
   * Starts once the element is complete.
   * @param signal ends with the element: what listens outside of it must stop then
   */
  start?: (element: HTMLElement, signal: AbortSignal) => void;
  /** Runs each time that more of the element was parsed, for what would jump if it came later. */
  render?: (element: HTMLElement) => void;
}

const ATTRIBUTE = 'data-client';

/**
 * Starts the behavior that each element names in its `data-client`: those of the page while it is parsed, those that a
 * change of page brings, and those that React renders.
 * @param onMore called each time when elements were added
 */
export function hydrate(behaviors: Record<string, Behavior>, onMore: () => void = () => {}): void {
  const running = new Map<HTMLElement, AbortController>();
  const waiting = new Set<HTMLElement>();
  const behaviorOf = (element: HTMLElement) => behaviors[element.getAttribute(ATTRIBUTE) ?? ''];
  const start = (element: HTMLElement) => {
    waiting.delete(element);
    if (running.has(element)) return;
    const ending = new AbortController();
    running.set(element, ending);
    behaviorOf(element)?.render?.(element);
    behaviorOf(element)?.start?.(element, ending.signal);
  };
  const look = () => {
    for (const element of waiting) {
      try {
        if (!element.isConnected) waiting.delete(element);
        else if (isComplete(element)) start(element);
        else behaviorOf(element)?.render?.(element);
      } catch (error) {
        // The rest of the page works without it.
        console.error(error);
      }
    }
    onMore();
  };
  const add = (node: Node) => {
    if (!(node instanceof HTMLElement)) return;
    for (const element of [node, ...node.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)]) {
      if (behaviorOf(element) && element.isConnected && !running.has(element)) waiting.add(element);
    }
  };
  const endGone = () => {
    for (const [element, ending] of running) {
      if (element.isConnected) continue;
      running.delete(element);
      ending.abort();
    }
  };
  new MutationObserver((records) => {
    let isMore = false;
    for (const { addedNodes, removedNodes } of records) {
      for (const node of addedNodes) add(node);
      isMore ||= addedNodes.length > 0;
      if (removedNodes.length > 0) endGone();
    }
    if (isMore) look();
  }).observe(document, { childList: true, subtree: true });
  add(document.documentElement);
  document.addEventListener('DOMContentLoaded', look);
  look();
}

/** While a page is parsed, an element is complete once something follows it. */
function isComplete(element: Element): boolean {
  if (document.readyState !== 'loading') return true;
  for (let node: Node | null = element; node && node !== document.body; node = node.parentNode) {
    if (node.nextSibling) return true;
  }
  return false;
}
