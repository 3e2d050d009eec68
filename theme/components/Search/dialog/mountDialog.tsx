import { createRoot } from 'react-dom/client';
import { IslandBoundary } from '../../../client/IslandBoundary.tsx';
import { hidePage } from './hidePage.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { searchEngine } from './searchEngine.ts';

export interface DialogElements {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  close: () => void;
}

/** Loads the index of the first tab. */
export function prepareSearch(): void {
  searchEngine().open(searchEngine().tabs[0]?.index ?? '');
}

/**
 * Renders the search below the input of its dialog.
 * @returns unmounts it
 */
export function mountDialog({ dialog, input, close }: DialogElements): () => void {
  const content = dialog.querySelector('.search-dialog__content') as HTMLElement;
  const showPage = dialog.popover ? hidePage(dialog) : undefined;
  const root = createRoot(content);
  root.render(
    <IslandBoundary>
      <SearchDialog engine={searchEngine()} input={input} close={close} />
    </IslandBoundary>,
  );
  return () => {
    showPage?.();
    root.unmount();
  };
}
