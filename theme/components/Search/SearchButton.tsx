import { useI18n } from '@rspress/core/runtime';
import { type Ref, useEffect, useState } from 'react';
import './SearchButton.css';

export interface SearchButtonProps {
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  onClick: () => void;
}

/** Opens the search. On narrow screens only its icon is seen. */
export function SearchButton({ ref, isOpen, onClick }: SearchButtonProps) {
  const t = useI18n();
  const modifier = useModifierKey();
  return (
    <button
      ref={ref}
      type="button"
      className="search-button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
    >
      <MagnifierIcon />
      <span className="search-button__label">{t('searchPlaceholderText')}</span>
      <span className="search-button__keys" aria-hidden="true">
        <kbd>{modifier}</kbd>
        <kbd>K</kbd>
      </span>
    </button>
  );
}

export function MagnifierIcon() {
  return (
    <svg className="search-icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20" />
    </svg>
  );
}

/** The name of the key on this machine. Empty on the server, which cannot know it. */
function useModifierKey(): string {
  const [key, setKey] = useState('');
  useEffect(() => setKey(/Mac|iPhone|iPad/i.test(navigator.platform) ? '⌘' : 'Ctrl'), []);
  return key;
}
