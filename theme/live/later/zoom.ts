import { type Box, nextZoomState, transformTo, type ZoomEvent, type ZoomState, zoomedBox } from '../../logic/zoom.ts';
import { label } from '../page.ts';
import { isStill } from '../scroll.ts';
import { setup } from '../setup.virtual.ts';

/** Pixels that the page may scroll under a zoomed image. */
const SCROLL_OFFSET = 40;
/** Milliseconds between such a scroll and the closing. */
const SCROLL_DELAY = 150;
/** Milliseconds that opening and closing take. `zoom.css` has the same. */
const DURATION = 300;

/**
 * Shows an image as large as the window allows. A modal dialog holds the focus and lies above everything; closing it
 * gives the focus back to the image.
 */
export function zoom(target: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  const image = document.createElement('img');
  const button = document.createElement('button');
  const ending = new AbortController();
  const { signal } = ending;
  let state: ZoomState = 'closed';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let scrolled: ReturnType<typeof setTimeout> | undefined;
  let box: Box;
  const dispatch = (event: ZoomEvent) => {
    state = nextZoomState(state, event);
    dialog.className = `zoom zoom--${state}`;
    clearTimeout(timer);
    if (state === 'opening' || state === 'closing') timer = setTimeout(dispatch, isStill() ? 0 : DURATION, 'settle');
    if (state === 'closed') end();
  };
  const end = () => {
    ending.abort();
    clearTimeout(timer);
    clearTimeout(scrolled);
    dialog.remove();
    target.focus({ preventScroll: true });
  };
  const place = (pixels: HTMLImageElement) => {
    const rect = target.getBoundingClientRect();
    box = boxOf(pixels, rect);
    for (const side of ['left', 'top', 'width', 'height'] as const) image.style[side] = `${box[side]}px`;
    image.style.setProperty('--zoom-origin', transformTo(box, rect));
  };
  const close = () => {
    // The page may have scrolled meanwhile.
    image.style.setProperty('--zoom-origin', transformTo(box, target.getBoundingClientRect()));
    dispatch('dismiss');
  };

  Object.assign(image, { className: 'zoom__image', alt: target.alt, src: target.currentSrc || target.src });
  if (target.srcset) Object.assign(image, { srcset: target.srcset, sizes: '100vw' });
  Object.assign(button, { type: 'button', className: 'zoom__close', ariaLabel: label('closeImage') });
  dialog.ariaLabel = target.alt || label('zoomImage');
  dialog.append(image, button);
  document.body.append(dialog);
  place(target);
  dispatch('choose');
  dialog.showModal();
  loadLarger(target, (larger) => {
    image.removeAttribute('srcset');
    image.src = larger.src;
    place(larger);
  });

  dialog.addEventListener('click', close);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  dialog.addEventListener('close', end);
  window.addEventListener('resize', close, { signal });
  const start = window.scrollY;
  const onScroll = () => {
    if (Math.abs(window.scrollY - start) > SCROLL_OFFSET) scrolled ??= setTimeout(close, SCROLL_DELAY);
  };
  window.addEventListener('scroll', onScroll, { passive: true, signal });
}

function boxOf(pixels: HTMLImageElement, rect: DOMRect): Box {
  const natural = { width: pixels.naturalWidth, height: pixels.naturalHeight };
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const isDrawing = /\.svg(?:$|[?#])/i.test(pixels.currentSrc || pixels.src);
  return zoomedBox(rect, natural, { width, height }, isDrawing);
}

/** Loads the image that `data-zoom-src` names. Where it cannot be had, the normal one stays. */
function loadLarger(target: HTMLImageElement, onLoad: (larger: HTMLImageElement) => void): void {
  const src = target.dataset.zoomSrc;
  if (!src) return;
  const larger = new Image();
  larger.onload = () => onLoad(larger);
  larger.onerror = () => console.warn(`The larger image ${larger.src} cannot be reached, so the normal one is shown.`);
  // As written in a page, without the base of the site.
  larger.src = src.startsWith('/') && !src.startsWith(setup.base) ? setup.base + src.slice(1) : src;
}
