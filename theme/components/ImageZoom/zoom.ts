import mediumZoom from 'medium-zoom/dist/pure';
import { onPage } from '../../client/pageEvents.ts';

/** Pixels between a zoomed image and the edges of the window. */
const MARGIN = 16;
/** Pixels that the page may scroll under a zoomed image. */
const SCROLL_OFFSET = 40;
/** Milliseconds that a reader who clicked waits for the larger image. */
const PATIENCE = 1000;

const library = mediumZoom({ margin: MARGIN, scrollOffset: SCROLL_OFFSET, background: 'var(--rp-c-bg)' });
const larger = new WeakMap<HTMLElement, Promise<unknown>>();
let isOpening = false;
/** The reader asked to close an image that is still on its way. */
let isUnwanted = false;

library.on('open', ({ target }) => {
  isOpening = true;
  isUnwanted = false;
  (target as HTMLElement).ariaExpanded = 'true';
});
library.on('opened', () => {
  isOpening = false;
  silenceCopies();
  if (isUnwanted) void library.close();
});
library.on('closed', ({ target }) => {
  (target as HTMLElement).ariaExpanded = 'false';
  // The library is done with the image after it has notified everyone.
  queueMicrotask(() => library.detach(target as HTMLElement));
});
onPage(close);
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' || key === 'Tab') close();
});
// The library closes on both, but ignores them while it opens: an image would stay in its place of the old window.
const closeOnceOpen = () => {
  if (isOpening) close();
};
document.addEventListener('click', closeOnceOpen);
window.addEventListener('resize', closeOnceOpen);

/** Fetches the larger version of an image that a reader comes near, where the page names one. */
export function prepareZoom(image: HTMLElement): Promise<unknown> {
  const known = larger.get(image);
  if (known) return known;
  const source = image.dataset.zoomSrc;
  const loading = source ? loadLarger(image, source) : Promise.resolve();
  larger.set(image, loading);
  return loading;
}

/**
 * Shows an image as large as the window allows. Escape, Tab, a click, a scroll or a resize closes it; the focus stays
 * where it is.
 */
export async function zoom(image: HTMLElement): Promise<void> {
  if (library.getZoomedImage()) return close();
  await Promise.race([prepareZoom(image), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  if (!image.isConnected || library.getZoomedImage()) return;
  if (image.matches('.drawing')) actAsImage(image);
  library.attach(image);
  void library.open({ target: image });
  silenceCopies();
}

/** The copies above the page are no second controls. */
function silenceCopies(): void {
  for (const copy of document.querySelectorAll<HTMLElement>('body > .medium-zoom-image')) {
    for (const name of ['role', 'tabindex', 'aria-label', 'aria-expanded', 'data-zoomable']) copy.removeAttribute(name);
    copy.ariaHidden = 'true';
  }
}

function close(): void {
  if (isOpening) isUnwanted = true;
  else void library.close();
}

/**
 * Gives the library a larger image once that is loaded, and not before: it would show a broken image where the larger
 * one is missing.
 */
async function loadLarger(image: HTMLElement, source: string): Promise<void> {
  delete image.dataset.zoomSrc;
  const pixels = new Image();
  pixels.src = source;
  try {
    await pixels.decode();
    image.dataset.zoomSrc = pixels.src;
  } catch {
    console.warn(`The larger image ${pixels.src} cannot be reached, so the normal one is shown.`);
  }
}

/** The library supports only images. It copies one without its content, and checks whether it can have any size. */
function actAsImage(drawing: HTMLElement): void {
  Object.defineProperties(drawing, {
    tagName: { value: 'IMG', configurable: true },
    currentSrc: { value: '.svg', configurable: true },
    cloneNode: { value: () => Node.prototype.cloneNode.call(drawing, true), configurable: true },
  });
}
