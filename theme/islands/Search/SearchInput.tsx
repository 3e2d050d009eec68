import type { KeyboardEvent, RefObject } from 'react';
import { MAGNIFIER } from '../../components/Search/magnifier.ts';
import { labelOf } from '../labels.ts';

export interface SearchInputProps {
  inputRef: RefObject<HTMLInputElement | null>;
  listId: string;
  /** Whether there is a list. */
  isExpanded: boolean;
  /** Id of the highlighted hit. Left out while there is none. */
  activeId: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onCancel: () => void;
}

/** The line with the query. The focus stays here while the keys walk the list. */
export function SearchInput({
  inputRef,
  listId,
  isExpanded,
  activeId,
  value,
  onChange,
  onKeyDown,
  onCancel,
}: SearchInputProps) {
  return (
    <div className="search-input">
      <svg className="line-icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d={MAGNIFIER} />
      </svg>
      <input
        ref={inputRef}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        role="combobox"
        aria-label={labelOf('searchPlaceholderText')}
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? listId : undefined}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck="false"
        placeholder={labelOf('searchPlaceholderText')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="search-dialog__cancel" onClick={onCancel}>
        {labelOf('search.cancel')}
      </button>
    </div>
  );
}
