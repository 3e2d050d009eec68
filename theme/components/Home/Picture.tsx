import { normalizeImagePath } from '@rspress/core/runtime';

export interface PictureProps {
  /** A file of `public`, an address, or one of these for each appearance. */
  src: string | { light: string; dark: string };
  /** What it shows; nothing where the words beside it say so. */
  alt?: string;
  srcset?: string;
  sizes?: string;
  className?: string;
}

/** An image that a home page names in its front matter. */
export function Picture({ src, alt = '', srcset, sizes, className = '' }: PictureProps) {
  const image = (file: string, only: string) => (
    <img
      className={`${className} ${only}`.trim()}
      src={normalizeImagePath(file)}
      alt={alt}
      srcSet={srcset}
      sizes={sizes}
    />
  );
  if (typeof src === 'string') return image(src, '');
  return (
    <>
      {image(src.light, 'home__light')}
      {image(src.dark, 'home__dark')}
    </>
  );
}
