/** Distance in CSS pixels from the viewport at which a component is fetched. */
const NEAR = '200px';

/** Fetches React and the component when a reader scrolls near it. */
export function startIsland(element: HTMLElement, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import('./mountIsland.tsx').then(({ mountIsland }) => mountIsland(element, signal)).catch(console.error);
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
