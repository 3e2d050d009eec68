import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { IslandBoundary } from '../IslandBoundary.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { searchEngine } from './searchEngine.ts';

/** Fetches what the first search needs. */
export function fetchSearchAhead(): void {
  const engine = searchEngine();
  void engine.prefetch?.(engine.tabs[0]?.index ?? '');
}

/**
 * Puts the search in the place of the input that opened at once, with what was typed there meanwhile.
 * @param given query that the page itself has put into the input, which its reader has not typed
 * @returns takes it away again, and leaves its query in that input for the next opening
 */
export function mountSearch(
  content: HTMLElement,
  typed: HTMLInputElement,
  close: () => void,
  given: string,
): () => void {
  const { value, selectionStart, selectionEnd } = typed;
  const hadFocus = document.activeElement === typed || document.activeElement === document.body;
  const onInput = (latest: string) => {
    typed.value = latest === given ? '' : latest;
  };
  const root = createRoot(content);
  flushSync(() =>
    root.render(
      <IslandBoundary>
        <SearchPanel firstQuery={value} onInput={onInput} close={close} />
      </IslandBoundary>,
    ),
  );
  const input = content.querySelector('input');
  if (hadFocus) input?.focus();
  input?.setSelectionRange(selectionStart, selectionEnd);
  return () => root.unmount();
}
