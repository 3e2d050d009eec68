import { useI18n } from '@rspress/core/runtime';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { text } from '../../text.ts';
import { NOTE_TEXT_ID, useTermNote } from './useTermNote.ts';
import './TermNote.css';

/**
 * The definition of the word under the pointer, the focus or the finger. Without scripts the word is a link to the
 * glossary, and so it stays in browsers without popovers.
 */
export default function TermNote() {
  const t = useI18n<typeof text>();
  const note = useRef<HTMLDivElement>(null);
  const word = useTermNote(note);
  if (!word) return null;
  // Within the part of the page that the word stands in, so that screen readers find it there.
  const frame = word.closest('main') ?? document.body;
  return createPortal(
    <div key={word.href} ref={note} className="term-note" popover="manual">
      <p id={NOTE_TEXT_ID}>{word.dataset.term}</p>
      {/* The keyboard has the word itself. */}
      <a
        href={word.href}
        tabIndex={-1}
        onClick={(event) => {
          event.preventDefault();
          word.click();
        }}
      >
        {t('glossaryText')}
      </a>
    </div>,
    frame,
  );
}
