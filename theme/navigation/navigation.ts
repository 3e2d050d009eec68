import { hashTarget, label, STATUS_ID } from '../client/page.ts';
import { notifyPage } from '../client/pageEvents.ts';
import { openAround } from '../client/revealTarget.ts';
import { isStill } from '../client/scroll.ts';
import { focusContent } from '../components/ScrollToTop/ScrollToTop.client.ts';
import { restoreEntryState, saveEntryState, startEntryState } from './entryState.ts';
import { hideNotice, showNotice } from './notice.ts';
import { fetchAhead, fetchPage, isPageAddress, parsePage } from './pageSource.ts';
import { startProgress } from './startProgress.ts';
import { loadStyles, swapPage } from './swapPage.ts';

/** Milliseconds within which a page counts as there at once: taking pictures of two pages takes longer. */
const AT_ONCE = 50;

/** The browser itself goes to the next address. */
let isOrdinary = false;

/**
 * Changes pages without loading the frame again, where the browser lets a script fetch the page before the address
 * changes (HTML, section 7.2.7, precommit handlers of the navigation API). In other browsers, and whenever something
 * fails, links load their page.
 */
export function startNavigation(): void {
  startEntryState();
  if (!('NavigationPrecommitController' in window)) return;
  window.navigation.addEventListener('navigate', onNavigate);
  // The browser may bring back the page as it was left.
  window.addEventListener('pageshow', () => {
    isOrdinary = false;
  });
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, linkAhead, { passive: true });
  }
}

function onNavigate(event: NavigateEvent): void {
  const url = new URL(event.destination.url);
  const { navigationType, destination } = event;
  if (isOrdinary || !event.canIntercept || event.hashChange || event.formData || event.downloadRequest !== null) return;
  const { pathname, search } = window.location;
  const isSamePage = url.pathname === pathname && url.search === search;
  if (navigationType === 'reload' || !isPageAddress(url) || isSamePage) return;
  const isReturn = navigationType === 'traverse';
  // A part of the page may write its state into the address.
  if (!isReturn && destination.sameDocument) return;
  saveEntryState();
  const start = performance.now();
  let page: Document | undefined;
  const load = async () => {
    page = await loadPage(url, event);
  };
  const handler = async () => {
    // Back and forward: the address has changed already.
    if (isReturn) await load();
    if (page) await show(page, event, !isReturn && performance.now() - start > AT_ONCE);
  };
  try {
    event.intercept({ scroll: 'manual', focusReset: 'manual', handler, ...(!isReturn && { precommitHandler: load }) });
  } catch (error) {
    console.warn('The page is loaded in full.', error);
  }
}

function linkAhead({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link && link.target === '' && link.href) fetchAhead(new URL(link.href));
}

/**
 * Fetches the page of an address. The page in view stays until then.
 * @throws Error where there is no such page. Then the reader sees why, or the browser goes there by itself.
 */
async function loadPage(url: URL, { navigationType, signal }: NavigateEvent): Promise<Document> {
  const end = startProgress();
  const response = await fetchPage(url);
  const page = response.kind === 'page' ? parsePage(response.html) : undefined;
  if (page) await loadStyles(page);
  else if (response.fault) console.error('The page could not be fetched.', url.pathname, response.fault);
  end();
  // A slow page must not take the reader away from one that was chosen after it.
  signal.throwIfAborted();
  if (page) return page;
  const go = () => {
    if (navigationType === 'traverse') window.location.reload();
    else window.location[navigationType === 'replace' ? 'replace' : 'assign'](url.href);
  };
  if (response.kind === 'unreachable') showNotice(label('offline'), { words: label('retry'), press: go });
  else {
    isOrdinary = true;
    go();
  }
  throw new Error(response.fault);
}

/** @param eases lets a page that was waited for come softly; one that is there at once is not held up for that */
async function show(page: Document, event: NavigateEvent, eases: boolean): Promise<void> {
  hideNotice();
  const { pathname } = window.location;
  const change = async () => {
    // Someone went back before the picture of the page in view was taken.
    if (window.location.pathname !== pathname) return;
    swapPage(page);
    notifyPage();
    if (event.navigationType === 'traverse') restoreEntryState();
    // The scripts of the page start, such as that of the tabs, which changes where things are.
    await Promise.resolve();
    openAround(hashTarget());
    event.scroll();
    moveFocus();
  };
  if (!eases || isStill() || event.hasUAVisualTransition || !document.startViewTransition) return change();
  await document.startViewTransition(change).updateCallbackDone;
}

/** Screen readers continue at the new page, and read out its title. */
function moveFocus(): void {
  const target = hashTarget();
  if (target) {
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  } else focusContent();
  const status = document.getElementById(STATUS_ID);
  if (status) status.textContent = document.title;
}
