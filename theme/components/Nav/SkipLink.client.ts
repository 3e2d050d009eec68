import { closest } from '../../client/page.ts';
import { focusContent } from '../ScrollToTop/ScrollToTop.client.ts';

/** Moves the focus to the content of the page. */
export function startSkipLink(): void {
  document.addEventListener('click', (event) => {
    if (!closest(event, '.nav__skip')) return;
    event.preventDefault();
    focusContent();
  });
}
