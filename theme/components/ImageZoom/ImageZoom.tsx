import { useI18n } from '@rspress/core/runtime';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { ZoomState } from '../../logic/zoom.ts';
import type { text } from '../../text.ts';
import { useImageZoom, type ZoomedImage } from './useImageZoom.ts';
import './ImageZoom.css';

/**
 * Shows an image of a document as large as the window allows. It replaces Rspress's zoom, medium-zoom, which puts a
 * style element into the page (its overlay stays for ever under a strict content policy), waits for transitions that
 * never come where motion is reduced, leaves a broken image behind where the larger one is missing, and cannot be
 * reached with the keyboard.
 */
export function ImageZoom() {
  const { image, state, close, end } = useImageZoom();
  return image && <Zoomed image={image} state={state} close={close} end={end} />;
}

interface ZoomedProps {
  image: ZoomedImage;
  state: ZoomState;
  close: () => void;
  end: () => void;
}

function Zoomed({ image, state, close, end }: ZoomedProps) {
  const t = useI18n<typeof text>();
  const dialog = useRef<HTMLDialogElement>(null);
  // A modal dialog holds the focus and lies above everything. Closing it gives the focus back to the image.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const { box, origin, alt, src, srcSet } = image;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: with the keyboard, Esc and the button close it.
    <dialog
      ref={dialog}
      className={`zoom zoom--${state}`}
      aria-label={alt || t('imageZoomText')}
      onClick={close}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={end}
    >
      <img
        className="zoom__image"
        style={{ ...box, '--zoom-origin': origin } as CSSProperties}
        src={src}
        srcSet={srcSet}
        sizes={srcSet && '100vw'}
        alt={alt}
      />
      <button type="button" className="zoom__close" aria-label={t('imageCloseText')} />
    </dialog>
  );
}
