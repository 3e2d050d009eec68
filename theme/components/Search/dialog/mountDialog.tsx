import { createRoot } from 'react-dom/client';
import { IslandBoundary } from '../../../client/IslandBoundary.tsx';
import { outside } from '../../../client/outside.ts';
import { setup } from '../../../client/setup.virtual.ts';
import { linkTarget } from '../../../shared/href.ts';
import type { AddressOf } from '../engine/hits.ts';
import type { SearchEngine } from '../engine/searchEngine.ts';
import { currentIndex } from '../engine/searchSetup.ts';
import { createEngine, searchSetup } from '../searchSetup.virtual.ts';
import { SearchDialog } from './SearchDialog.tsx';

/** Loads the index of the first tab. */
export function prepareSearch(): void {
  searchEngine().open(searchEngine().tabs[0]?.index ?? '');
}

/**
 * Renders the search below the input of its dialog.
 * @returns unmounts it
 */
export function mountDialog(dialog: HTMLDialogElement, input: HTMLInputElement, close: () => void): () => void {
  const content = dialog.querySelector('.search-dialog__content') as HTMLElement;
  const showPage = dialog.popover ? hidePage(dialog) : undefined;
  const root = createRoot(content);
  root.render(
    <IslandBoundary>
      <SearchDialog engine={searchEngine()} input={input} close={close} />
    </IslandBoundary>,
  );
  return () => {
    showPage?.();
    root.unmount();
  };
}

/**
 * Hides the page behind a popover dialog from screen readers and returns the focus to the dialog. Styles keep pointers
 * off the page, and the dialog keeps the Tab key.
 * @returns shows the page again
 */
function hidePage(dialog: HTMLElement): () => void {
  const hidden = outside(dialog).filter((element) => !element.hasAttribute('aria-hidden'));
  for (const element of hidden) element.setAttribute('aria-hidden', 'true');
  const returnFocus = ({ target }: Event) => {
    if (!dialog.contains(target as Node)) dialog.querySelector('input')?.focus();
  };
  document.addEventListener('focusin', returnFocus);
  return () => {
    document.removeEventListener('focusin', returnFocus);
    for (const element of hidden) element.removeAttribute('aria-hidden');
  };
}

/** The engine outlives the dialog, so an index is loaded once. */
let latest: { key: string; engine: SearchEngine } | undefined;

/** The engine for the current page. For another language or version it's a new one without any index. */
function searchEngine(): SearchEngine {
  const { lang } = document.documentElement;
  const version = document.querySelector<HTMLElement>('[data-version]')?.dataset.version ?? '';
  const current = currentIndex(searchSetup, lang, version)?.name;
  const key = JSON.stringify([lang, current]);
  if (latest?.key !== key) {
    const urlOf = (file: string) => `${setup.base}static/${file}`;
    latest = { key, engine: createEngine({ setup: searchSetup, current, lang, urlOf, addressOf }) };
  }
  return latest.engine;
}

const addressOf: AddressOf = ({ routePath, domain }, headingId) => {
  const page = linkTarget(routePath, domain ? '/' : setup.base).href;
  return domain.replace(/\/$/, '') + page + (headingId && `#${headingId}`);
};
