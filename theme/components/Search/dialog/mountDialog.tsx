import { createRoot } from 'react-dom/client';
import { IslandBoundary } from '../../../islands/IslandBoundary.tsx';
import { hidePage } from './hidePage.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { searchEngine } from './searchEngine.ts';

export { searchEngine };

export interface DialogElements {
  dialog: HTMLDialogElement;
  /** Where React renders everything below the input. */
  content: HTMLElement;
  input: HTMLInputElement;
  close: () => void;
}

/**
 * Renders the search below the input of its dialog.
 * @returns unmounts it
 */
export function mountDialog({ dialog, content, input, close }: DialogElements): () => void {
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
