import { decodeSafely } from '../shared/decode.ts';

/** Words that the script shows. They are once in each page, in its language, as data of one element. */
export function label(name: string): string {
  return document.getElementById(LABELS_ID)?.dataset[name] ?? name;
}

export const LABELS_ID = 'site-labels';
/** The buttons that each block of code gets a copy of. */
export const CODE_BUTTONS_ID = 'code-buttons';
/** Where screen readers find the title of a page that replaced another. */
export const STATUS_ID = 'page-status';

/** The element that the address names, if any. */
export function hashTarget(hash = window.location.hash): HTMLElement | null {
  return hash.length < 2 ? null : document.getElementById(decodeSafely(hash.slice(1)));
}

/** The element with a selector at or above what an event happened to. */
export function closest<Found extends HTMLElement>(event: Event, selector: string): Found | null {
  return event.target instanceof Element ? event.target.closest<Found>(selector) : null;
}

export function isShown(element: Element | null): boolean {
  return Boolean(element?.getClientRects().length);
}
