import { readStored } from './storage.ts';

/** Where the browser keeps that it has the files of the typeface. */
export const TYPEFACE_KEY = 'site-typeface';

/** Draws the page in the typeface, where an earlier page has fetched it. */
export function applyTypeface(): void {
  if (readStored(TYPEFACE_KEY)) document.documentElement.dataset.typeface = '';
}
