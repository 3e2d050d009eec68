import { isShown } from '../../client/page.ts';
import { onPage } from '../../client/pageEvents.ts';
import { keepInView } from '../../client/scroll.ts';
import { missingWords } from '../../shared/filterText.ts';
import { offerSearch } from '../Search/offerSearch.ts';

/** The field above a sidebar: keeps the pages whose name, together with those of its groups, has every word typed. */
export function startSidebarFilter(box: HTMLElement, signal: AbortSignal): void {
  const nav = box.parentElement;
  const input = box.querySelector('input');
  const status = box.querySelector<HTMLElement>('[role="status"]');
  if (!nav || !input || !status) return;
  /** The groups that were closed before a reader began to type. */
  let closed: HTMLElement[] | undefined;
  let matches: HTMLElement[] = [];

  const filter = () => {
    const query = input.value.trim();
    if (query === '' && !closed) {
      matches = [];
      return;
    }
    closed ??= groupsIn(nav).filter(({ hidden }) => hidden);
    matches = narrowSidebar(nav, query);
    for (const line of nav.querySelectorAll('hr')) line.hidden = query !== '';
    for (const group of groupsIn(nav)) if (query !== '') setOpen(group, true);
    status.textContent = query === '' ? '' : countText(matches.length, status.dataset);
    offerSearch(status, matches.length === 0 ? query : '');
    if (query !== '') return;
    // The way to the page in view stays open.
    for (const group of closed) if (!group.querySelector('[aria-current="page"]')) setOpen(group, false);
    closed = undefined;
    keepInView(nav.closest('[data-scrolls]'), nav.querySelector('[aria-current="page"]'));
  };
  const clear = () => {
    input.value = '';
    filter();
  };

  input.addEventListener('input', filter);
  input.addEventListener('keydown', (event) => {
    if (input.value === '') return;
    if (event.key === 'Escape') {
      // The drawer that may contain the field stays open.
      event.preventDefault();
      event.stopPropagation();
      clear();
    } else if (event.key === 'Enter') matches[0]?.click();
  });
  nav.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || input.value.trim() === '') return;
    const stops = [input, ...matches.filter(isShown)];
    const at = stops.indexOf(event.target as HTMLElement);
    const next = stops[at + step];
    if (at === -1 || !next) return;
    event.preventDefault();
    next.focus();
  });
  onPage(clear, signal);
  // What was typed, or filled in by the browser, before this was here.
  filter();
}

function groupsIn(nav: Element): HTMLElement[] {
  return [...nav.querySelectorAll<HTMLElement>('.sidebar__group')];
}

function setOpen(group: HTMLElement, isOpen: boolean): void {
  group.hidden = !isOpen;
  group.parentElement?.querySelector('[aria-controls]')?.setAttribute('aria-expanded', `${isOpen}`);
}

function countText(count: number, { none = '', one = '', many = '' }: DOMStringMap): string {
  if (count === 0) return none;
  return count === 1 ? one : many.replace('{{count}}', `${count}`);
}

/**
 * Shows of a sidebar what fits a query, with the groups around it, and hides the rest.
 * @param query words that a name, together with those of its groups, has to have; empty for all.
 * @returns the links that fit by their own name or that of a group, in their order.
 */
function narrowSidebar(nav: Element, query: string): HTMLElement[] {
  const items = [...nav.querySelectorAll<HTMLElement>('.sidebar__list > li')];
  const fitting = items.filter((item) => missingWords(pathOf(item), query).length === 0);
  for (const item of items) item.hidden = !fitting.some((other) => item.contains(other));
  for (const list of nav.querySelectorAll('.sidebar__list')) {
    const header = headerOf(list);
    if (header) header.hidden = !list.querySelector(':scope > li:not([hidden])');
  }
  return fitting.flatMap((item) => item.querySelector<HTMLElement>(':scope > .sidebar__row > a') ?? []);
}

/** The names of the groups around an item, of the list that it is in, and its own. */
function pathOf(item: Element): string {
  const group = item.parentElement?.closest('li');
  const names = [headerOf(item.parentElement), item.querySelector('.sidebar__name')];
  return [group && pathOf(group), ...names.map((name) => name?.textContent)].join(' ');
}

function headerOf(list: Element | null): HTMLElement | null {
  return document.getElementById(list?.getAttribute('aria-labelledby') ?? '');
}
