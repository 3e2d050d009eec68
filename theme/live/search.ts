import { openModal } from './dialog.ts';
import { importOrSay } from './importing.ts';
import { closest, label } from './page.ts';
import { withStyles } from './styles.ts';

const BUTTON = '.search-button';
/** Where a slash is a letter like any other. */
const FIELD = 'input, textarea, select, [contenteditable], dialog';
const loadPanel = () => withStyles(() => import(/* webpackChunkName: "search" */ '../islands/Search/mountSearch.tsx'));

/** Opens the search with its button, with Ctrl+K, Cmd+K and a slash that is not typed. What it needs is fetched when a reader comes near. */
export function startSearch(): void {
  document.addEventListener('click', (event) => closest(event, BUTTON) && openSearch());
  document.addEventListener('keydown', (event) => {
    const isSlash = event.key === '/' && !closest(event, FIELD);
    // Some keyboards have the slash on the upper half of a key.
    const isShortcut = event.ctrlKey || event.metaKey ? event.key?.toLowerCase() === 'k' && !event.shiftKey : isSlash;
    if (!isShortcut || event.altKey || event.isComposing) return;
    event.preventDefault();
    openSearch();
  });
  const fetchAhead = (event: Event) => {
    if (!closest(event, BUTTON)) return;
    loadPanel().then(
      ({ fetchSearchAhead }) => fetchSearchAhead(),
      () => {},
    );
  };
  document.addEventListener('pointerover', fetchAhead);
  document.addEventListener('focusin', fetchAhead);
}

/** Names the key of the shortcut as it is on this machine. */
export function drawShortcut(): void {
  const name = /Mac|iPhone|iPad/i.test(navigator.platform) ? '⌘' : 'Ctrl';
  for (const key of document.querySelectorAll(`${BUTTON} kbd:empty`)) key.textContent = name;
}

/**
 * Opens the search with a query in it, or with what was searched last. The dialog and its input are part of the page,
 * so that nothing typed is lost while the rest is on its way.
 * @param query what the page itself searches for. It is gone with the dialog, unless the reader changes it.
 */
export function openSearch(query = ''): void {
  const dialog = document.querySelector<HTMLDialogElement>('.search-dialog');
  const button = document.querySelector<HTMLElement>(BUTTON);
  const input = dialog?.querySelector('input');
  const status = dialog?.querySelector('[role="status"]');
  if (!dialog || !input || !status || dialog.checkVisibility()) return;
  // On its way while the dialog is drawn. Where it fails, that is said below.
  loadPanel().catch(() => {});
  const frame = document.createElement('div');
  frame.className = 'search-dialog__content';
  let unmount = () => {};
  button?.setAttribute('aria-expanded', 'true');
  document.documentElement.dataset.searching = '';
  const ending = new AbortController();
  const close = openModal(dialog, button, () => {
    button?.setAttribute('aria-expanded', 'false');
    delete document.documentElement.dataset.searching;
    ending.abort();
    unmount();
    frame.remove();
    delete dialog.dataset.filled;
  });
  dialog.querySelector('button')?.addEventListener('click', close, { signal: ending.signal });
  // What was searched before is there again, and the first key replaces it.
  if (query) input.value = query;
  input.focus();
  input.select();
  for (const type of ['compositionstart', 'compositionend'] as const) {
    input.addEventListener(type, () => input.toggleAttribute('data-composing', type.endsWith('start')), ending);
  }
  const load = async () => {
    status.textContent = label('searchLoading');
    const retry = document.createElement('button');
    Object.assign(retry, {
      type: 'button',
      className: 'page-tool__button',
      textContent: label('retry'),
      onclick: load,
    });
    const panel = await importOrSay(
      loadPanel,
      (words) => status.replaceChildren(words, ' ', retry),
      () => `search ${input.value}`,
    );
    if (!panel || ending.signal.aborted) return;
    unmount = panel.mountSearch(frame, input, close, query);
  };
  void load();
}
