import { withStyles } from '../../client/lazyStyles.ts';
import { closest, label } from '../../client/page.ts';
import { onPage } from '../../client/pageEvents.ts';

/** Milliseconds after a navigation from which on images can be zoomed. */
const DELAY = 100;
/** Images and drawings of a document, save those that do something else when they are clicked. */
const IMAGES = '.rspress-doc :is(img, .drawing):not(:is(a, button, summary, .rp-not-doc) *)';
const NEAR = ['pointerover', 'focusin', 'touchstart'] as const;

/** Makes the images of documents open by click, Enter and Space. What shows them is fetched when a reader comes near. */
export function startImages(): void {
  const mark = () => setTimeout(() => document.querySelectorAll<HTMLElement>(IMAGES).forEach(markImage), DELAY);
  onPage(mark);
  mark();
  const load = () => withStyles(() => import(/* webpackChunkName: "zoom" */ './zoom.ts'));
  const come = (event: Event) => {
    const image = closest(event, '[data-zoomable]');
    // If this fails, the click loads it again.
    if (image)
      load().then(
        ({ prepareZoom }) => prepareZoom(image),
        () => {},
      );
  };
  const open = (event: Event) => {
    const image = closest(event, '[data-zoomable]');
    if (!image) return;
    event.preventDefault();
    // Once the click is over, as the library closes on each click.
    load().then(({ zoom }) => setTimeout(zoom, 0, image));
  };
  for (const type of NEAR) document.addEventListener(type, come, { passive: true });
  document.addEventListener('click', open);
  document.addEventListener('keydown', (event) => (event.key === 'Enter' || event.key === ' ') && open(event));
}

/** An image that screen readers skip gets no role, and opens by click alone. */
function markImage(image: HTMLElement | HTMLImageElement): void {
  const words = 'alt' in image ? image.alt : image.querySelector('title')?.textContent;
  image.dataset.zoomable = '';
  if (!words) return;
  image.setAttribute('role', 'button');
  image.tabIndex = 0;
  image.removeAttribute('aria-labelledby');
  image.ariaLabel = `${label('zoomImage')}: ${words}`;
  image.ariaExpanded = 'false';
}
