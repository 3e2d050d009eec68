/** Mark of the page for unknown addresses, by which it knows itself again. */
export const NOT_FOUND_ID = 'not-found';

const root = typeof document === 'undefined' ? null : document.getElementById('__rspress_root');

/**
 * The page as the host sent it, taken before React touches it: what there is to read where React fails, and whether
 * the host answered with the page for unknown addresses.
 */
export const firstPage = {
  html: root?.innerHTML ?? '',
  path: typeof window === 'undefined' ? '' : window.location.pathname,
  isNotFound: root?.querySelector(`#${NOT_FOUND_ID}`) != null,
};
