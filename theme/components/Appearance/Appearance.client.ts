import { setup } from '../../client/setup.virtual.ts';
import { followStored, readStored } from '../../client/storage.ts';
import { type Appearance, readChoice } from './appearance.ts';

/** Dispatched on the document when the appearance changed. */
export const APPEARANCE_EVENT = 'site:appearance';

const darkSystem = window.matchMedia?.('(prefers-color-scheme: dark)');
const { appearance, appearanceKey } = setup;

/** What the system prefers. Without `matchMedia` it is light. */
export function systemAppearance(): Appearance {
  return darkSystem?.matches ? 'dark' : 'light';
}

/** The appearance that the reader chose, or that the site or the system has. */
export function chosenAppearance(): Appearance {
  const choice = appearanceKey ? readChoice(readStored(appearanceKey), appearance) : appearance;
  return choice === 'auto' ? systemAppearance() : choice;
}

/** Sets the appearance before the page is visible, and follows the system and other windows. */
export function startAppearance(): void {
  render();
  darkSystem?.addEventListener?.('change', render);
  if (appearanceKey) followStored(appearanceKey, render);
}

function render(): void {
  const chosen = chosenAppearance();
  const { classList, style } = document.documentElement;
  for (const name of ['dark', 'rp-dark']) classList.toggle(name, chosen === 'dark');
  style.colorScheme = chosen;
  document.dispatchEvent(new Event(APPEARANCE_EVENT));
}
