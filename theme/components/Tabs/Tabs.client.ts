import { hashTarget } from '../../client/page.ts';
import { onPage } from '../../client/pageEvents.ts';
import { followStored, readStored, store } from '../../client/storage.ts';

const tabsOf = (root: Element) => [...(root.firstElementChild?.children ?? [])] as HTMLButtonElement[];
const panelsOf = (root: Element) => [...root.children].slice(1);
const openOf = (root: Element) => tabsOf(root).findIndex((tab) => tab.ariaSelected === 'true');

function open(root: HTMLElement, index: number): void {
  tabsOf(root).forEach((tab, at) => {
    tab.ariaSelected = `${at === index}`;
    tab.tabIndex = at === index ? 0 : -1;
  });
  panelsOf(root).forEach((panel, at) => {
    panel.toggleAttribute('data-open', at === index);
    // The search of the browser and links to a text find what is in a closed panel.
    if (at === index) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  });
}

/** Opens the tab that the reader chose for the group. */
export function renderTabs(root: HTMLElement): void {
  const { tabsGroup } = root.dataset;
  if (tabsGroup === undefined) return;
  open(root, openIndex(readStored(TABS_KEY + tabsGroup), tabsOf(root).length));
}

/** Panels of which one is open. Groups of one name share the reader's choice, which is stored. */
export function startTabs(root: HTMLElement, signal: AbortSignal): void {
  const { tabsGroup } = root.dataset;
  const choose = (index: number) => {
    open(root, index);
    if (tabsGroup !== undefined) store(TABS_KEY + tabsGroup, `${index}`);
  };
  open(root, openOf(root));
  root.addEventListener('beforematch', ({ target }) => {
    const found = panelsOf(root).indexOf(target as Element);
    if (found !== -1) open(root, found);
  });
  const indexOf = ({ target }: Event) => tabsOf(root).findIndex((tab) => tab.contains(target as Node));
  root.firstElementChild?.addEventListener('click', (event) => {
    const index = indexOf(event);
    if (index !== -1) choose(index);
  });
  root.firstElementChild?.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    const index = altKey || ctrlKey || metaKey ? undefined : indexForKey(key, openOf(root), tabsOf(root).length);
    if (index === undefined) return;
    event.preventDefault();
    choose(index);
    tabsOf(root)[index].focus();
  });
  if (tabsGroup !== undefined) followStored(TABS_KEY + tabsGroup, () => renderTabs(root), signal);
  showTarget(root);
  window.addEventListener('hashchange', () => showTarget(root), { signal });
  onPage(() => showTarget(root), signal);
}

/** Opens the panel that the hash leads into, for this page view only. */
function showTarget(root: HTMLElement): void {
  const target = hashTarget();
  const index = target ? panelsOf(root).findIndex((panel) => panel.contains(target)) : -1;
  if (index === -1 || index === openOf(root)) return;
  open(root, index);
  requestAnimationFrame(() => target?.scrollIntoView());
}

/** Rspress's prefix of the keys under which groups of tabs store their choice. */
const TABS_KEY = 'rspress.tabs.';

/**
 * The tab to open: the stored one, where it names one of them, else the first.
 * @param stored index as text, which may be anything
 */
export const openIndex = (stored: string | null, count: number): number =>
  /^\d+$/.test(String(stored)) && Number(stored) < count ? Number(stored) : 0;

/**
 * The tab that a key leads to. Arrows wrap around.
 * @returns undefined for a key that means nothing here
 */
export function indexForKey(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
