import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { IslandBoundary } from './IslandBoundary.tsx';

/**
 * Renders an island at the end of an element.
 * @returns removes it
 */
export function appendIsland(parent: Element | null, content: ReactNode): () => void {
  const frame = document.createElement('div');
  frame.style.display = 'contents';
  parent?.append(frame);
  const root = createRoot(frame);
  root.render(<IslandBoundary>{content}</IslandBoundary>);
  return () => {
    root.unmount();
    frame.remove();
  };
}
