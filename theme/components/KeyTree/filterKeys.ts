import { missingWords } from '../../shared/filterText.ts';
import { offerSearch } from '../Search/offerSearch.ts';

const openBefore = new WeakMap<Element, Set<HTMLDetailsElement>>();

/** Shows the keys of a configuration that match what was typed, in their open groups, and all keys of a group that does. */
export function filterKeys(tools: HTMLElement, query: string): void {
  const tree = tools.parentElement as HTMLElement;
  const groups = [...tree.querySelectorAll<HTMLDetailsElement>('.key-group')];
  const isFiltered = query.trim() !== '';
  const before = openBefore.get(tree) ?? new Set(groups.filter(({ open }) => open));
  if (isFiltered) openBefore.set(tree, before);
  else openBefore.delete(tree);
  const whole = groups.filter((group) => matches(group, query));
  let count = 0;
  for (const key of tree.querySelectorAll<HTMLElement>('.key')) {
    key.hidden = !matches(key, query) && !whole.some((group) => group.contains(key));
    if (!key.hidden) count++;
  }
  for (const group of groups) {
    group.hidden = !group.querySelector('.key:not([hidden])');
    group.open = isFiltered ? !group.hidden : before.has(group);
  }
  const status = tools.querySelector<HTMLElement>('[role="status"]');
  const { all = '', some = '', none = '' } = status?.dataset ?? {};
  if (status) status.textContent = !isFiltered ? all : count === 0 ? none : some.replace('%', `${count}`);
  offerSearch(status, isFiltered && count === 0 ? query.trim() : '');
}

/** A key and the title of a group begin with the path; their description is beside it, and below a title too. */
function matches(key: HTMLElement, query: string): boolean {
  const parts = key.querySelectorAll(':scope > span, :scope > div:not(.key), :scope > summary > span');
  const path = key.querySelector('code')?.textContent ?? '';
  return missingWords([path, ...[...parts].map(({ textContent }) => textContent)].join(' '), query).length === 0;
}
