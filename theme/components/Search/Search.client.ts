import { importOrReport } from '../../client/importOrReport.ts';
import { withStyles } from '../../client/lazyStyles.ts';
import { openModal } from '../../client/openModal.ts';
import { closest, label } from '../../client/page.ts';
import { toolButton } from '../../client/toolButton.ts';

const BUTTON = '.search-button';
/** Elements in which a slash is an ordinary character. */
const FIELD = 'input, textarea, select, dialog';
/** Milliseconds after which the code of the dialog counts as lost. */
const TIMEOUT = 15_000;

/** The URL that opens the page in view with a search. */
export function searchAddress(query: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}?q=${encodeURIComponent(query)}`;
}

/** Loads the code of the dialog with its styles. */
export const importDialog = () => withStyles(() => import(/* webpackChunkName: "search" */ './dialog/mountDialog.tsx'));

/** Opens the search with its button, Ctrl+K, Cmd+K or a slash. */
export function startSearch(): void {
  document.addEventListener('click', (event) => closest(event, BUTTON) && openSearch());
  document.addEventListener('keydown', (event) => {
    const isSlash = event.key === '/' && !isTyping(event);
    // On some keyboards, a slash takes the Shift key.
    const isShortcut = event.ctrlKey || event.metaKey ? event.key?.toLowerCase() === 'k' && !event.shiftKey : isSlash;
    if (!isShortcut || event.altKey || event.isComposing) return;
    event.preventDefault();
    openSearch();
  });
  const prepare = (event: Event) => {
    if (!closest(event, BUTTON)) return;
    importDialog().then(
      ({ prepareSearch }) => prepareSearch(),
      () => {},
    );
  };
  document.addEventListener('pointerover', prepare);
  document.addEventListener('focusin', prepare);
}

/** Whether a key is typed into a field, also inside a shadow root. */
function isTyping(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(FIELD) !== null);
}

/** Writes the modifier key of this machine on the button. */
export function renderShortcut(): void {
  const name = /Mac|iPhone|iPad/i.test(navigator.platform) ? '⌘' : 'Ctrl';
  for (const key of document.querySelectorAll(`${BUTTON} kbd:empty`)) key.textContent = name;
}

/**
 * Opens the search.
 * @param query what to search for; without it the last query is there again, selected
 * @param origin `suggested` queries are gone when the dialog closes
 */
export function openSearch(query = '', origin: 'typed' | 'suggested' = 'suggested'): void {
  const dialog = document.querySelector<HTMLDialogElement>('.search-dialog');
  const [input, cancel] = [dialog?.querySelector('input'), dialog?.querySelector('button')];
  const status = dialog?.querySelector('.search-dialog__waiting');
  if (!dialog || !input || !cancel || !status || dialog.checkVisibility()) return;
  // Starts before the dialog is drawn. A failure is shown below.
  importDialog().catch(() => {});
  const button = document.querySelector<HTMLElement>(BUTTON);
  let unmount = () => {};
  const ending = new AbortController();
  const close = openModal(dialog, button, () => {
    button?.setAttribute('aria-expanded', 'false');
    delete document.documentElement.dataset.searching;
    ending.abort();
    unmount();
    status.textContent = '';
    if (origin === 'suggested' && input.value === query) input.value = '';
  });
  button?.setAttribute('aria-expanded', 'true');
  document.documentElement.dataset.searching = '';
  cancel.addEventListener('click', close, { signal: ending.signal });
  if (query) input.value = query;
  input.focus();
  input.select();
  const load = async () => {
    status.textContent = label('searchLoading');
    const retry = toolButton(label('retry'), () => {
      input.focus();
      void load();
    });
    const module = await importOrReport(
      () => Promise.race([importDialog(), new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT))]),
      (words) => status.replaceChildren(words, ' ', retry),
      () => searchAddress(input.value),
    );
    if (!module || ending.signal.aborted) return;
    status.textContent = '';
    unmount = module.mountDialog(dialog, input, close);
  };
  void load();
}
