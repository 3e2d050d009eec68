import { closest } from '../../client/page.ts';
import { onPage } from '../../client/pageEvents.ts';
import { keepInView } from '../../client/scroll.ts';

/** What readers opened and closed, stored while they visit pages without a sidebar. */
const remembered = new Map<string, boolean>();

/** The tree of a section: groups open and close, and those of the page in view open by themselves. */
export function startSidebar(nav: HTMLElement, signal: AbortSignal): void {
  const groupOf = (button: Element) => document.getElementById(button.getAttribute('aria-controls') ?? '');
  const set = (button: Element, isOpen: boolean) => {
    const group = groupOf(button);
    if (!group) return;
    button.setAttribute('aria-expanded', `${isOpen}`);
    group.hidden = !isOpen;
    remembered.set(group.dataset.key ?? '', isOpen);
  };
  nav.addEventListener('click', (event) => {
    const button = closest(event, 'button[aria-controls]');
    if (!button) return;
    set(button, button.getAttribute('aria-expanded') !== 'true');
  });
  const follow = () => {
    const current = nav.querySelector('[aria-current="page"]');
    for (const button of nav.querySelectorAll('button[aria-controls]')) {
      const group = groupOf(button);
      const isOnTrail = group?.contains(current) || button.parentElement?.contains(current);
      const isOpen = isOnTrail || remembered.get(group?.dataset.key ?? '');
      if (isOpen !== undefined && group?.hidden === isOpen) set(button, isOpen);
      else if (isOnTrail) remembered.set(group?.dataset.key ?? '', true);
    }
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
