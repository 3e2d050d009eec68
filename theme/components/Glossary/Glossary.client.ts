import { closest, label } from '../../client/page.ts';

const NOTE_TEXT_ID = 'glossary-tooltip-text';
/** Milliseconds before a pointer opens or closes a note: it may only pass over a word, or be on its way to the note. */
const DELAY = 200;

type Word = HTMLAnchorElement;

/**
 * Shows the definition of a word that has one when the pointer, the focus or a finger comes to it. Before this runs, the
 * word is a link to the glossary.
 */
export function startGlossary(): void {
  if (!HTMLElement.prototype.showPopover) return;
  let shown: Word | null = null;
  let note: HTMLElement | null = null;
  let timer: number | undefined;
  const show = (next: Word | null) => {
    clearTimeout(timer);
    if (next === shown) return;
    shown?.removeAttribute('aria-describedby');
    note?.remove();
    shown = next;
    note = next && renderNote(next);
  };
  const isInNote = (target: EventTarget | null) => note?.contains(target as Node) ?? false;
  const wordOf = (event: Event) => closest<Word>(event, 'a[data-term]');
  const listen = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, listener, true);
  const hideUnlessIn = (event: Event) => {
    if (shown && !isInNote(event.target) && wordOf(event) !== shown) show(null);
  };
  listen('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer);
    if (!isInNote(event.target)) timer = window.setTimeout(show, DELAY, wordOf(event));
  });
  listen('pointerdown', hideUnlessIn);
  listen('focusin', (event) => {
    const next = wordOf(event);
    if (next?.matches(':focus-visible')) show(next);
    else hideUnlessIn(event);
  });
  listen('keydown', ({ key }) => key === 'Escape' && show(null));
  listen('click', (event) => {
    const next = wordOf(event);
    if (next && next !== shown && (event as PointerEvent).pointerType === 'touch') {
      event.preventDefault();
      event.stopPropagation();
      show(next);
    } else if (!isInNote(event.target)) show(null);
  });
}

/** Puts the definition below its word. The styles anchor it there. */
function renderNote(word: Word): HTMLElement {
  const note = document.createElement('div');
  note.className = 'glossary-tooltip';
  note.popover = 'manual';
  const text = document.createElement('p');
  text.id = NOTE_TEXT_ID;
  text.textContent = word.dataset.term ?? '';
  const link = document.createElement('a');
  link.href = word.href;
  // The keyboard has the word itself.
  link.tabIndex = -1;
  link.textContent = label('glossary');
  note.append(text, link);
  // Within the part of the page that the word is in, so that screen readers find it there.
  (word.closest('main') ?? document.body).append(note);
  word.setAttribute('aria-describedby', NOTE_TEXT_ID);
  note.showPopover();
  return note;
}
