import { createRoot } from 'react-dom/client';
import { IslandBoundary } from '../../client/IslandBoundary.tsx';
import { islands } from './islands.virtual.ts';

/**
 * Runs a component of a page in the browser, with the values that the build rendered it with. It replaces that HTML
 * instead of hydrating it, because Rspress removes the comments that React separates texts by.
 */
export async function mountIsland(element: HTMLElement, signal: AbortSignal): Promise<void> {
  const { island = '', props = '{}' } = element.dataset;
  const Component = await islands[island]?.();
  if (!Component || signal.aborted) return;
  const root = createRoot(element);
  root.render(
    <IslandBoundary>
      <Component {...JSON.parse(props)} />
    </IslandBoundary>,
  );
  signal.addEventListener('abort', () => root.unmount());
}
