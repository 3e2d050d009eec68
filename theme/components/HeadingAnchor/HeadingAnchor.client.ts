import { withStyles } from '../../client/lazyStyles.ts';
import { closest } from '../../client/page.ts';

/** A link that stands at the place to which it leads: the anchor beside a heading, or the name in a row. */
const PLACES = '.rp-header-anchor, a[id][href^="#"]';

/** Such a link leads there, and copies its address as well. */
export function startHeadingAnchors(): void {
  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, PLACES);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || (link.id && link.hash !== `#${link.id}`)) return;
    const load = () => import(/* webpackChunkName: "lazy" */ './copyAddress.ts');
    withStyles(load).then(
      ({ copyAddress }) => copyAddress(link),
      // The link itself has done its work.
      () => {},
    );
  });
}
