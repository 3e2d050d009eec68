// First, since it begins to fetch.
import { fetchSearchAhead } from './searchAhead.ts';

export { fetchSearchAhead };

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { breathe } from '../../logic/search/breathe.ts';
import { IslandBoundary } from '../IslandBoundary.tsx';
import { holdOffPage } from './holdOffPage.ts';
import { SearchPanel } from './SearchPanel.tsx';

/**
 * Draws the search apart from the page, and then puts it in the place of the input that opened at once, with what was
 * typed there meanwhile. Each step is a task of its own, between which the reader's keys have their turn.
 * @param content what holds the search. It comes into the dialog of that input.
 * @param given query that the page itself has put into the input, which its reader has not typed
 * @returns takes it away again, and leaves its query in that input for the next opening
 */
export function mountSearch(
  content: HTMLElement,
  typed: HTMLInputElement,
  close: () => void,
  given: string,
): () => void {
  fetchSearchAhead();
  const dialog = typed.closest('dialog');
  const endHold = dialog?.popover ? holdOffPage(dialog) : undefined;
  const show = () => {
    dialog?.append(content);
    if (dialog) dialog.dataset.filled = '';
  };
  const root = createRoot(content);
  const firstQuery = typed.value;
  let isInPlace = false;
  let isOver = false;
  const onInput = (latest: string) => {
    if (isInPlace) typed.value = latest === given ? '' : latest;
  };
  const takePlace = (setInput: (value: string) => void) => {
    if (isOver) return;
    const { value, selectionStart, selectionEnd } = typed;
    const hadFocus = document.activeElement === typed || document.activeElement === document.body;
    if (value !== firstQuery) flushSync(() => setInput(value));
    show();
    const input = content.querySelector('input');
    if (hadFocus) input?.focus();
    input?.setSelectionRange(selectionStart, selectionEnd);
    isInPlace = true;
    onInput(value);
  };
  // In a task of its own: the layout that the focus asks for takes a slow machine as long as the drawing.
  const onDrawn = (setInput: (value: string) => void) => {
    setTimeout(() => afterWord(typed, () => takePlace(setInput)));
  };
  const draw = () => {
    if (isOver) return;
    root.render(
      // What is drawn in place of the search has to be seen as well.
      <IslandBoundary onFailure={() => isOver || show()}>
        <SearchPanel firstQuery={firstQuery} onDrawn={onDrawn} onInput={onInput} close={close} />
      </IslandBoundary>,
    );
  };
  // In a task of its own: a slow machine has only just read the script.
  void breathe().then(draw);
  return () => {
    isOver = true;
    endHold?.();
    root.unmount();
  };
}

/** Waits for the end of a word that is being composed, which would be lost with its input. */
function afterWord(input: HTMLInputElement, action: () => void): void {
  if (input.dataset.composing === undefined) action();
  else input.addEventListener('compositionend', () => afterWord(input, action), { once: true });
}
