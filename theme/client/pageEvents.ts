/** Dispatched on the document once another page is in place. */
const PAGE_EVENT = 'site:page';

/** Calls back for each page that takes the place of another, until the signal ends that. */
export function onPage(callback: () => void, signal?: AbortSignal): void {
  document.addEventListener(PAGE_EVENT, callback, { signal });
}

/** Says that another page is in place. */
export function notifyPage(): void {
  document.dispatchEvent(new Event(PAGE_EVENT));
}
