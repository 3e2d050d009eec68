import { label, STATUS_ID } from '../../client/page.ts';

/** Milliseconds for which the copy is told. */
const SHOWN = 2000;

let told: { anchor: HTMLElement; timer: number } | undefined;

/** Copies the address of a link to its own place, and says so, to the eye and to screen readers. */
export async function copyAddress(anchor: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(anchor.href);
  } catch {
    // The address of the window is the same by now.
    return;
  }
  const status = document.getElementById(STATUS_ID);
  if (told) clear(told.anchor);
  clearTimeout(told?.timer);
  anchor.dataset.copiedLink = label('linkCopied');
  if (status) status.textContent = label('linkCopied');
  told = { anchor, timer: window.setTimeout(() => clear(anchor), SHOWN) };
}

function clear(anchor: HTMLElement): void {
  delete anchor.dataset.copiedLink;
  const status = document.getElementById(STATUS_ID);
  if (status?.textContent === label('linkCopied')) status.textContent = '';
}
