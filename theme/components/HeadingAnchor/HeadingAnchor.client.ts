import { closest, label, STATUS_ID } from '../../client/page.ts';
import { SHOWN, showBriefly } from '../../client/showBriefly.ts';

/** A link that is at the place to which it leads: the anchor beside a heading, or the name in a row. */
const PLACES = '.rp-header-anchor, a[id][href^="#"]';

/** Such a link leads there, and copies its address as well. */
export function startHeadingAnchors(): void {
  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, PLACES);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || (link.id && link.hash !== `#${link.id}`)) return;
    // Without the right to copy, the address of the window is the same by now.
    navigator.clipboard?.writeText(link.href).then(
      () => reportCopy(link),
      () => {},
    );
  });
}

/** Reports at the link and to screen readers that its address was copied. */
function reportCopy(anchor: HTMLElement): void {
  const status = document.getElementById(STATUS_ID);
  if (!status) return;
  const words = label('linkCopied');
  showBriefly(status, words, SHOWN.copied, () => delete anchor.dataset.copiedLink);
  anchor.dataset.copiedLink = words;
}
