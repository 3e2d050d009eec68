import { useI18n } from '@rspress/core/runtime';
import type { KeyboardEvent, Ref } from 'react';
import type { text } from '../../text.ts';
import { MagnifierIcon } from './SearchButton.tsx';

export interface SearchInputProps {
  ref: Ref<HTMLInputElement>;
  listId: string;
  /** Id of the highlighted hit. Left out while there is no list. */
  activeId: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onCancel: () => void;
}

/** The line with the query. The focus stays here while the keys walk the list. */
export function SearchInput({ ref, listId, activeId, value, onChange, onKeyDown, onCancel }: SearchInputProps) {
  const t = useI18n<typeof text>();
  return (
    <div className="search-input">
      <MagnifierIcon />
      <input
        ref={ref}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        role="combobox"
        aria-label={t('searchPlaceholderText')}
        aria-autocomplete="list"
        aria-expanded={activeId !== undefined}
        aria-controls={activeId && listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={t('searchPlaceholderText')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="search-dialog__cancel" onClick={onCancel}>
        {t('search.cancel')}
      </button>
    </div>
  );
}
