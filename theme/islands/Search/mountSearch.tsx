import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { IslandBoundary } from '../IslandBoundary.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { searchEngine } from './searchEngine.ts';

/** Fetches what the first search needs. */
export function fetchSearchAhead(): void {
  const engine = searchEngine();
  void engine.open(engine.tabs[0]?.index ?? '');
}

/**
 * Puts the search in the place of the input that opened at once, with what was typed there meanwhile.
 * @returns takes it away again
 */
export function mountSearch(content: HTMLElement, typed: HTMLInputElement, close: () => void): () => void {
  const { value, selectionStart, selectionEnd } = typed;
  const hadFocus = document.activeElement === typed || document.activeElement === document.body;
  const root = createRoot(content);
  flushSync(() =>
    root.render(
      <IslandBoundary>
        <SearchPanel firstQuery={value} close={close} />
      </IslandBoundary>,
    ),
  );
  const input = content.querySelector('input');
  if (hadFocus) input?.focus();
  input?.setSelectionRange(selectionStart, selectionEnd);
  return () => root.unmount();
}
