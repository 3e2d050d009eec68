import { closest, label, STATUS_ID } from '../../client/page.ts';

/** A link that is at the place to which it leads: the anchor beside a heading, or the name in a row. */
const PLACES = '.rp-header-anchor, a[id][href^="#"]';
/** Milliseconds for which the copy is reported. */
const SHOWN = 2000;

let reported: { anchor: HTMLElement; timer: number } | undefined;

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
  if (reported) clear(reported.anchor);
  clearTimeout(reported?.timer);
  anchor.dataset.copiedLink = label('linkCopied');
  if (status) status.textContent = label('linkCopied');
  reported = { anchor, timer: window.setTimeout(() => clear(anchor), SHOWN) };
}

function clear(anchor: HTMLElement): void {
  delete anchor.dataset.copiedLink;
  const status = document.getElementById(STATUS_ID);
  if (status?.textContent === label('linkCopied')) status.textContent = '';
}
