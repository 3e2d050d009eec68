import { useCallback, useRef, useState } from 'react';
import { useSearchShortcut } from '../../hooks/useSearchShortcut.ts';
import { SearchButton } from './SearchButton.tsx';
import { SearchDialog } from './SearchDialog.tsx';

/**
 * The search of the site. It replaces Rspress's, which reads the source of pages, asks no search service, is closed
 * to screen readers, reacts to Enter while closed, and never tries a failed index again.
 * Only the button and an empty dialog are part of the first view; the rest is loaded when the dialog opens.
 */
export function Search() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = useCallback(() => setIsOpen(true), []);
  useSearchShortcut(open);
  return (
    <>
      <SearchButton ref={button} isOpen={isOpen} onClick={open} />
      {isOpen && <SearchDialog opener={button} onClose={() => setIsOpen(false)} />}
    </>
  );
}
