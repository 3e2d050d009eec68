import { useLabel } from '../../hooks/useLabel.ts';
import { typedAsIs } from '../../shared/typedAsIs.ts';
import { FrameIcon } from '../Nav/FrameIcon.tsx';

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
        <FrameIcon name="search" />
        <span className="search-button__label">{placeholder}</span>
        <span className="search-button__keys" aria-hidden="true">
          <kbd />
          <kbd>K</kbd>
          <kbd>/</kbd>
        </span>
      </button>
      <dialog popover="auto" className="search-dialog" aria-modal="true" aria-label={label('search.title')}>
        <div className="search-input">
          <FrameIcon name="search" />
          <input
            type="text"
            inputMode="search"
            enterKeyHint="go"
            {...typedAsIs}
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
