import { closest, label } from '../../client/page.ts';

const NOTE_TEXT_ID = 'glossary-tooltip-text';
/** A pointer that only passes over a word opens nothing, and one on its way to the note closes nothing. */
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
  let isTouch = false;
  const change = (next: Word | null) => {
    if (next === shown) return;
    shown?.removeAttribute('aria-describedby');
    note?.remove();
    shown = next;
    note = next && renderNote(next);
  };
  const show = (next: Word | null, atOnce: boolean) => {
    clearTimeout(timer);
    if (atOnce) change(next);
    else timer = window.setTimeout(change, DELAY, next);
  };
  const isInNote = (target: EventTarget | null) => note?.contains(target as Node) ?? false;
  const wordOf = (event: Event) => closest<Word>(event, 'a[data-term]');
  const listen = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, listener, true);
  listen('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const next = wordOf(event);
    if (next === shown || (shown && isInNote(event.target))) clearTimeout(timer);
    else show(next, false);
  });
  listen('pointerdown', (event) => {
    isTouch = event.pointerType === 'touch';
    if (shown && !isInNote(event.target) && wordOf(event) !== shown) show(null, true);
  });
  listen('focusin', (event) => {
    const next = wordOf(event);
    if (next?.matches(':focus-visible')) show(next, true);
    else if (shown && !isInNote(event.target)) show(null, true);
  });
  listen('keydown', ({ key }) => key === 'Escape' && show(null, true));
  listen('click', (event) => {
    const next = wordOf(event);
    if (next && isTouch && next !== shown) {
      event.preventDefault();
      event.stopPropagation();
      show(next, true);
    } else if (shown && !isInNote(event.target)) show(null, true);
  });
}

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
  // A word may be broken over two lines; the note belongs to the first.
  const [line] = word.getClientRects();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { left, top } = notePlace(line, note.getBoundingClientRect(), { width, height });
  note.style.left = `${left + window.scrollX}px`;
  note.style.top = `${top + window.scrollY}px`;
  return note;
}

/** Sizes and places in pixels of the window. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Space between a note and its word, and between a note and the edge of the window. */
const GAP = 6;
const MARGIN = 8;

/** Where a note goes: below its word, or above it where only there is room, and never past the sides of the window. */
function notePlace(
  word: Box,
  note: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const below = word.top + word.height + GAP;
  const above = word.top - GAP - note.height;
  const fitsBelow = below + note.height + MARGIN <= view.height;
  const left = Math.max(MARGIN, Math.min(word.left, view.width - note.width - MARGIN));
  return { left, top: fitsBelow || above < MARGIN ? below : above };
}
