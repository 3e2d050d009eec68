import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { notePlace } from '../../logic/notePlace.ts';

export const NOTE_TEXT_ID = 'term-note-text';
/** A pointer that only passes over a word opens nothing, and one on its way to the note closes nothing. */
const DELAY = 200;

const termAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-term]') : null;

/**
 * Follows the pointer, the focus and taps over the words that have a definition.
 * @returns the word whose definition is to be shown
 */
export function useTermNote(note: RefObject<HTMLElement | null>): HTMLAnchorElement | null {
  const [word, setWord] = useState<HTMLAnchorElement | null>(null);

  useEffect(() => {
    let shown: HTMLAnchorElement | null = null;
    let timer: number | undefined;
    let isTouch = false;
    const show = (next: HTMLAnchorElement | null, delay = 0) => {
      clearTimeout(timer);
      const change = () => {
        shown?.removeAttribute('aria-describedby');
        next?.setAttribute('aria-describedby', NOTE_TEXT_ID);
        shown = next;
        setWord(next);
      };
      if (delay) timer = window.setTimeout(change, delay);
      else change();
    };
    const isInNote = (target: EventTarget | null) => note.current?.contains(target as Node) ?? false;
    const listeners = {
      pointerover: ({ pointerType, target }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        const next = termAt(target);
        if (next === shown || (shown && isInNote(target))) clearTimeout(timer);
        else show(next, DELAY);
      },
      pointerdown: ({ pointerType, target }: PointerEvent) => {
        isTouch = pointerType === 'touch';
        if (shown && !isInNote(target) && termAt(target) !== shown) show(null);
      },
      focusin: ({ target }: FocusEvent) => {
        const next = termAt(target);
        if (next?.matches(':focus-visible')) show(next);
        else if (shown && !isInNote(target)) show(null);
      },
      keydown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') show(null);
      },
      // The first tap shows the definition, the second one follows the link.
      click: (event: MouseEvent) => {
        const next = termAt(event.target);
        if (next && isTouch && next !== shown) {
          event.preventDefault();
          event.stopPropagation();
          show(next);
        } else if (shown && !isInNote(event.target)) show(null);
      },
    };
    const entries = Object.entries(listeners) as [string, EventListener][];
    for (const [type, listener] of entries) document.addEventListener(type, listener, true);
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of entries) document.removeEventListener(type, listener, true);
    };
  }, [note]);

  useLayoutEffect(() => {
    const { current } = note;
    if (!word || !current?.showPopover) return;
    current.showPopover();
    // A word may be broken over two lines; the note belongs to the first.
    const [line] = word.getClientRects();
    if (!line) return;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const { left, top } = notePlace(line, current.getBoundingClientRect(), { width, height });
    current.style.left = `${left + window.scrollX}px`;
    current.style.top = `${top + window.scrollY}px`;
  }, [word, note]);

  return word;
}
