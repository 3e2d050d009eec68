import { useLabel } from '../../hooks/useLabel.ts';

/**
 * The search button and the dialog with its input, which takes text before the rest of the dialog is loaded
 * (`Search.client.ts`). Everything below the input is `dialog/SearchDialog.tsx`.
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
        <div className="search-input">
          <MagnifierIcon />
          <input
            type="text"
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-label={placeholder}
            placeholder={placeholder}
          />
          <button type="button" className="search-dialog__cancel">
            {label('search.cancel')}
          </button>
        </div>
        <p className="search-dialog__waiting" role="status" />
        <div className="search-dialog__content" />
      </dialog>
    </>
  );
}

function MagnifierIcon() {
  return (
    <svg className="line-icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20" />
    </svg>
  );
}
