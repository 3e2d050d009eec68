import { useEffect } from 'react';

const REQUEST = 'site-search';

/** Opens the search of the page with a query in it. */
export function openSearch(query: string): void {
  window.dispatchEvent(new CustomEvent(REQUEST, { detail: query }));
}

/** Calls back on Ctrl+K and Cmd+K anywhere on the page, and with the query where a part of the page opens the search. */
export function useSearchOpening(open: (query?: string) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key?.toLowerCase() !== 'k' || event.isComposing) return;
      event.preventDefault();
      open();
    };
    const onRequest = (event: Event) => open((event as CustomEvent<string>).detail);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener(REQUEST, onRequest);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener(REQUEST, onRequest);
    };
  }, [open]);
}
