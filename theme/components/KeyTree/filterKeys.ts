import { offerSearch } from '../Search/offerSearch.ts';

/** The groups that were open before the filter opened others. */
const openBefore = new WeakMap<Element, Set<HTMLDetailsElement>>();

/** Keeps those keys of a configuration that match what was typed, in their open groups. A group brings all it holds. */
export function filterKeys(tools: HTMLElement, query: string): void {
  const tree = tools.parentElement as HTMLElement;
  const keys = [...tree.querySelectorAll<HTMLElement>('.key')];
  const groups = [...tree.querySelectorAll<HTMLDetailsElement>('.key-group')];
  const isFiltered = query.trim() !== '';
  const before = openBefore.get(tree) ?? new Set(groups.filter(({ open }) => open));
  if (isFiltered) openBefore.set(tree, before);
  else openBefore.delete(tree);
  const whole = new Set(matching(groups, query));
  const matched = new Set([...matching(keys, query), ...keys.filter((key) => isInAny(key, whole))]);
  for (const key of keys) key.hidden = !matched.has(key);
  for (const group of groups) {
    group.hidden = !group.querySelector('.key:not([hidden])');
    group.open = isFiltered ? !group.hidden : before.has(group);
  }
  const status = tools.querySelector<HTMLElement>('[role="status"]');
  const { all = '', some = '', none = '' } = status?.dataset ?? {};
  if (status) status.textContent = !isFiltered ? all : matched.size === 0 ? none : some.replace('%', `${matched.size}`);
  offerSearch(status, isFiltered && matched.size === 0 ? query.trim() : '');
}

function matching<Kind extends HTMLElement>(elements: Kind[], query: string): Kind[] {
  const matches = matchKeys(elements.map(readKey), query);
  return elements.filter((_, index) => matches[index]);
}

function isInAny(key: Element, groups: ReadonlySet<Element>): boolean {
  for (let at = key.parentElement; at; at = at.parentElement) if (groups.has(at)) return true;
  return false;
}

/** A key and the title of a group begin with the path; what they say stands beside it, and below a title too. */
function readKey(key: HTMLElement): FilterKey {
  const description = key.querySelectorAll(':scope > span, :scope > div:not(.key), :scope > summary > span');
  return {
    path: key.querySelector('code')?.textContent ?? '',
    text: [...description].map(({ textContent }) => textContent).join(' '),
  };
}

/** A key of a configuration, as the page says it. */
interface FilterKey {
  /** As people write it: `policies.proof.skip`. */
  path: string;
  /** Everything else that the page says about it. */
  text: string;
}

/**
 * Tells which keys have every word of a query, in any order, anywhere in the path or the text. Case, and the signs
 * between names, do not matter.
 * @returns one answer for each key; all match an empty query
 */
export function matchKeys(keys: readonly FilterKey[], query: string): boolean[] {
  const words = plain(query).split(' ').filter(Boolean);
  return keys.map(({ path, text }) => {
    const description = `${plain(path)} ${path.toLowerCase()} ${plain(text)}`;
    return words.every((word) => description.includes(word));
  });
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
}
