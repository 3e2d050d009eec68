import type { KeyboardEvent, RefObject } from 'react';
import { MagnifierIcon } from '../../components/Search/MagnifierIcon.tsx';
import { labelOf } from '../labels.ts';

export interface SearchInputProps {
  inputRef: RefObject<HTMLInputElement | null>;
  listId: string;
  /** Id of the highlighted hit. Left out while there is no list. */
  activeId: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onCancel: () => void;
}

/** The line with the query. The focus stays here while the keys walk the list. */
export function SearchInput({ inputRef, listId, activeId, value, onChange, onKeyDown, onCancel }: SearchInputProps) {
  return (
    <div className="search-input">
      <MagnifierIcon />
      <input
        ref={inputRef}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        role="combobox"
        aria-label={labelOf('searchPlaceholderText')}
        aria-autocomplete="list"
        aria-expanded={activeId !== undefined}
        aria-controls={activeId && listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
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
