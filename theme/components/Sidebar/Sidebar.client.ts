import { closest } from '../../client/page.ts';
import { onPage } from '../../client/pageEvents.ts';
import { keepInView } from '../../client/scroll.ts';
import { readSession, storeSession } from '../../client/storage.ts';

const STORAGE_KEY = 'sidebar-groups';
/** Whether each group is open that a reader opened or closed, or was in. Other sections, a reload and a full load change nothing. */
const openGroups = new Map(Object.entries(readSession<Record<string, boolean>>(STORAGE_KEY) ?? {}));
const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** Until the first page is drawn: a reader who closed the group of the page in view finds it closed. */
let isReload = load?.type === 'reload';

/** The tree of a section: groups open and close, and those of the page in view open by themselves. */
export function startSidebar(nav: HTMLElement, signal: AbortSignal): void {
  const groupOf = (button: Element) => document.getElementById(button.getAttribute('aria-controls') ?? '');
  const set = (button: Element, isOpen: boolean) => {
    const group = groupOf(button);
    if (!group) return;
    button.setAttribute('aria-expanded', `${isOpen}`);
    group.hidden = !isOpen;
    openGroups.set(group.id, isOpen);
    storeSession(STORAGE_KEY, Object.fromEntries(openGroups));
  };
  nav.addEventListener('click', (event) => {
    const button = closest(event, 'button[aria-controls]');
    if (button) set(button, button.getAttribute('aria-expanded') !== 'true');
  });
  const follow = () => {
    const current = nav.querySelector('[aria-current="page"]');
    for (const button of nav.querySelectorAll('button[aria-controls]')) {
      const group = groupOf(button);
      const isOnTrail = !isReload && (group?.contains(current) || button.parentElement?.contains(current));
      const isOpen = isOnTrail || openGroups.get(group?.id ?? '');
      if (isOpen !== undefined) set(button, isOpen);
    }
    isReload = false;
  };
  const show = () => keepInView(nav.closest('[data-scrolls]'), nav.querySelector('[aria-current="page"]'));
  follow();
  // Nothing scrolls before the styles are there, which nothing is painted without.
  requestAnimationFrame(show);
  onPage(() => {
    follow();
    show();
  }, signal);
}
