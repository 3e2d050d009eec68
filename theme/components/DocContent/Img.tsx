import { normalizeImagePath } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';

type ImgProps = ComponentProps<'img'> & { 'data-zoom-src'?: string };

/** An image of a document. It replaces Rspress's, which leaves the base path out of the larger image. */
export function Img({ src, 'data-zoom-src': zoomSrc, ...props }: ImgProps) {
  return (
    // biome-ignore lint/a11y/useAltText: the alternative text is among the properties.
    <img {...props} src={normalizeImagePath(src ?? '')} data-zoom-src={zoomSrc && normalizeImagePath(zoomSrc)} />
  );
}
