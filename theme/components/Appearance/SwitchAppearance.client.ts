// Part of the script of a site that lets readers choose the appearance.

import { closest } from '../../client/page.ts';
import { isStill } from '../../client/scroll.ts';
import { setup } from '../../client/setup.virtual.ts';
import { store } from '../../client/storage.ts';
import { APPEARANCE_EVENT, chosenAppearance, systemAppearance } from './Appearance.client.ts';

const REVEAL_DURATION = 400;
const SWITCH = '[data-appearance-switch]';

document.addEventListener('click', (event) => {
  const button = closest<HTMLButtonElement>(event, SWITCH);
  if (!button || !setup.appearanceKey) return;
  const key = setup.appearanceKey;
  const next = chosenAppearance() === 'dark' ? 'light' : 'dark';
  const change = () => store(key, next === systemAppearance() ? 'auto' : next);
  if (button.dataset.reveals !== undefined && !isStill() && 'startViewTransition' in document) reveal(button, change);
  else change();
});

/** Says on every switch what is chosen, also on those that come with another page. */
function renderSwitches(): void {
  const chosen = `${chosenAppearance() === 'dark'}`;
  for (const button of document.querySelectorAll(SWITCH)) {
    if (button.ariaChecked !== chosen) button.ariaChecked = chosen;
  }
}
document.addEventListener(APPEARANCE_EVENT, renderSwitches);
new MutationObserver(renderSwitches).observe(document, { childList: true, subtree: true });
renderSwitches();

/** Lets the new appearance grow in a circle from the button, until it covers the window. */
function reveal(button: HTMLElement, change: () => void): void {
  const { left, top, width, height } = button.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const radius = Math.hypot(Math.max(x, window.innerWidth - x), Math.max(y, window.innerHeight - y));
  const root = document.documentElement;
  root.dataset.revealing = '';
  const transition = document.startViewTransition(change);
  const circle = (size: number) => `circle(${size}px at ${x}px ${y}px)`;
  const show = () =>
    root.animate(
      { clipPath: [circle(0), circle(radius)] },
      { duration: REVEAL_DURATION, easing: 'ease-in', pseudoElement: '::view-transition-new(root)' },
    );
  const end = () => {
    delete root.dataset.revealing;
  };
  // A transition that the browser skips has changed the appearance all the same.
  transition.ready.then(show).catch(() => {});
  transition.finished.then(end, end);
}
