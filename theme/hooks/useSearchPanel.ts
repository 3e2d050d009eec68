import { type ComponentType, useCallback, useEffect, useState } from 'react';

/** The part of search that is loaded on first use: not here yet, here, or not to be had. */
export type LazyPanel =
  | { state: 'loading' }
  | { state: 'ready'; Panel: ComponentType<SearchPanelProps> }
  | { state: 'failed' };

export interface SearchPanelProps {
  /** What the input holds at first. */
  firstQuery: string;
  /** Closes the dialog that holds the panel. */
  close: () => void;
}

let loaded: LazyPanel = { state: 'loading' };

/** Loads the panel with its engine when the dialog first opens. A failure is tried again on the next opening. */
export function useSearchPanel(): { panel: LazyPanel; retry: () => void } {
  const [panel, setPanel] = useState(loaded);
  const load = useCallback(() => {
    if (loaded.state === 'ready') return;
    setPanel({ state: 'loading' });
    import('../components/Search/SearchPanel.tsx').then(
      ({ SearchPanel }) => {
        loaded = { state: 'ready', Panel: SearchPanel };
        setPanel(loaded);
      },
      () => setPanel({ state: 'failed' }),
    );
  }, []);
  useEffect(load, [load]);
  return { panel, retry: load };
}
