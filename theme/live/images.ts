import { onPage } from './events.ts';
import { label } from './page.ts';
import { withStyles } from './styles.ts';

/** Milliseconds after a navigation from which on images can be zoomed. */
const DELAY = 100;
/** Images of a document, save those that do something else when they are clicked. */
const IMAGES = '.rspress-doc img:not(a img, button img, summary img, .rp-not-doc img)';

/** Makes the images of documents open by click, Enter and Space. What shows them is fetched then. */
export function startImages(): void {
  const mark = () => setTimeout(() => document.querySelectorAll<HTMLImageElement>(IMAGES).forEach(markImage), DELAY);
  onPage(mark);
  mark();
  const open = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLImageElement) || target.dataset.zoomable === undefined) return;
    event.preventDefault();
    withStyles(() => import(/* webpackChunkName: "later" */ './later/zoom.ts')).then(({ zoom }) => zoom(target));
  };
  document.addEventListener('click', open);
  document.addEventListener('keydown', (event) => (event.key === 'Enter' || event.key === ' ') && open(event));
}

/** An image that says nothing to a screen reader stays silent, and opens by click alone. */
function markImage(image: HTMLImageElement): void {
  image.dataset.zoomable = '';
  if (image.alt === '') return;
  image.role = 'button';
  image.tabIndex = 0;
  image.ariaLabel = `${label('zoomImage')}: ${image.alt}`;
}
