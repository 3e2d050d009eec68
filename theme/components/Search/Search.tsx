import { useCallback, useRef, useState } from 'react';
import { useSearchOpening } from '../../hooks/useSearchOpening.ts';
import { SearchButton } from './SearchButton.tsx';
import { SearchDialog } from './SearchDialog.tsx';

/**
 * The search of the site. It replaces Rspress's, which reads the source of pages, asks no search service, is closed
 * to screen readers, reacts to Enter while closed, and never tries a failed index again.
 * Only the button and an empty dialog are part of the first view; the rest is loaded when the dialog opens.
 */
export function Search() {
  // The count tells a dialog from the one before, which may still be closing.
  const [{ isOpen, count, query }, setOpening] = useState({ isOpen: false, count: 0, query: '' });
  const button = useRef<HTMLButtonElement>(null);
  const open = useCallback((query = '') => {
    setOpening((opening) => (opening.isOpen ? opening : { isOpen: true, count: opening.count + 1, query }));
  }, []);
  const close = () => setOpening((opening) => ({ ...opening, isOpen: false }));
  useSearchOpening(open);
  return (
    <>
      <SearchButton ref={button} isOpen={isOpen} onClick={() => open()} />
      {isOpen && <SearchDialog key={count} firstQuery={query} opener={button} onClose={close} />}
    </>
  );
}
