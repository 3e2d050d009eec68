import { useLabel } from '../../hooks/useLabel.ts';
import { MagnifierIcon } from './MagnifierIcon.tsx';

/**
 * The button of the search and its dialog, with an input that takes what is typed until the search itself is there. It
 * replaces Rspress's, which reads the source of pages, asks no search service, is closed to screen readers, reacts to
 * Enter while closed, and never tries a failed index again. The search is an island: see `live/search.ts`.
 */
export function Search() {
  const label = useLabel();
  const placeholder = label('searchPlaceholderText');
  return (
    <>
      <button
        type="button"
        className="search-button"
        aria-haspopup="dialog"
        aria-expanded={false}
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <MagnifierIcon />
        <span className="search-button__label">{placeholder}</span>
        <span className="search-button__keys" aria-hidden="true">
          <kbd />
          <kbd>K</kbd>
          <kbd>/</kbd>
        </span>
      </button>
      <dialog popover="auto" className="search-dialog" aria-modal="true" aria-label={label('search.title')}>
        <div className="search-dialog__content">
          <div className="search-input">
            <MagnifierIcon />
            <input
              type="text"
              inputMode="search"
              autoComplete="off"
              spellCheck={false}
              aria-label={placeholder}
              placeholder={placeholder}
            />
            <button type="button" className="search-dialog__cancel">
              {label('search.cancel')}
            </button>
          </div>
          <p className="search-dialog__waiting" role="status" />
        </div>
      </dialog>
    </>
  );
}
