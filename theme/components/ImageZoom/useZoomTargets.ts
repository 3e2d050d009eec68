import { useI18n, useLocation, usePage } from '@rspress/core/runtime';
import { useEffect } from 'react';
import type { text } from '../../text.ts';

/** Milliseconds after a navigation from which on images can be zoomed. */
const DELAY = 100;
/** Images of a document, save those that do something else when they are clicked. */
const IMAGES = '.rspress-doc img:not(a img, button img, summary img, .rp-not-doc img)';

/** Makes the images of the document in view open by click, Enter and Space. */
export function useZoomTargets(open: (image: HTMLImageElement) => void): void {
  const t = useI18n<typeof text>();
  const { pathname } = useLocation();
  const { page } = usePage();
  const label = t('imageZoomText');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page brings other images.
  useEffect(() => {
    let remove = () => {};
    const timer = setTimeout(() => {
      for (const image of document.querySelectorAll<HTMLImageElement>(IMAGES)) markTarget(image, label);
      remove = listen(open);
    }, DELAY);
    return () => {
      clearTimeout(timer);
      remove();
    };
  }, [pathname, page.routePath, label, open]);
}

/** An image that says nothing to a screen reader stays silent, and opens by click alone. */
function markTarget(image: HTMLImageElement, label: string): void {
  image.dataset.zoomable = '';
  if (image.alt === '') return;
  image.role = 'button';
  image.tabIndex = 0;
  image.ariaLabel = `${label}: ${image.alt}`;
}

function listen(open: (image: HTMLImageElement) => void): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (isTarget(target)) open(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isTarget(event.target) || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    open(event.target);
  };
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKeyDown);
  };
}

function isTarget(target: EventTarget | null): target is HTMLImageElement {
  return target instanceof HTMLImageElement && target.dataset.zoomable !== undefined;
}
