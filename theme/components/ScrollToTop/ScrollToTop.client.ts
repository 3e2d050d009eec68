import { isStill, onScroll } from '../../client/scroll.ts';

const SHOWN_BELOW = 100;
const THROTTLE = 200;

/** A button that leads back to the top of the page. */
export function startScrollToTop(button: HTMLElement, signal: AbortSignal): void {
  const look = () => {
    button.hidden = window.scrollY <= SHOWN_BELOW;
  };
  // The new page isn't scrolled yet.
  requestAnimationFrame(look);
  onScroll(look, THROTTLE, signal);
  button.addEventListener('click', () => {
    // The focus goes to the top as well, because the button that has it disappears.
    focusContent();
    window.scrollTo({ top: 0, behavior: isStill() ? 'instant' : 'smooth' });
  });
}

/** Puts the focus on the content of the page, which is no stop of the Tab key otherwise. */
export function focusContent(): void {
  const main = document.querySelector('main') ?? document.getElementById('page-content');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
