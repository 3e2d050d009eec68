import { useI18n } from '@rspress/core/runtime';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useModalDialog } from '../../hooks/useModalDialog.ts';
import { useSearchPanel } from '../../hooks/useSearchPanel.ts';
import { useTypedAhead } from '../../hooks/useTypedAhead.ts';
import type { text } from '../../text.ts';
import { SearchFailure } from './SearchFailure.tsx';
import './SearchDialog.css';

export interface SearchDialogProps {
  /** What the input holds at first. */
  firstQuery: string;
  /** Gets the focus back where nothing else had it. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The dialog around the search. It is there at once, while its content may still be on its way. */
export function SearchDialog({ firstQuery, opener, onClose }: SearchDialogProps) {
  const t = useI18n<typeof text>();
  const dialog = useRef<HTMLDialogElement>(null);
  const { close, handlers } = useModalDialog({ dialog, opener, onClose });
  const { panel, retry } = useSearchPanel();
  const { typed, onKeyDown } = useTypedAhead(panel.state === 'loading');
  const onKey = (event: KeyboardEvent) => {
    handlers.onKeyDown(event);
    onKeyDown(event);
  };
  return (
    <dialog ref={dialog} className="search-dialog" aria-label={t('search.title')} {...handlers} onKeyDown={onKey}>
      <div className="search-dialog__content">
        {panel.state === 'ready' ? (
          <panel.Panel firstQuery={firstQuery + typed.current} close={close} />
        ) : (
          <div className="search-dialog__waiting">
            {panel.state === 'loading' && <p role="status">{t('search.loading')}</p>}
            {panel.state === 'failed' && <SearchFailure onRetry={retry} />}
            <button type="button" className="search-dialog__cancel" onClick={close}>
              {t('search.cancel')}
            </button>
          </div>
        )}
      </div>
    </dialog>
  );
}
