import { withStyles } from '../../client/lazyStyles.ts';
import { closest } from '../../client/page.ts';

const TERM = 'a[data-term]';

/**
 * Words that have a definition. What shows it is fetched when the pointer, the focus or a finger first comes to one,
 * and then shows it; without it the word is a link to the glossary.
 */
export function startGlossary(): void {
  let isTouch = false;
  const notes = () =>
    withStyles(() => import(/* webpackChunkName: "lazy" */ './glossaryTooltips.ts')).then((module) =>
      module.startTermNotes(),
    );
  const begin = (event: Event) => {
    const word = closest<HTMLAnchorElement>(event, TERM);
    if (!word || !HTMLElement.prototype.showPopover) return;
    ending.abort();
    // The first tap shows the definition, the second one follows the link.
    if (event.type === 'click') {
      event.preventDefault();
      event.stopPropagation();
    }
    notes().then((show) => show(word, event.type === 'click' || event.type === 'focusin'));
  };
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  document.addEventListener('pointerdown', ({ pointerType }) => (isTouch = pointerType === 'touch'), options);
  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && begin(event), options);
  document.addEventListener(
    'focusin',
    (event) => closest(event, TERM)?.matches(':focus-visible') && begin(event),
    options,
  );
  document.addEventListener('click', (event) => isTouch && begin(event), options);
}
