import { normalizeImagePath } from '@rspress/core/runtime';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { type Box, nextZoomState, transformTo, type ZoomState, zoomedBox } from '../../logic/zoom.ts';
import { useZoomTargets } from './useZoomTargets.ts';

/** Pixels that the page may scroll under a zoomed image. */
const SCROLL_OFFSET = 40;
/** Milliseconds between such a scroll and the closing. */
const SCROLL_DELAY = 150;
/** Milliseconds that opening and closing take. `ImageZoom.css` has the same. */
const DURATION = 300;

export interface ZoomedImage {
  src: string;
  srcSet?: string;
  alt: string;
  box: Box;
  /** The transform that draws the image where it stands in the page. */
  origin: string;
}

/** Which image is zoomed, and how far. */
export function useImageZoom() {
  const [state, dispatch] = useReducer(nextZoomState, 'closed');
  const [image, setImage] = useState<ZoomedImage | null>(null);
  const source = useRef<HTMLImageElement>(null);

  const open = useCallback((target: HTMLImageElement) => {
    source.current = target;
    setImage(zoomed(target));
    dispatch('choose');
    loadLarger(target, (larger) => {
      if (source.current === target) setImage({ ...zoomed(target, larger), src: larger.src, srcSet: undefined });
    });
  }, []);
  const close = useCallback(() => {
    const target = source.current;
    // The page may have scrolled meanwhile.
    if (target)
      setImage((shown) => shown && { ...shown, origin: transformTo(shown.box, target.getBoundingClientRect()) });
    dispatch('dismiss');
  }, []);
  const end = useCallback(() => {
    dispatch('dismiss');
    dispatch('settle');
    setImage(null);
    source.current = null;
  }, []);

  useZoomTargets(open);
  useSettling(state, dispatch, end);
  useDismissal(state, close);
  return { image: state === 'closed' ? null : image, state, close, end };
}

/** Ends a movement by the clock: transitions report no end where motion is reduced. */
function useSettling(state: ZoomState, dispatch: (event: 'settle') => void, end: () => void): void {
  useEffect(() => {
    if (state !== 'opening' && state !== 'closing') return;
    const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(state === 'closing' ? end : () => dispatch('settle'), isStill ? 0 : DURATION);
    return () => clearTimeout(timer);
  }, [state, dispatch, end]);
}

function useDismissal(state: ZoomState, close: () => void): void {
  const isShown = state === 'opening' || state === 'open';
  useEffect(() => {
    if (!isShown) return;
    const start = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      if (Math.abs(window.scrollY - start) > SCROLL_OFFSET) timer ??= setTimeout(close, SCROLL_DELAY);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', close);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', close);
    };
  }, [isShown, close]);
}

function zoomed(target: HTMLImageElement, pixels = target): ZoomedImage {
  const rect = target.getBoundingClientRect();
  const natural = { width: pixels.naturalWidth, height: pixels.naturalHeight };
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const isDrawing = /\.svg(?:$|[?#])/i.test(pixels.currentSrc || pixels.src);
  const box = zoomedBox(rect, natural, { width, height }, isDrawing);
  return {
    src: target.currentSrc || target.src,
    srcSet: target.srcset || undefined,
    alt: target.alt,
    box,
    origin: transformTo(box, rect),
  };
}

/** Loads the image that `data-zoom-src` names. Where it cannot be had, the normal one stays. */
function loadLarger(target: HTMLImageElement, onLoad: (larger: HTMLImageElement) => void): void {
  const src = target.dataset.zoomSrc;
  if (!src) return;
  const larger = new Image();
  larger.onload = () => onLoad(larger);
  larger.onerror = () => console.warn(`The larger image ${larger.src} cannot be reached, so the normal one is shown.`);
  larger.src = normalizeImagePath(src);
}
