import { hashTarget, label, STATUS_ID } from '../client/page.ts';
import { notifyPage } from '../client/pageEvents.ts';
import { openAround } from '../client/revealTarget.ts';
import { isStill } from '../client/scroll.ts';
import { focusContent } from '../components/ScrollToTop/ScrollToTop.client.ts';
import { restoreEntryState, saveEntryState, startEntryState } from './entryState.ts';
import { hideNotice, showNotice } from './notice.ts';
import { fetchAhead, isPageAddress, type PageAnswer, readPage } from './pageSource.ts';
import { startProgress } from './progress.ts';
import { loadStyles, swapPage } from './swapPage.ts';

/** Handed from the link that was followed to the change of page, once the page is here. */
class Prepared {
  readonly page: Document;
  /** Whether the reader had to wait for it. */
  readonly wasAwaited: boolean;

  constructor(page: Document, wasAwaited: boolean) {
    this.page = page;
    this.wasAwaited = wasAwaited;
  }
}

/** Milliseconds within which a page counts as there at once: taking pictures of two pages takes longer. */
const AT_ONCE = 50;

/** Counts changes of page: a slow page must not take the reader away from one that was chosen after it. */
let latest = 0;
/** The browser itself goes to the next address. */
let isOrdinary = false;

/**
 * Changes pages without loading the frame again, where the browser reports every navigation (HTML, section 7.4.9, the
 * navigation API). Elsewhere, and whenever something is not as it should be, links are what links are.
 */
export function startNavigation(): void {
  const { navigation } = window;
  startEntryState();
  if (!navigation) return;
  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    if (isOrdinary || !event.canIntercept || event.hashChange || event.formData || event.downloadRequest !== null)
      return;
    if (event.navigationType === 'reload' || !isPageAddress(url) || isSamePage(url)) return;
    saveEntryState();
    if (event.info instanceof Prepared) return showPrepared(event, event.info);
    if (event.navigationType === 'traverse') return returnTo(event, url);
    // A part of the page may write its state into the address.
    if (!event.cancelable || event.destination.sameDocument) return;
    event.preventDefault();
    void follow(url, event.navigationType === 'replace' ? 'replace' : 'push');
  });
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, linkAhead, { passive: true });
  }
}

function linkAhead({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link && link.target === '' && link.href) fetchAhead(new URL(link.href));
}

function isSamePage({ pathname, search }: URL): boolean {
  return pathname === window.location.pathname && search === window.location.search;
}

/** Fetches the page of a link that was followed, and then goes there. The page in view stays until it is here. */
async function follow(url: URL, history: 'push' | 'replace'): Promise<void> {
  const turn = ++latest;
  const start = performance.now();
  const response = await awaited(url);
  if (turn !== latest) return;
  if (response.kind === 'unreachable') {
    showNotice(label('offline'), { words: label('retry'), press: () => void follow(url, history) });
  } else {
    const isAwaited = performance.now() - start > AT_ONCE;
    if (response.kind !== 'page' || !goTo(url, history, new Prepared(response.page, isAwaited)))
      goOrdinarily(() => window.location[history === 'push' ? 'assign' : 'replace'](url.href));
  }
}

/** @returns false where the browser rejects it, as it may for pages in a frame or after many changes in a short time */
function goTo(url: URL, history: 'push' | 'replace', info: Prepared): boolean {
  try {
    window.navigation.navigate(url.href, { history, info });
    return true;
  } catch {
    return false;
  }
}

/** Takes a navigation over. Where the browser rejects that, it goes on by itself and loads the page. */
function take(event: NavigateEvent, handler: () => Promise<void>): void {
  try {
    event.intercept({ scroll: 'manual', focusReset: 'manual', handler });
  } catch (error) {
    console.warn('The page is loaded in full.', error);
  }
}

function showPrepared(event: NavigateEvent, { page, wasAwaited }: Prepared): void {
  take(event, () => show(page, event, wasAwaited));
}

/** Back and forward: the address has changed already. */
function returnTo(event: NavigateEvent, url: URL): void {
  take(event, async () => {
    const turn = ++latest;
    const response = await awaited(url);
    if (turn !== latest) return;
    if (response.kind === 'page') await show(response.page, event, false);
    else if (response.kind === 'other') goOrdinarily(() => window.location.reload());
    else showNotice(label('offline'), { words: label('retry'), press: () => window.location.reload() });
  });
}

async function awaited(url: URL): Promise<PageAnswer> {
  const end = startProgress();
  try {
    const response = await readPage(url);
    if (response.kind === 'page') await loadStyles(response.page);
    else if (response.fault) console.error('The page could not be fetched.', url.pathname, response.fault);
    return response;
  } finally {
    end();
  }
}

/** @param eases lets a page that was waited for come softly; one that is there at once is not held up for that */
async function show(page: Document, event: NavigateEvent, eases: boolean): Promise<void> {
  hideNotice();
  const change = () => {
    swapPage(page);
    if (event.navigationType === 'traverse') restoreEntryState();
    openAround(hashTarget());
    event.scroll();
    moveFocus();
    notifyPage();
  };
  if (!eases || isStill() || event.hasUAVisualTransition || !document.startViewTransition) return change();
  await document.startViewTransition(change).updateCallbackDone;
}

/** Screen readers go on at the new page, and say its title. */
function moveFocus(): void {
  const target = hashTarget();
  if (target) {
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  } else focusContent();
  const status = document.getElementById(STATUS_ID);
  if (status) status.textContent = document.title;
}

function goOrdinarily(go: () => void): void {
  isOrdinary = true;
  go();
}
