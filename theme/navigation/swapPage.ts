import { addStyles } from '../client/lazyStyles.ts';

/** Attribute that names a part of the frame, by which the parts of two pages are matched. */
const PART = 'data-part';
/** Parts of equal `data-keep` show the same, but for what is marked as current. */
const KEEP = 'data-keep';
/** What can be marked as current in such a part. The results of a search come and go. */
const CURRENT = ':is(a, button[aria-controls]):not(.search-dialog *)';
const HEAD_TAGS = 'meta[name], meta[property], link[rel="canonical"], link[rel="alternate"]';

/** Loads the styles that a page needs beyond those of the page in view. A page is also shown without a style that fails. */
export async function loadStyles(page: Document): Promise<void> {
  const known = new Set(
    [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href')),
  );
  const missing = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not(noscript *)')].filter(
    (link) => !known.has(link.getAttribute('href')),
  );
  await Promise.allSettled(missing.map((link) => addStyles(document.importNode(link))));
}

/** Replaces the page in view. Only what differs is changed, so that the rest keeps its state. */
export function swapPage(page: Document): void {
  swapHead(page);
  const [shown, next] = [document, page].map((one) => one.getElementById('__rspress_root'));
  if (shown && next) swapChildren(shown, next);
}

function swapHead(page: Document): void {
  document.title = page.title;
  syncAttributes(document.documentElement, page.documentElement, ['lang', 'dir']);
  for (const tag of document.head.querySelectorAll(HEAD_TAGS)) tag.remove();
  document.head.append(...[...page.head.querySelectorAll(HEAD_TAGS)].map((tag) => document.importNode(tag)));
}

function swapChildren(shown: Element, next: Element): void {
  const old = new Map([...shown.children].map((child) => [child.getAttribute(PART) ?? '', child]));
  let place: Element | null = null;
  for (const child of [...next.children]) {
    const name = child.getAttribute(PART) ?? '';
    const before = name === '' ? undefined : old.get(name);
    const result = before ? swapPart(before, child) : document.adoptNode(child);
    if (result !== before) before?.remove();
    const following: ChildNode | null = place ? place.nextSibling : shown.firstChild;
    if (result !== following) shown.insertBefore(result, following);
    place = result;
    old.delete(name);
  }
  for (const child of [...shown.children]) {
    if (place && place.compareDocumentPosition(child) & Node.DOCUMENT_POSITION_FOLLOWING) child.remove();
  }
}

/** Returns the element that is the part from now on: the one of the page in view, where it can stay. */
function swapPart(shown: Element, next: Element): Element {
  if (next.hasAttribute('data-frame')) {
    syncAttributes(shown, next, next.getAttributeNames().concat(shown.getAttributeNames()));
    swapChildren(shown, next);
    return shown;
  }
  const keep = next.getAttribute(KEEP);
  if (keep !== null && keep === shown.getAttribute(KEEP)) {
    moveCurrent(shown, next);
    return shown;
  }
  return document.adoptNode(next);
}

/** Marks what is current on the page that comes: both have the same links, and the same buttons that open something. */
function moveCurrent(shown: Element, next: Element): void {
  const others = next.querySelectorAll(CURRENT);
  for (const [index, element] of shown.querySelectorAll(CURRENT).entries()) {
    syncAttributes(element, others[index], ['aria-current', 'data-current']);
  }
}

function syncAttributes(shown: Element, next: Element, names: string[]): void {
  for (const name of names) {
    const value = next.getAttribute(name);
    if (value === null) shown.removeAttribute(name);
    else if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
}
